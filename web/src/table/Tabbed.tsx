import { WATCHER } from '@kaffeehaus/kernel';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Tab as GameTab } from '../seat/gameview.ts';
import { say, t } from '../ui/words.ts';
import { Others, type PartProps } from './Parts.tsx';
import { Story } from './Story.tsx';
import { type Tab, Tabs } from './Tabs.tsx';

interface Shown extends Tab {
  readonly draw: () => ComponentChildren;
}

/** The game's own tabs, then everybody else, then what happened. */
const tabsOf = (
  { draw, gameView, beside, motion, momentAt }: PartProps,
  tabs: readonly GameTab[],
): readonly Shown[] => [
  ...tabs.map(({ id, title, watched = title, icon, Draw }) => ({
    id,
    title: say(draw.view.viewer === WATCHER ? watched : title),
    icon,
    draw: () => <Draw {...draw} />,
  })),
  {
    id: 'others',
    title: t('web.others'),
    icon: 'person',
    draw: () => <Others draw={draw} gameView={gameView} />,
  },
  {
    id: 'story',
    title: beside?.talk.fresh() ? t('web.log.fresh', { n: beside.talk.fresh() }) : t('web.log'),
    icon: 'log',
    draw: () => <Story {...{ gameView, beside, motion, momentAt }} view={draw.view} names={draw.names} />,
  },
];

/** The tab with the answers to a new question comes forward. */
const useHome = ({ draw, gameView, motion }: PartProps, choose: (id: string) => void): void => {
  const { ask } = draw.view;
  useLayoutEffect(() => {
    const tab = ask && gameView.home(ask).tab;
    if (tab !== undefined) choose(tab);
    // Whoever was touched, or missed something, reads what happened, unless answers lie under a tab themselves.
    else if (ask && motion?.isTold(draw.view) === true) choose('story');
  }, [ask]);
};

interface TabbedProps extends PartProps {
  tabs: readonly GameTab[];
  /** Lies over them for a while. */
  over?: ComponentChildren;
}

/** Parts of the table one at a time. */
export function Tabbed({ tabs, over, ...props }: TabbedProps) {
  const shown = tabsOf(props, tabs);
  const [chosen, choose] = useState(shown[0]?.id ?? 'story');
  useHome(props, id => {
    if (shown.some(tab => tab.id === id)) choose(id);
  });
  return (
    <div class="part part-tabs">
      <Tabs tabs={shown} chosen={chosen} onChoose={choose} panel="tab-panel" />
      <div
        class={`tab-panel frame panel-${chosen}`}
        id="tab-panel"
        role="tabpanel"
        tabIndex={0}
        aria-labelledby={`tab-${chosen}`}
      >
        {shown.find(tab => tab.id === chosen)?.draw()}
      </div>
      {over}
    </div>
  );
}
