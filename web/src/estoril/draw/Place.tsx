import type { Nation, SeatColour } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import type { IconName } from '../../art/names.ts';
import { Scene } from './Scene.tsx';
import { type Pointing, Reward, type RewardView, Slot, type SlotView } from './Slot.tsx';

export type PlaceRule = 'truce' | 'favour' | 'open' | 'outer' | 'dice' | 'abyss' | 'four';
export type Locality = 'church' | 'palacio' | 'beach' | 'atlantico' | 'station' | 'casino' | 'boca' | 'post';

export interface PlaceView {
  /** Which of the eight; it chooses the picture. */
  locality: Locality;
  /** The printed number: the order in which places are resolved. */
  number: number;
  name: string;
  rule: PlaceRule;
  /** The nation that is one stronger here. */
  favours?: Nation | undefined;
  /** The rule of the place in words. */
  ruleLabel: string;
  slots: readonly SlotView[];
  reward: RewardView;
  /** Before it is resolved, while it is, after. */
  stage: 'ahead' | 'reached' | 'done';
  /** The open question is about the place as a whole: it is being turned. */
  about?: boolean;
  /** What the seats here amount to, while it matters. */
  totals?: readonly { seat: SeatColour; total: number }[] | undefined;
}

const RULE_SIGN: Readonly<Record<PlaceRule, IconName>> = {
  truce: 'truce',
  favour: 'strength',
  open: 'sun',
  outer: 'train',
  dice: 'die',
  abyss: 'abyss',
  four: 'letter',
};

function Rule({ rule, favours, ruleLabel }: Pick<PlaceView, 'rule' | 'favours' | 'ruleLabel'>) {
  return (
    <span class="place-rule" role="img" aria-label={ruleLabel} title={ruleLabel}>
      {favours ? (
        <>
          <b>+1</b>
          <Icon name={`nation-${favours}`} size={12} />
        </>
      ) : (
        <Icon name={RULE_SIGN[rule]} size={16} />
      )}
    </span>
  );
}

function Totals({ totals }: { totals: NonNullable<PlaceView['totals']> }) {
  return (
    <span class="place-totals num">
      {totals.map(({ seat, total }) => (
        <span key={seat}>
          <Icon name={`stone-${seat}`} size={16} />
          {total}
        </span>
      ))}
    </span>
  );
}

/** Reading order is the order of resolution, not of cells: numerals first, then the reward. */
export function Place({ place: p, ...pointing }: { place: PlaceView } & Pointing) {
  return (
    <li
      class={`place is-${p.stage} has-${p.slots.length}${p.about === true ? ' is-about' : ''}`}
      aria-label={`${p.number} ${p.name}`}
    >
      <Scene of={p.locality} />
      {p.totals && <Totals totals={p.totals} />}
      <span class="place-head">
        <b class="place-number">{p.number}</b>
        <span class="place-name">{p.name}</span>
        <Rule rule={p.rule} favours={p.favours} ruleLabel={p.ruleLabel} />
      </span>
      <span class="place-cells">
        {p.slots.map(slot => (
          <span key={slot.id} class={`cell q${quadrant(slot.cell)}`}>
            <Slot slot={slot} {...pointing} />
          </span>
        ))}
        <span class={`cell q${quadrant(p.reward.cell)}`}>
          <Reward reward={p.reward} {...pointing} />
        </span>
      </span>
    </li>
  );
}

/** Cells in a row of the table; two by two of them are a place. */
const WIDTH = 6;

const quadrant = (cell: number | undefined): string =>
  cell === undefined ? '-middle' : String(2 * (Math.floor(cell / WIDTH) % 2) + (cell % 2));
