/** Standing offers: which buildings and mayors speak up before or after a step, as they declare it themselves. */
import { at } from '@kaffeehaus/kernel';
import type { Card, Frame, Item, Ops, Seat } from '@kaffeehaus/kernel';
import { SECTION_COLOURS } from './board.ts';
import { FACES, colourOf, priceOf, sentenceOf } from './cards.ts';
import type { HamburgEvent } from './events.ts';
import { colourItem } from './items.ts';
import { MAYORS, mayorOf } from './mayors.ts';
import type { Sentence } from './sentences.ts';
import { displayOf, others, stonesIn, underOf } from './state.ts';
import type { Hamburg } from './state.ts';
import type { Do, Step } from './steps.ts';

type Moment = 'before' | 'after';
type Frames = Frame<Step>[];

const DECLARED = [...FACES, ...MAYORS].flatMap(({ sentence }) => sentence.standing ?? []);
const verbs = (moment: Moment): Set<Do> =>
  new Set(DECLARED.filter(x => x.moment === moment).map(x => x.verb));
const HEARD_BY_OTHERS = new Set(DECLARED.filter(x => x.by === 'others').map(x => x.verb));

/** What "it" means to whoever reacts: the colour of the deed, or the card. */
const subject = (s: Hamburg, step: Step, me: Seat): readonly Item[] => {
  if (step.do === 'stone') {
    const stones = stonesIn(s, me, step.half);
    return [colourItem(at(at(SECTION_COLOURS, step.half), stones - 1))];
  }
  if (step.do === 'erected') return [colourItem(colourOf(step.card))];
  if (step.do === 'flash') return [step.card];
  return 'colour' in step ? [colourItem(step.colour)] : [];
};

const narrowed = (step: Step, basic: boolean, zero: boolean): boolean =>
  (!basic || !('basic' in step) || step.basic) &&
  (!zero || (step.do === 'erected' && priceOf(step.card) === 0));

const react = (
  s: Hamburg,
  step: Step,
  me: Seat,
  moment: Moment,
  owner: Seat,
  { standing }: Sentence,
  frames: Frames,
): void => {
  if (standing === null || standing.verb !== step.do || standing.moment !== moment) return;
  if ((standing.by === 'me') !== (owner === me)) return;
  if (narrowed(step, standing.basic, standing.zero))
    frames.push({ me: owner, todo: standing.todo, it: subject(s, step, me) });
};

const NO_FRAMES: readonly Frame<Step>[] = [];

/** The owner's own reinforcements come first, then the others' in turn order (H-53, H-54). */
const reactions = (s: Hamburg, step: Step, me: Seat, moment: Moment): readonly Frame<Step>[] => {
  const frames: Frames = [];
  const ask = (owner: Seat): void => {
    const listen = (card: Card): void => react(s, step, me, moment, owner, sentenceOf(card), frames);
    displayOf(s, owner).forEach(listen);
    underOf(s, owner).forEach(listen);
    react(s, step, me, moment, owner, mayorOf(at(s.mayor, owner)).sentence, frames);
  };
  ask(me);
  if (HEARD_BY_OTHERS.has(step.do)) others(s, me).forEach(ask);
  return frames.length === 0 ? NO_FRAMES : frames;
};

/** The verbs, with those that somebody may react to opened for reactions. */
export const listening = (ops: Ops<Hamburg, Step, HamburgEvent>): Ops<Hamburg, Step, HamburgEvent> => {
  const [early, late] = [verbs('before'), verbs('after')];
  const entries = Object.entries(ops).map(([verb, op]) => [
    verb,
    {
      ...op,
      ...(early.has(verb as Do) && {
        before: (s: Hamburg, step: Step, me: Seat) => reactions(s, step, me, 'before'),
      }),
      ...(late.has(verb as Do) && {
        after: (s: Hamburg, step: Step, me: Seat) => reactions(s, step, me, 'after'),
      }),
    },
  ]);
  return Object.fromEntries(entries) as Ops<Hamburg, Step, HamburgEvent>;
};
