import { at } from '@kaffeehaus/kernel';
import { type Estoril, PLACES, face, placesInOrder } from '@kaffeehaus/estoril';
import { called, say } from '../ui/words.ts';
import { Icon } from '../art/Icon.tsx';
import { colourOf } from '../ui/colours.ts';
import type { DrawProps } from '../seat/gameview.ts';
import { label } from './label.ts';
import { type Result, resultsOf, stageOf } from './rounds.ts';

/** The reward and who took it how strongly, as the log tells it. */
const resultWords = ({ place, card, seat, strength }: Result, names: readonly string[]): string => {
  const args = { place: at(PLACES, place).word, name: face(card).name };
  return seat === undefined || strength === undefined
    ? say({ key: 'estoril.log.unclaimed', args })
    : say({ key: 'estoril.log.won', args: { ...args, who: seat, strength } }, names);
};

function Outcome({ result }: { result: Result }) {
  const { seat, strength, card } = result;
  if (seat === undefined) return <Icon name="cross" size={14} />;
  return (
    <>
      <Icon name={`stone-${colourOf(seat)}`} size={17} />
      <b class="num">{strength}</b>
      <small>{called('estoril', face(card).name)}</small>
    </>
  );
}

/** The places by number: which are settled and with what result, which one is now, which are still to come. */
export function Order({ view, names }: DrawProps<Estoril>) {
  const { table: s } = view;
  const results = resultsOf(view);
  return (
    <ol class="settling" aria-label={label('order')}>
      {placesInOrder(s).map(place => {
        const { number, word } = at(PLACES, place);
        const stage = stageOf(s, place);
        const result = results.find(each => each.place === place);
        const words = result ? resultWords(result, names) : label('stage', { place: word, stage });
        return (
          <li
            key={word}
            class={`settling-place is-${stage}`}
            title={words}
            {...(stage === 'reached' && { 'aria-current': 'step' as const })}
          >
            <span class="spoken">{words}</span>
            <span class="settling-signs" aria-hidden="true">
              <b class="settling-number">{number}</b>
              {result ? (
                <Outcome result={result} />
              ) : (
                <small>{say({ key: 'estoril.place', args: { place: word } })}</small>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
