import { type Card, at, last, times } from '@kaffeehaus/kernel';
import { pressable } from '../art/press.ts';
import {
  type Ability,
  type Estoril,
  KEEP,
  NUMERALS,
  STACK,
  SWAP,
  type Told,
  WIDTH,
  cellOf,
  estoril,
  face,
  indexOf,
  placeItem,
  rewardOf,
  slotRange,
  symbolItem,
  turnItem,
  turnItems,
  whyOf,
} from '@kaffeehaus/estoril';
import { say, t } from '../ui/words.ts';
import type { Picks } from '../seat/picks.ts';
import { Icon } from '../art/Icon.tsx';
import { itemAnchor } from '../seat/anchor.ts';
import type { DrawProps } from '../seat/gameview.ts';
import { CharacterTile } from './draw/CharacterTile.tsx';
import { TurnChoice, type TurnView } from './draw/TurnChoice.tsx';
import { faceOf, isFace, tileLabel } from './faces.ts';
import { label } from './label.ts';
import { pressBy } from './press.ts';
import { aboutNow, lookedAt } from './rounds.ts';

type Props = DrawProps<Estoril>;

/** The four cells of a place turned so often: numerals, and nothing for the reward. */
const cellsOf = (place: number, turns: number): TurnView['cells'] => {
  const cells: TurnView['cells'][number][] = [null, null, null, null];
  for (const [n, slot] of slotRange(place).entries()) {
    const cell = cellOf({ grid: [place], turned: [turns] }, slot);
    cells[2 * Math.floor(cell / WIDTH) + (cell % WIDTH)] = at(NUMERALS, n);
  }
  return cells;
};

/** The four ways a place can lie. The board shows the place as it would lie by the one that is chosen. */
function Turns({ view, picks }: Props) {
  const place = indexOf(at(aboutNow(view.table), 0));
  return (
    <TurnChoice
      label={say(estoril.phrases.item(placeItem(place)))}
      turns={times(turnItems.length, turns => ({
        id: estoril.word(turnItem(turns)),
        cells: cellsOf(place, turns),
        state: picks.state(turnItem(turns)),
        label: say(estoril.phrases.item(turnItem(turns))),
      }))}
      onPick={pressBy(picks)}
    />
  );
}

/** One symbol and what it does, or the rule against using it here. */
function Skill({ picks, symbol }: { picks: Picks; symbol: Ability }) {
  const item = symbolItem(symbol);
  const state = picks.state(item);
  const refusal = state === 'refused' ? picks.why(item) : undefined;
  if (state === 'idle') return null;
  return (
    <button
      type="button"
      class={`skill pick is-${state}`}
      data-at={itemAnchor(estoril, item)}
      aria-pressed={state === 'selected'}
      aria-disabled={state === 'refused'}
      {...pressable(() => picks.press(item))}
    >
      <Icon name={symbol} size={30} />
      <span>
        <b>{say(estoril.phrases.item(item))}</b>
        <small>
          {refusal
            ? say({ key: refusal.rule, args: refusal.args })
            : say({ key: `estoril.card.${symbol}`, args: {} })}
        </small>
      </span>
    </button>
  );
}

/** What the tile that acts can still do, symbol by symbol. */
function Symbols({ view, picks }: Props) {
  const kinds = [...new Set(face(at(aboutNow(view.table), 0)).active)];
  return (
    <div class="skills">
      {kinds.map(symbol => (
        <Skill key={symbol} picks={picks} symbol={symbol} />
      ))}
    </div>
  );
}

interface SideProps extends Props {
  item: number;
  card: Card;
  caption: string;
}

function Side({ view, picks, item, card, caption }: SideProps) {
  return (
    <li data-at={itemAnchor(estoril, item)}>
      <span class="caption">{caption}</span>
      <CharacterTile
        id={estoril.word(item)}
        tile={{ face: faceOf(card) }}
        label={t('common.label', {
          label: say(estoril.phrases.item(item)),
          text: tileLabel(card, view.table),
        })}
        state={picks.state(item)}
        onPick={() => picks.press(item)}
      />
    </li>
  );
}

/** The conspirator's choice: the reward as it is, or the tile just drawn from the stack. */
function Rewards(props: Props) {
  const { table: s } = props.view;
  return (
    <ul class="sides">
      <Side {...props} item={KEEP} card={rewardOf(s, s.reached)} caption={label('choice.reward')} />
      <Side {...props} item={SWAP} card={last(at(s.zones, STACK))} caption={label('choice.drawn')} />
    </ul>
  );
}

/** The face the viewer has just looked at, as large as can be. */
function Seen({ looked: { card, at: spot }, table }: { looked: Told<'looked'>; table: Estoril }) {
  if (!isFace(card)) return null;
  return (
    <ul class="sides">
      <li>
        <span class="caption">{label('seen')}</span>
        <CharacterTile
          id={estoril.word(card)}
          tile={{ face: faceOf(card), down: true }}
          label={tileLabel(card, table)}
        />
      </li>
      <li class="sides-words">
        <b>{say(estoril.phrases.item(spot))}</b>
        {tileLabel(card, table)}
      </li>
    </ul>
  );
}

/** Beside the question: answers that lie nowhere on the table, and what was seen of it a moment ago. */
export function Offer(props: Props) {
  const { view } = props;
  const looked = lookedAt(view);
  if (looked) return <Seen looked={looked} table={view.table} />;
  switch (view.ask && whyOf(view.ask)) {
    case 'estoril.rotate':
      return <Turns {...props} />;
    case 'estoril.symbol':
      return <Symbols {...props} />;
    case 'estoril.reward':
      return <Rewards {...props} />;
    default:
      return null;
  }
}
