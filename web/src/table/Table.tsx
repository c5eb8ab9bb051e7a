import { FIRST } from '@kaffeehaus/kernel';
import { useSignalEffect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Later } from '../ui/Later.tsx';
import { Part } from '../ui/part.ts';
import { isPhone } from '../ui/phone.ts';
import { ruleAddress } from '../ui/addresses.ts';
import { announce } from '../ui/voice.ts';
import { leaveTable, noteTable } from '../ui/whence.ts';
import { say, t, wantWords } from '../ui/words.ts';
import { titleOf } from '../repertoire/bills.ts';
import { watchPointing } from '../ask/pointing.ts';
import { Focus } from './Focus.tsx';
import { Head } from './Head.tsx';
import { Hint } from './Hint.tsx';
import { focusOffer, pressKey } from './keys.ts';
import { linesOf } from './lines.ts';
import { Moving } from './Moving.tsx';
import { MANY, watchNear } from './near.ts';
import type { Laid } from './open.ts';
import { Layout, layoutClass } from './Layout.tsx';
import { Prompt, promptText } from './Prompt.tsx';
import { Refusal } from './Refusal.tsx';
import { roam } from './roam.ts';
import type { Sheet } from './Sheets.tsx';
import { Troubles } from './Troubles.tsx';
import type { View } from '../seat/view.ts';

export interface TableProps {
  opened: Laid;
  view: View;
}

/** What lies over a table, with its words. */
export const sheets = new Part(async () => {
  const [part] = await Promise.all([import('./Sheets.tsx'), wantWords('app')]);
  return part;
});

/** Nobody needs these at the first question. */
const endings = new Part(() => import('./End.tsx'));
const drags = new Part(() => import('./drag.ts'));

/** Milliseconds after the first question before more is brought. */
const LATER = 300;

const focusOn = (selector: string): void =>
  document.querySelector<HTMLElement>(`.table ${selector}`)?.focus();

/** Reads out what happened, once a turn, then the question; who is waited for only when that changes. */
const useAnnouncements = ({ opened, view }: TableProps): void => {
  const heard = useRef(view.events.length);
  const asked = useRef('');
  const turn = useRef(view.turn);
  useEffect(() => {
    const { play, gameView, instead } = opened;
    // Whoever shows a game tells it as well.
    if (instead) return;
    // Somebody else's turn may take several answers: it is told as a whole.
    const goesOn = !view.ask && !view.over && String(view.turn) === String(turn.current);
    turn.current = view.turn;
    if (goesOn && view.events.length >= heard.current) return;
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
const useKeys = ({ play, answering, counsel }: Laid, show: (sheet: Sheet | undefined) => void): void => {
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      roam(event);
      pressKey(event, {
        offer: focusOffer,
        confirm: () => (play.looking.value ? play.lookAway() : answering.confirm()),
        decline: () => answering.decline(),
        clear: () => {
          answering.hush();
          if (answering.mayGoBack) answering.back();
          else if (answering.isBlank) counsel.close();
          else answering.clear();
        },
        counsel: () => counsel.toggle(),
        back: () => answering.back(),
        undo: () => answering.undo(),
        question: () => focusOn('.prompt-text'),
        recap: () => focusOn('[role="tab"][id="tab-recap"]'),
        log: () => focusOn('.log'),
        // Whatever has the focus tells its name by itself.
        name: () => undefined,
        help: () => {
          // Whoever was just refused something wants to know why.
          if (answering.notice) location.hash = ruleAddress(answering.notice.refusal.rule);
          else show('help');
        },
      });
    };
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, [play]);
};

/** Whoever wants to draw a thing can press it meanwhile. */
const useDrag = (table: RefObject<HTMLDivElement | null>, answering: Laid['answering']): void => {
  useEffect(() => {
    const later = setTimeout(() => drags.prepare(), LATER);
    return () => clearTimeout(later);
  }, []);
  const drag = drags.now.value;
  useEffect(
    () => (table.current && typeof drag === 'object' ? drag.watchDrag(table.current, answering) : undefined),
    [answering, drag],
  );
};

/** Dragging, what is near the pointer, and what it points at. */
const usePointer = ({ answering }: Laid) => {
  const table = useRef<HTMLDivElement>(null);
  useDrag(table, answering);
  useEffect(() => (table.current ? watchNear(table.current) : undefined), []);
  useEffect(() => (table.current ? watchPointing(table.current, answering) : undefined), [answering]);
  return table;
};

/** What the style sheets ask for. */
const classOf = ({ opened: { gameView, answering }, view }: TableProps): string =>
  [
    'table',
    `of-${gameView.game.id}`,
    layoutClass(gameView),
    answering.offered > MANY ? 'has-many' : 'has-few',
    ...(view.over ? ['is-over'] : []),
  ].join(' ');

/** What is seen here can be read up, and is found again among all cards. */
const useWhence = ({ opened: { gameView }, view }: TableProps): void => {
  useEffect(() => {
    // A card lying face down is a number below the first.
    const seen = view.table.zones.flat().filter(card => card > FIRST);
    noteTable(gameView.game.id, seen);
  }, [view]);
  useEffect(() => leaveTable, []);
};

const useTitle = ({ gameView }: Laid): void =>
  useSignalEffect(() => {
    document.title = t('web.title', { game: say(titleOf(gameView.game)) });
  });

/** The question; once the game is over, its end. */
function Question({ opened, view }: TableProps) {
  const { play, beside, answering, counsel, gameView, tutor, momentAt, instead: Instead } = opened;
  if (Instead) return <Instead view={view} />;
  const props = { play, view, gameView, answering, counsel, beside };
  if (!view.over) return tutor?.Bar && isPhone.value ? <tutor.Bar {...props} /> : <Prompt {...props} />;
  return (
    <Later part={endings}>
      {({ End }) => (
        <End
          {...{ view, gameView, beside, momentAt }}
          names={play.names}
          record={play.kept}
          sitters={play.sitters}
        />
      )}
    </Later>
  );
}

/** The table as one viewer sees it. */
export function Table({ opened, view: seen }: TableProps) {
  // With the answers that are begun.
  const view = opened.answering.view.value ?? seen;
  const { play, gameView, keeper, beside, motion, tutor } = opened;
  const [sheet, show] = useState<Sheet | undefined>();
  const table = usePointer(opened);
  useTitle(opened);
  useWhence({ opened, view });
  useAnnouncements({ opened, view });
  useKeys(opened, show);
  return (
    <Moving motion={motion} view={view}>
      <Focus view={view}>
        <div class={classOf({ opened, view })} ref={table}>
          <gameView.Sprite />
          <Head
            play={play}
            beside={beside}
            view={view}
            gameView={gameView}
            onMenu={() => show('menu')}
            onSeat={seat => show({ seat })}
          />
          <Troubles keeper={keeper} play={play} />
          {beside && <beside.Bar />}
          {tutor && <tutor.Card />}
          <div class="table-room">
            <Layout
              draw={{ view, picks: opened.answering, names: play.names }}
              gameView={gameView}
              beside={beside}
              motion={motion}
              isTold={opened.instead !== undefined || tutor?.Bar !== undefined}
              momentAt={opened.momentAt}
              question={<Question opened={opened} view={view} />}
              hint={<Hint {...opened} view={view} />}
            />
          </div>
          <Refusal
            answering={opened.answering}
            nameOf={item => say(gameView.game.phrases.item(item), play.names)}
          />
          {sheet && (
            <Later part={sheets}>
              {({ Sheets }) => <Sheets opened={opened} view={view} sheet={sheet} show={show} />}
            </Later>
          )}
        </div>
      </Focus>
    </Moving>
  );
}
