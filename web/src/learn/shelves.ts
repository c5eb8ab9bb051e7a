/** What lies on the shelves of *Learn*. Each comes when somebody reaches for it, under `#/learn/<id>/…`. */
import type { ComponentChildren, VNode } from 'preact';
import type { IconName } from '../art/names.ts';
import { Part } from '../ui/part.ts';
import { t, wantWords } from '../ui/words.ts';

export interface ShelfProps {
  /** What of it is looked at: the parts of the address after the name of the shelf. */
  readonly path: readonly string[];
  /** Draws the house around something that is not a table. */
  readonly around: (children: ComponentChildren) => VNode;
}

export interface Shelf {
  /** Its name in the address. */
  readonly id: string;
  readonly icon: IconName;
  title(): string;
  /** One sentence about what is found here. */
  text(): string;
  readonly part: Part<{ Page(props: ShelfProps): VNode | null }>;
}

/** In the order in which they stand on the page, below the lessons. */
export const SHELVES: readonly Shelf[] = [
  {
    id: 'rules',
    icon: 'about',
    title: () => t('learn.rules'),
    text: () => t('learn.rules.text'),
    part: new Part(() => import('../guide/RulesPage.tsx')),
  },
  {
    id: 'cards',
    icon: 'hand',
    title: () => t('learn.cards'),
    text: () => t('learn.cards.about'),
    part: new Part(() => import('../guide/CardsPage.tsx')),
  },
  {
    id: 'sheet',
    icon: 'log',
    title: () => t('learn.sheet'),
    text: () => t('learn.sheet.text'),
    part: new Part(() => import('./SheetPage.tsx')),
  },
  {
    id: 'strategy',
    icon: 'about',
    title: () => t('learn.strategy'),
    text: () => t('learn.strategy.text'),
    part: new Part(() => import('./StrategyPage.tsx')),
  },
  {
    id: 'practise',
    icon: 'die',
    title: () => t('learn.practise'),
    text: () => t('learn.practise.text'),
    part: new Part(async () => {
      const [part] = await Promise.all([import('./PractisePage.tsx'), wantWords('replay')]);
      return part;
    }),
  },
];
