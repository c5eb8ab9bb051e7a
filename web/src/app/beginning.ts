/** A game that is about to begin: it is brought, put on the shelf, and everybody goes there. */
import { Fault, type Options, defaults, times } from '@kaffeehaus/kernel';
import { useSignal } from '@preact/signals';
import type { SeatColour } from '../art/kinds.ts';
import { bring, prepare } from '../repertoire/bills.ts';
import { put } from '../repertoire/games.ts';
import type { Playbill } from '../seat/playbill.ts';
import { palette } from '../ui/colours.ts';
import { prefs } from '../ui/prefs.ts';
import { sayFault, t } from '../ui/words.ts';
import { room } from './room.ts';
import { go } from './route.ts';
import { type Callings, type Chair, YOU } from './seating.ts';

export interface Plan {
  readonly bill: Playbill;
  readonly options: Options;
  readonly chairs: readonly Chair[];
  /** Of the seats, if they are not the usual ones. */
  readonly colours?: readonly SeatColour[];
  /** Empty: by chance. */
  readonly seed: string;
}

/** Where the beginning of a game stands: being brought, or what went wrong. */
export type Beginning = 'coming' | 'unloaded' | { readonly trouble: string } | undefined;

export const callingsAt = ({ bots }: Playbill): Callings => ({
  bots,
  person: n => t('web.seat.person', { n }),
});

/** The shortest way into a game: its first version, you and one easy bot. */
export const quickPlan = (bill: Playbill): Plan => ({
  bill,
  options: { ...defaults(bill), ...bill.quick },
  chairs: times(2, seat =>
    seat === 0 ? { role: YOU, name: prefs.value.name || t('web.role.you') } : { role: 'easy', name: '' },
  ),
  seed: '',
});

/** Somebody is about to play this: it comes while they make up their mind. */
export const expect = (bill: Playbill): void => {
  prepare(bill);
  room.prepare();
};

/** Puts the game on the shelf and goes there; says what is wrong if that fails. */
const begin = async ({ bill, options, chairs, colours, seed }: Plan): Promise<Beginning> => {
  const [view, part] = await Promise.all([bring(bill), room.bring()]).catch(() => []);
  if (!view || !part) return 'unloaded';
  try {
    const { record, sitters, suits } = part.settingOf(
      view.game,
      options,
      chairs,
      seed,
      callingsAt(bill),
      table => view.suits?.(table, palette(colours)) ?? true,
    );
    const id = await put(record, sitters, suits ? colours : undefined);
    if (id === undefined) return { trouble: t('web.trouble.unkept') };
    go({ at: 'table', id });
    return undefined;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { trouble: sayFault(error) };
  }
};

export const useBeginning = () => {
  const now = useSignal<Beginning>(undefined);
  const start = async (plan: Plan): Promise<void> => {
    // Coming until it is there: whoever presses twice gets one game.
    if (now.peek() === 'coming') return;
    now.value = 'coming';
    now.value = await begin(plan);
  };
  return { now: now.value, start };
};
