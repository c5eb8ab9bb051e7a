import type { ComponentChildren, VNode } from 'preact';
import { Contents } from './Contents.tsx';
import { EntryPage } from './EntryPage.tsx';
import { Example } from './Example.tsx';
import { askedAt, entryOf } from './book/guide.ts';
import { useTexts } from './brought.ts';
import { type GameBrought, gameOf } from './game.ts';
import { GameChoice } from './GameChoice.tsx';
import { Unloaded } from '../ui/Unloaded.tsx';
import { t, useRules } from '../ui/words.ts';
import './guide.css';
import './print.css';

interface PageProps {
  readonly path: readonly string[];
  readonly around: (children: ComponentChildren) => VNode;
}

/** A rule by its own name, or by the question it explains. */
const entryAt = ({ guide }: GameBrought, name: string) =>
  name.startsWith('at.') ? askedAt(guide, `${guide.game}.${name.slice(3)}`) : entryOf(guide, name);

function Book({ game, path, around }: PageProps & { game: GameBrought }) {
  useRules(game.bill.id);
  const texts = useTexts(game.bill.id);
  const [name = '', example] = path;
  if (texts === undefined) return around(<p aria-busy="true" />);
  if (texts === 'unloaded') return around(<Unloaded />);
  const entry = entryAt(game, name);
  if (!entry) return around(<Contents game={game} texts={texts} missing={name} />);
  if (example !== undefined) return <Example game={game} texts={texts} entry={entry} name={example} />;
  return around(<EntryPage key={entry.id} game={game} texts={texts} entry={entry} />);
}

/** The rules: of which game, all of one, one rule, or one that is played. */
export function Page({ path, around }: PageProps) {
  const [id, ...rest] = path;
  const game = gameOf(id);
  if (!game) return around(<GameChoice title={t('learn.rules')} address={of => `#/rules/${of}`} />);
  return <Book key={game.bill.id} game={game} path={rest} around={around} />;
}
