import { useLayoutEffect, useState } from 'preact/hooks';
import { say, t } from '../ui/words.ts';
import type { DrawProps, GameView, Panel } from '../seat/gameview.ts';
import { Log } from './Log.tsx';
import { type Tab, Tabs } from './Tabs.tsx';

export interface PanelsProps {
  draw: DrawProps;
  gameView: GameView;
}

/** One part of the table, named by its title. One's own scrolls below the question, so the keyboard must get there. */
function Part({ panel, draw }: { panel: Panel; draw: DrawProps }) {
  return (
    <section
      class={`table-panel panel-${panel.id}`}
      aria-label={say(panel.title)}
      {...(panel.side === 'own' && { tabIndex: 0 })}
    >
      <panel.Draw {...draw} />
    </section>
  );
}

/** On a wide screen: every part on one side of the board. */
export function Side({ side, draw, gameView }: PanelsProps & { side: Panel['side'] }) {
  return (
    <>
      {gameView.panels
        .filter(panel => panel.side === side)
        .map(panel => (
          <Part key={panel.id} panel={panel} draw={draw} />
        ))}
    </>
  );
}

export function LogPart({ draw, gameView }: PanelsProps) {
  return (
    <section class="table-panel panel-log" aria-label={t('web.log')}>
      <Log view={draw.view} gameView={gameView} names={draw.names} />
    </section>
  );
}

/** The tab with the answers to a new question comes forward, and into sight; its panel may know better where. */
const useHome = ({ draw, gameView }: PanelsProps, choose: (id: string) => void): void => {
  const { ask } = draw.view;
  useLayoutEffect(() => {
    if (!ask) return;
    const { panel, board } = gameView.home(ask);
    if (panel !== undefined) choose(panel);
    document.querySelector(board ? '.table-board' : '.table-panel')?.scrollIntoView();
  }, [ask]);
};

/** On a phone: one part at a time, under its tab. */
export function Tabbed({ draw, gameView }: PanelsProps) {
  const [chosen, choose] = useState(gameView.panels[0]?.id ?? 'log');
  useHome({ draw, gameView }, choose);
  const tabs: readonly Tab[] = [
    ...gameView.panels.map(({ id, title, icon }) => ({ id, title: say(title), icon })),
    { id: 'log', title: t('web.log'), icon: 'log' },
  ];
  const panel = gameView.panels.find(each => each.id === chosen);
  return (
    <>
      <Tabs tabs={tabs} chosen={chosen} onChoose={choose} />
      <section
        class={`table-panel panel-${chosen}`}
        id="tab-panel"
        role="tabpanel"
        aria-labelledby={`tab-${chosen}`}
      >
        {panel ? <panel.Draw {...draw} /> : <Log view={draw.view} gameView={gameView} names={draw.names} />}
      </section>
    </>
  );
}
