import { Component, type VNode } from 'preact';

/** Equal in value: the same numbers, texts and functions in the same places. */
export const same = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(key => key in b && same(a[key as keyof typeof a], b[key as keyof typeof b]));
};

/** A drawing that is made again only if it would look different: an answer changes few of the parts of a table. */
export const still = <P extends object>(Draw: (props: P) => VNode | null) =>
  class extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return !same(this.props, next);
    }

    override render(props: P): VNode | null {
      return Draw(props);
    }
  };
