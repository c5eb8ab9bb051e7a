import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Later } from '../ui/Later.tsx';
import { Part } from '../ui/part.ts';
import { announce } from '../ui/voice.ts';
import { say, t } from '../ui/words.ts';
import { titleOf } from '../repertoire/bills.ts';
import { watchDrag } from './drag.ts';
import { Head } from './Head.tsx';
import { focusOffer, pressKey } from './keys.ts';
import { linesOf } from './lines.ts';
import type { Opened } from './open.ts';
import { LogPart, type PanelsProps, Side, Tabbed } from './Panels.tsx';
import { isPhone } from '../ui/phone.ts';
import { Prompt, promptText } from './Prompt.tsx';
import { roam } from './roam.ts';
import type { Sheet } from './Sheets.tsx';
import { Troubles } from './Troubles.tsx';
import type { View } from '../seat/view.ts';

export interface TableProps {
  opened: Opened;
  view: View;
}

/** Nobody needs these at the first question. */
const endings = new Part(() => import('./End.tsx'));
const sheets = new Part(() => import('./Sheets.tsx'));

const focusOn = (selector: string): void =>
  document.querySelector<HTMLElement>(`.table ${selector}`)?.focus();

/** Reads out what happened since the last view, then the question; who is waited for only when that changes. */
const useAnnouncements = ({ opened, view }: TableProps): void => {
  const heard = useRef(view.events.length);
  const asked = useRef('');
  useEffect(() => {
    const { play, gameView } = opened;
    const lines = linesOf(gameView.game, view, heard.current);
    heard.current = view.events.length;
    const told = lines.map(line => say(line.phrase, play.names));
    const question = view.over ? '' : promptText({ play, view, gameView });
    const isNew = question !== asked.current || (view.ask && told.length > 0);
    asked.current = question;
    if (told.length > 0 || isNew) announce([...told, ...(isNew ? [question] : [])].join(' '));
  }, [view]);
};

/** The keys of the table work wherever the focus is. */
const useKeys = ({ play, answering, counsel }: Opened, show: (sheet: Sheet | undefined) => void): void => {
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      roam(event);
      pressKey(event, {
        offer: focusOffer,
        confirm: () => (play.looking.value ? play.lookAway() : answering.confirm()),
        decline: () => answering.decline(),
        clear: () => (answering.isBlank ? counsel.close() : answering.clear()),
        counsel: () => counsel.toggle(),
        undo: () => play.undo(),
        question: () => focusOn('.prompt-text'),
        log: () => focusOn('.log'),
        help: () => show('help'),
      });
    };
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, [play]);
};

const useDrag = ({ answering }: Opened) => {
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => (table.current ? watchDrag(table.current, answering) : undefined), [answering]);
  return table;
};

const useTitle = ({ gameView }: Opened): void =>
  useSignalEffect(() => {
    document.title = t('web.title', { game: say(titleOf(gameView.game)) });
  });

function City({ gameView, draw }: PanelsProps) {
  return (
    <section class="table-board" aria-label={t('web.board')}>
      <gameView.Board {...draw} />
    </section>
  );
}

/** Wide: three columns. Phone: the question first for those who listen, last for those who look. */
function Layout({ opened, view }: TableProps) {
  const { play, answering, counsel, gameView } = opened;
  const draw = { view, picks: answering, names: play.names };
  const parts = { draw, gameView };
  const question = !view.over && <Prompt {...{ play, view, gameView, answering, counsel }} />;
  const end = view.over && (
    <Later part={endings}>
      {({ End }) => <End view={view} gameView={gameView} names={play.names} record={play.record} />}
    </Later>
  );
  if (isPhone.value)
    return (
      <main class="table-main">
        {question}
        {end}
        <City {...parts} />
        <Tabbed {...parts} />
      </main>
    );
  return (
    <main class="table-main">
      <div class="column is-own">
        {question}
        <Side side="own" {...parts} />
      </div>
      <div class="column is-middle">
        {end}
        <City {...parts} />
        <LogPart {...parts} />
      </div>
      <div class="column is-other">
        <Side side="other" {...parts} />
      </div>
    </main>
  );
}

/** The table as one viewer sees it. */
export function Table({ opened, view }: TableProps) {
  const { play, gameView, keeper } = opened;
  const [sheet, show] = useState<Sheet | undefined>();
  const table = useDrag(opened);
  useTitle(opened);
  useAnnouncements({ opened, view });
  useKeys(opened, show);
  return (
    <div class={`table of-${gameView.game.id}${view.over ? ' is-over' : ''}`} ref={table}>
      <gameView.Sprite />
      <Head play={play} view={view} gameView={gameView} onMenu={() => show('menu')} />
      <Troubles keeper={keeper} play={play} />
      <Layout opened={opened} view={view} />
      {sheet && (
        <Later part={sheets}>
          {({ Sheets }) => <Sheets opened={opened} over={view.over} sheet={sheet} show={show} />}
        </Later>
      )}
    </div>
  );
}
