/** What is being acted out at the moment, as everybody can know it. */
import { type Item, last } from '@kaffeehaus/kernel';
import { type Hamburg, type Step, type Why, whyOf } from '@kaffeehaus/hamburg';

/** The question that is open, put to whomever. */
export const whyNow = (s: Hamburg): Why | undefined => s.wait[0] && whyOf(s.wait[0]);

interface Moment {
  readonly step: Step;
  /** What the sentence refers to. */
  readonly it: readonly Item[];
}

/** The step that waits for an answer. */
export const momentOf = (s: Hamburg): Moment | undefined => {
  if (s.stack.length === 0) return undefined;
  const { todo, it } = last(s.stack);
  const at = last(s.at);
  const step = todo[at < 0 ? ~at : at] as Step | undefined;
  return step && { step, it };
};
