import { at } from '@kaffeehaus/kernel';
import { Icon } from '../art/Icon.tsx';
import { billOf, titleOf } from '../repertoire/bills.ts';
import { type Found, games, idOf, isBroken, isUnread } from '../repertoire/games.ts';
import { PERSON, type Summary } from '../store/kept.ts';
import { palette } from '../ui/colours.ts';
import { list, say, t } from '../ui/words.ts';
import { Horizon } from '../repertoire/Horizon.tsx';
import { hashOf } from './route.ts';

const isRunning = (entry: Found): entry is Summary => !isBroken(entry) && !isUnread(entry) && !entry.over;

/** A person at this screen is asked. */
export const waits = ({ kept, turn }: Summary): boolean => turn.some(seat => kept.sitters[seat] === PERSON);

/** Games to go on with: those that wait for somebody here first, then the last played. */
export const running = (): readonly Summary[] => {
  const found = (games.value ?? []).filter(isRunning);
  return [...found.filter(waits), ...found.filter(entry => !waits(entry))];
};

const nameOf = ({ kept }: Summary, seat: number): string =>
  kept.record.names?.[seat] ?? t('common.seat', { seat: seat + 1 });

/** Alone at this screen one's turn is "your turn"; among several it has a name. */
const turnText = (entry: Summary): string => {
  const people = entry.kept.sitters.filter(sitter => sitter === PERSON).length;
  return people === 1 && waits(entry)
    ? t('web.turn.yours')
    : t('web.continue.turn', { who: list(entry.turn.map(seat => nameOf(entry, seat))) });
};

const standText = (entry: Summary): string => {
  const { game, round, leads } = entry;
  const lead =
    leads.length === 1
      ? [t('web.continue.leads', { who: list(leads.map(seat => nameOf(entry, seat))) })]
      : [];
  return [turnText(entry), t('common.round', { round: Math.max(1, round), game: game.id }), ...lead].join(
    ' · ',
  );
};

/** A game that went on from a lesson says so. */
export const keptTitle = ({ kept, game }: Summary): string => {
  const name = say(titleOf(game));
  return kept.lesson === undefined ? name : t('web.kept.lesson', { game: name });
};

function Row({ entry }: { entry: Summary }) {
  const { kept, game } = entry;
  const bill = billOf(game.id);
  const title = keptTitle(entry);
  return (
    <li class={waits(entry) ? 'continue is-mine' : 'continue'}>
      {bill && <Horizon bill={bill} />}
      <p>
        <span class="continue-name">{title}</span> <span class="continue-stand">{standText(entry)}</span>
      </p>
      <span class="continue-seats" aria-hidden="true">
        {kept.sitters.map((_, seat) => (
          <Icon key={seat} name={`agent-${at(palette(kept.colours), seat)}`} size={24} />
        ))}
      </span>
      <a
        class={waits(entry) ? 'button small primary' : 'button small'}
        href={hashOf({ at: 'table', id: kept.id })}
        aria-label={t('web.kept.continue.of', { what: [title, standText(entry)].join(' · ') })}
      >
        {waits(entry) ? t('web.kept.continue') : t('web.kept.look')}
      </a>
    </li>
  );
}

const MOST = 3;

/** The newest games, and the way to all of them. */
export function Continue() {
  const entries = running();
  if (entries.length === 0) return null;
  const waiting = entries.filter(waits).length;
  return (
    <section class="continues" aria-labelledby="continue-title">
      <h2 id="continue-title">
        {t('web.continue')}{' '}
        {waiting > 0 && <span class="badge">{t('web.continue.waiting', { n: waiting })}</span>}
      </h2>
      <ul>
        {entries.slice(0, MOST).map(entry => (
          <Row key={idOf(entry)} entry={entry} />
        ))}
      </ul>
      <a class="continue-all" href={hashOf({ at: 'games' })}>
        {t('web.continue.all')}
      </a>
    </section>
  );
}

/** On a phone, the most urgent one in one line. */
export function Urgent() {
  const [entry] = running();
  return entry ? (
    <ul class="urgent">
      <Row entry={entry} />
    </ul>
  ) : null;
}
