import { type ChatLine, type ChatPhrase, PHRASES } from '@kaffeehaus/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { colourOf } from '../ui/colours.ts';
import { announce, tell } from '../ui/voice.ts';
import { t } from '../ui/words.ts';
import { account, me, whyNot } from './house.ts';
import { calledAll } from './names.ts';
import { refusedText } from './refused.ts';
import type { Room } from './room.ts';

/** The first are always in sight. */
const FIRST = 4;
const LETTERS = 500;

const textOf = ({ text, phrase, hidden }: ChatLine): string => {
  if (hidden === true) return t('online.talk.hidden');
  return phrase === undefined ? text : t(`common.phrase.${phrase}`);
};

const nameOf = (room: Room, { seat, name }: ChatLine): string => {
  const names = calledAll(room.seats.value, room.head.value?.game ?? '');
  if (seat >= 0) return names[seat] ?? name;
  return name === '' ? t('online.person.former') : name;
};

/** What can be done about a line of somebody else. */
function LineMenu({ room, line }: { room: Room; line: ChatLine }) {
  const [isOpen, open] = useState(false);
  const perform = async (work: Promise<unknown>, done: string): Promise<void> => {
    try {
      await work;
      tell(done);
    } catch (cause) {
      tell(whyNot(cause));
    }
    open(false);
  };
  if (!me.value || line.person === me.value.id) return null;
  return (
    <>
      <button
        type="button"
        class="button plain round talk-more"
        aria-label={t('online.talk.more')}
        aria-expanded={isOpen}
        onClick={() => open(!isOpen)}
      >
        …
      </button>
      {isOpen && (
        <span class="talk-deeds">
          <button
            type="button"
            class="button small"
            onClick={() =>
              void perform(
                account.block(line.person).then(() => room.mute(line.person)),
                t('online.block.done'),
              )
            }
          >
            {t('online.block')}
          </button>
          <button
            type="button"
            class="button small"
            onClick={() =>
              void perform(
                account.report({ table: room.id, n: line.n, why: 'chat' }),
                t('online.report.done'),
              )
            }
          >
            {t('online.report')}
          </button>
        </span>
      )}
    </>
  );
}

function Lines({ room }: { room: Room }) {
  const end = useRef<HTMLLIElement>(null);
  const lines = room.talk.value;
  useEffect(() => {
    room.listen();
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [lines.length]);
  return (
    <ol class="talk-lines" tabIndex={0} aria-label={t('online.talk')}>
      {lines.length === 0 && <li class="quiet">{t('online.talk.none')}</li>}
      {lines.map(line => (
        <li key={line.n}>
          {line.seat >= 0 && <Icon name={`agent-${colourOf(line.seat)}`} size={20} />}
          <p>
            <b>{nameOf(room, line)}</b> <span class={line.hidden ? 'quiet' : ''}>{textOf(line)}</span>
          </p>
          <LineMenu room={room} line={line} />
        </li>
      ))}
      <li ref={end} aria-hidden="true" />
    </ol>
  );
}

/** Says something, and why it was not heard. */
const speak = async (room: Room, said: string | { readonly phrase: ChatPhrase }): Promise<boolean> => {
  const { line } = room;
  if (!line) return false;
  const outcome = await line.say(line.as === 'watch' ? 'watchers' : 'table', said);
  if (!outcome.counted) tell(refusedText(outcome, []));
  return outcome.counted;
};

function Phrases({ room }: { room: Room }) {
  const [all, setAll] = useState(false);
  return (
    <div class="talk-phrases" role="group" aria-label={t('online.talk.phrases')}>
      {PHRASES.slice(0, all ? PHRASES.length : FIRST).map(phrase => (
        <button key={phrase} type="button" class="chip" onClick={() => void speak(room, { phrase })}>
          {t(`common.phrase.${phrase}`)}
        </button>
      ))}
      <button type="button" class="chip" aria-expanded={all} onClick={() => setAll(!all)}>
        {all ? t('online.talk.less') : t('online.talk.all')}
      </button>
    </div>
  );
}

/** Whatever comes to mind; at tables where strangers sit, guests speak in phrases. */
function Free({ room }: { room: Room }) {
  const [text, setText] = useState('');
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setText('');
    if (!(await speak(room, said))) setText(said);
  };
  if (room.head.value?.open === 'all' && me.value?.kind === 'guest')
    return <p class="quiet">{t('online.no.phrases-only')}</p>;
  return (
    <form class="talk-form" onSubmit={event => void submit(event)}>
      <input
        class="input"
        aria-label={t('online.talk.say')}
        placeholder={t('online.talk.say')}
        value={text}
        maxLength={LETTERS}
        autocomplete="off"
        onInput={event => setText(event.currentTarget.value)}
      />
      <button type="submit" class="button">
        {t('online.talk.send')}
      </button>
    </form>
  );
}

/** What is said at a table, and a way to say something. */
export function Talk({ room }: { room: Room }) {
  return (
    <div class="talk">
      <Lines room={room} />
      {me.value && room.line && (
        <>
          <Phrases room={room} />
          <Free room={room} />
        </>
      )}
    </div>
  );
}

/** Lines of others are read out where they are not shown. */
export const useSpoken = (room: Room): void => {
  const heard = useRef(room.talk.peek().length);
  const lines = room.talk.value;
  useEffect(() => {
    const fresh = lines.slice(heard.current).filter(({ person }) => person !== me.peek()?.id);
    heard.current = lines.length;
    const said = fresh.map(line => t('online.talk.said', { name: nameOf(room, line), text: textOf(line) }));
    if (said.length > 0) announce(said.join(' '));
  }, [lines.length]);
};
