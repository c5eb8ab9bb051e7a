import type { Nation, SeatColour } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import type { IconName } from '../../art/names.ts';
import { still } from '../../art/still.tsx';
import { Scene } from './Scene.tsx';
import { type Pointing, Reward, type RewardView, Slot, type SlotView } from './Slot.tsx';

export type PlaceRule = 'truce' | 'favour' | 'open' | 'outer' | 'dice' | 'abyss' | 'four';
export type Locality = 'church' | 'palacio' | 'beach' | 'atlantico' | 'station' | 'casino' | 'boca' | 'post';

export interface PlaceView {
  /** What motion and previews find it by. */
  at: string;
  /** Which of the eight; it chooses the picture. */
  locality: Locality;
  /** The printed number: the order in which places are resolved. */
  number: number;
  name: string;
  rule: PlaceRule;
  /** The nation that is one stronger here. */
  favours?: Nation | undefined;
  /** Name, rule, and what everybody can see of its strengths, in words. */
  label: string;
  slots: readonly SlotView[];
  reward: RewardView;
  /** Before it is resolved, while it is, after. */
  stage: 'ahead' | 'reached' | 'done';
  /** The open question is about the place as a whole: it is being turned. */
  about?: boolean;
  /** What the seats here amount to by what everybody sees, and how many of their characters lie face down. */
  totals: readonly { seat: SeatColour; total: number; hidden: number }[];
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

function Rule({ rule, favours }: Pick<PlaceView, 'rule' | 'favours'>) {
  return (
    <span class="place-rule">
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

/** Strength by seat: of everybody while the place is settled, before that of what lies face up. */
function Totals({ totals, stage }: Pick<PlaceView, 'totals' | 'stage'>) {
  if (totals.length === 0) return null;
  return (
    <span class={stage === 'reached' ? 'place-totals num' : 'place-totals is-public num'}>
      {totals.map(({ seat, total, hidden }) => (
        <span key={seat}>
          <Icon name={`stone-${seat}`} size={16} />
          {total}
          {hidden > 0 && ` + ${'?'.repeat(hidden)}`}
        </span>
      ))}
    </span>
  );
}

type HeadProps = Omit<PlaceView, 'slots' | 'reward' | 'about'>;

function DrawHead(p: HeadProps) {
  return (
    <span class="place-head" role="img" aria-label={p.label} data-at={p.at}>
      <b class="place-number">{p.number}</b>
      <Rule rule={p.rule} favours={p.favours} />
      <span class="place-name">{p.name}</span>
      <Scene of={p.locality} />
      <Totals totals={p.totals} stage={p.stage} />
    </span>
  );
}

const Head = still(DrawHead);

/** Reading order is the order of resolution, not of cells: numerals first, then the reward. */
export function Place({ place: p, ...pointing }: { place: PlaceView } & Pointing) {
  const { slots, reward, about = false, ...head } = p;
  return (
    <li
      class={`place is-${p.stage} has-${slots.length}${about ? ' is-about' : ''}`}
      aria-label={`${p.number} ${p.name}`}
    >
      <Head {...head} />
      <span class="place-cells">
        {slots.map(slot => (
          <span key={slot.id} class={`cell q${quadrant(slot.cell)}`}>
            <Slot slot={slot} {...pointing} />
          </span>
        ))}
        <span class={`cell q${quadrant(reward.cell)}`}>
          <Reward reward={reward} onPick={pointing.onPick} />
        </span>
      </span>
    </li>
  );
}

/** Cells in a row of the table; two by two of them are a place. */
const WIDTH = 6;

const quadrant = (cell: number | undefined): string =>
  cell === undefined ? '-middle' : String(2 * (Math.floor(cell / WIDTH) % 2) + (cell % 2));
