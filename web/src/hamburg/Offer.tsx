import { type Ask, type Card, type Item, at, times } from '@kaffeehaus/kernel';
import { pressable } from '../art/press.ts';
import {
  COLOURS,
  HUMMEL,
  type Hamburg,
  JETTE,
  RECOLOUR,
  YES,
  advancePrice,
  hamburg,
  handOf,
  indexOf,
  isCard,
  isWhy,
  players,
} from '@kaffeehaus/hamburg';
import { say, t } from '../ui/words.ts';
import { withRule } from '../seat/why.ts';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/names.ts';
import { itemAnchor } from '../seat/anchor.ts';
import type { DrawProps } from '../seat/gameview.ts';
import { isPhone } from '../ui/phone.ts';
import { atCard } from './at.ts';
import { MayorCard } from './draw/MayorCard.tsx';
import { TradeCard } from './draw/TradeCard.tsx';
import { cardLabel, faceOf } from './faces.ts';
import { mayorView } from './mayors.ts';
import { cardsIn } from './quarters.ts';
import { pressBy } from './spots.ts';

type Props = DrawProps<Hamburg>;

/** Beside the question a card is read on a wide screen, recognised on a phone. */
function Shown({ picks, card }: Pick<Props, 'picks'> & { card: Card }) {
  const state = picks.state(card);
  return (
    <TradeCard
      id={hamburg.word(card)}
      face={faceOf(card)}
      label={withRule(cardLabel(card), state === 'refused' ? picks.why(card) : undefined)}
      at={atCard(card)}
      size={isPhone.value ? 'face' : 'hand'}
      state={state}
      onPick={pressBy(picks)}
    />
  );
}

const SIGN_OF: { readonly [item: Item]: IconName } = {
  [RECOLOUR]: 'any',
  [YES]: 'check',
  [HUMMEL]: 'hummel',
  [JETTE]: 'jette',
};

/** What an answer means that lies nowhere on the table. */
const signText = ({ view: { table: s, viewer, ask } }: Props, item: Item): string => {
  if (item === YES && ask && isWhy(ask, 'hamburg.advance'))
    return t('web.hamburg.advance', { n: advancePrice(s, viewer) ?? 0 });
  if (item === HUMMEL) return t('web.hamburg.hummel', { n: s.hummelsLeft[0] ?? 0 });
  if (item === JETTE) return t('web.hamburg.jette', { n: s.jettesLeft[0] ?? 0 });
  return say(hamburg.phrases.item(item));
};

/** Answers that are a sign and a few words. */
function Signs(props: Props & { items: readonly Item[] }) {
  const { picks, items } = props;
  return (
    <>
      {items
        .filter(item => picks.state(item) !== 'idle')
        .map(item => {
          const state = picks.state(item);
          return (
            <button
              key={item}
              type="button"
              class={`sign-choice pick is-${state}`}
              data-at={itemAnchor(hamburg, item)}
              aria-pressed={state === 'selected'}
              aria-disabled={state === 'refused'}
              {...pressable(() => picks.press(item))}
            >
              <Icon name={SIGN_OF[item] ?? 'ship'} size={26} />
              <span>
                {withRule(signText(props, item), state === 'refused' ? picks.why(item) : undefined)}
              </span>
            </button>
          );
        })}
    </>
  );
}

/** The places of a sequence: what goes first, what goes next. */
function Places({ picks }: Props) {
  const places = picks.draft?.places ?? [];
  if (places.length === 1) return null;
  return (
    <ol class="sequence">
      {places.map((item, i) => {
        const what = item === undefined ? undefined : say(hamburg.phrases.item(item));
        return (
          <li key={i}>
            <button
              type="button"
              class={`place-choice pick is-${picks.placeState(i)}`}
              aria-label={
                what === undefined
                  ? t('web.hamburg.place.free', { n: i + 1 })
                  : t('web.hamburg.place', { n: i + 1, what })
              }
              onClick={() => picks.pressPlace(i)}
            >
              <b class="num">{i + 1}</b>
              {item !== undefined && <Laid item={item} />}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** What lies on a place: a card, or a pile by its colour. */
function Laid({ item }: { item: Item }) {
  if (!isCard(item)) return <Icon name={`suit-${at(COLOURS, indexOf(item))}`} size={24} />;
  return <TradeCard id={hamburg.word(item)} face={faceOf(item)} label={cardLabel(item)} size="mini" />;
}

/** Cards the viewer can press where they lie: in hand, or in the quarter on the stage. */
const lies = ({ view: { table: s, viewer } }: Props, card: Card): boolean =>
  handOf(s, viewer).includes(card) || cardsIn(s, viewer).includes(card);

/** Cards of others that answer, or do not; their quarters are not on the stage. */
const foreign = ({ view: { table: s, viewer }, picks }: Props): Card[] =>
  times(players(s), seat => seat)
    .filter(seat => seat !== viewer)
    .flatMap(seat => cardsIn(s, seat))
    .filter(card => picks.state(card) !== 'idle');

/** Cards the question is about, and cards on offer that lie in a pile or before others. */
const looseCards = (props: Props): Card[] => {
  const { ask } = props.view;
  if (!ask) return [];
  const loose = ask.of.filter(item => isCard(item) && !lies(props, item));
  return [...new Set([...ask.about.filter(isCard), ...loose, ...foreign(props)])];
};

function Mayors({ picks, view }: Props) {
  return (
    <div class="mayors">
      {(view.ask?.of ?? []).map(item => (
        <MayorCard key={item} mayor={mayorView(picks, item)} onPick={pressBy(picks)} />
      ))}
    </div>
  );
}

/** Ships are small beside their dice: what each does stands beside the question too. */
const shipsIn = (ask: Ask): readonly Item[] => (isWhy(ask, 'hamburg.ship') ? ask.of : []);

/** Beside the question: answers that lie nowhere on the table. */
export function Offer(props: Props) {
  const { ask } = props.view;
  if (!ask) return null;
  if (isWhy(ask, 'hamburg.action')) return <Signs {...props} items={[RECOLOUR]} />;
  if (isWhy(ask, 'hamburg.mayor')) return <Mayors {...props} />;
  if (ask.shape === 'arrangement') return <Places {...props} />;
  const cards = looseCards(props);
  return (
    <>
      {cards.length > 0 && (
        <div class="loose-cards">
          {cards.map(card => (
            <Shown key={card} picks={props.picks} card={card} />
          ))}
        </div>
      )}
      <Signs {...props} items={[YES, HUMMEL, JETTE, ...shipsIn(ask)]} />
    </>
  );
}
