import { at } from '@kaffeehaus/kernel';
import { type Estoril, ROUNDS, STACK, estoril } from '@kaffeehaus/estoril';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import type { DrawProps } from '../seat/gameview.ts';
import { isPhone } from '../ui/phone.ts';
import type { View } from '../seat/view.ts';
import { PlaceGrid } from './draw/PlaceGrid.tsx';
import { label } from './label.ts';
import { Order } from './Order.tsx';
import { placesOf, spotChoice } from './places.ts';
import { isFromHand } from './rounds.ts';
import './estoril.css';

/** On a phone the question covers a part of the board: what it is about comes into sight, unless the hand answers it. */
const useInSight = ({ ask }: View<Estoril>) => {
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isPhone.value || !ask || isFromHand(ask)) return undefined;
    // After the page has brought forward the board as a whole.
    const frame = requestAnimationFrame(() =>
      board.current?.querySelector('.is-about')?.scrollIntoView({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [ask]);
  return board;
};

/** One function as long as the table stands: what is drawn can tell that nothing about it changed. */
const usePick = (props: DrawProps<Estoril>): ((id: string) => void) => {
  const now = useRef(props);
  now.current = props;
  return useCallback(id => {
    const item = spotChoice(now.current, id);
    if (item !== undefined) now.current.picks.press(item);
  }, []);
};

/** The six places of the round, and the order in which they are settled. */
export function BoardView(props: DrawProps<Estoril>) {
  const { table: s } = props.view;
  const board = useInSight(props.view);
  const round = estoril.round(s);
  const stack = at(s.zones, STACK).length;
  const pick = usePick(props);
  return (
    <div class="estoril" ref={board}>
      <PlaceGrid
        label={label('board')}
        places={placesOf(props)}
        round={{ now: round, last: ROUNDS, label: label('round', { round, last: ROUNDS }) }}
        stack={{ count: stack, label: label('stack', { n: stack }) }}
        onPick={pick}
      />
      <Order {...props} />
    </div>
  );
}
