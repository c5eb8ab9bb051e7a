import { Practise } from '../practise/Practise.tsx';
import { hashOfLearning } from './places.ts';
import type { ShelfProps } from './shelves.ts';

/** The shelf of puzzles. */
export function Page({ path, around }: ShelfProps) {
  return <Practise {...{ path, around }} hashOf={rest => hashOfLearning(['practise', ...rest])} />;
}
