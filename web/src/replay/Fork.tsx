import { times } from '@kaffeehaus/kernel';
import { useState } from 'preact/hooks';
import { Dialog } from '../art/Dialog.tsx';
import { Icon } from '../art/Icon.tsx';
import { put } from '../repertoire/games.ts';
import { PERSON, type Sitter } from '../store/kept.ts';
import { LEVELS, USUAL } from '../think/levels.ts';
import { chosenColours } from '../ui/colours.ts';
import { tell } from '../ui/voice.ts';
import { sitterName, t } from '../ui/words.ts';
import { nameOf, saidText } from './said.ts';
import type { Screening } from './screening.ts';
import type { Shown } from './shown.ts';

export interface ForkProps {
  shown: Shown;
  screening: Screening;
  onClose: () => void;
}

/** Whoever looks sits where they looked from; bots take the other seats. */
const seating = ({ viewer, record }: Screening): readonly Sitter[] => {
  const mine = viewer.peek() < record.seats ? viewer.peek() : 0;
  return times(record.seats, seat => (seat === mine ? PERSON : USUAL));
};

/** Plays on from this moment, in a game of its own that counts nowhere. */
export function Fork({ shown, screening, onClose }: ForkProps) {
  const [sitters, setSitters] = useState(() => seating(screening));
  const begin = async (): Promise<void> => {
    const { answers, ...rest } = screening.fork();
    const record = { ...rest, answers, names: sitters.map((_, seat) => nameOf(screening, seat)) };
    const id = await put(record, sitters, chosenColours(record.seats), { fork: answers.length });
    if (id === undefined) tell(t('web.trouble.unkept'));
    else location.hash = `#/table/${id}`;
  };
  return (
    <Dialog title={t('replay.fork')} onClose={onClose}>
      <p>{saidText(screening, shown.gameView)}</p>
      <p class="quiet">{t('replay.fork.about')}</p>
      <ul class="fork-seats">
        {sitters.map((sitter, seat) => (
          <li key={seat}>
            <Icon name={`agent-${shown.gameView.colour(seat)}`} size={32} />
            <label class="field">
              <span>{nameOf(screening, seat)}</span>
              <select
                class="input"
                value={sitter}
                onChange={({ currentTarget: { value } }) =>
                  setSitters(sitters.map((old, i) => (i === seat ? value : old)))
                }
              >
                {[PERSON, ...LEVELS].map(each => (
                  <option key={each} value={each}>
                    {sitterName(each)}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {t('common.cancel')}
        </button>
        <button type="button" class="button primary" onClick={() => void begin()}>
          {t('replay.fork.begin')}
        </button>
      </div>
    </Dialog>
  );
}
