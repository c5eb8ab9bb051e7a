import { type Card, at } from '@kaffeehaus/kernel';
import { type Estoril, estoril, hand, taken } from '@kaffeehaus/estoril';
import { itemAnchor } from '../seat/anchor.ts';
import { withRule } from '../seat/why.ts';
import type { DrawProps } from '../seat/gameview.ts';
import { CharacterTile } from './draw/CharacterTile.tsx';
import { Hand, type HandTile } from './draw/Hand.tsx';
import { faceOf, tileLabel } from './faces.ts';
import { label } from './label.ts';
import { notesOf } from './notes.ts';
import { pressBy } from './press.ts';

type Props = DrawProps<Estoril>;

/** Sorted, so that a character is always found at the same spot among the others. */
const sorted = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => a - b);

const handTile = ({ picks, view: { table } }: Props, card: Card): HandTile => {
  const state = picks.state(card);
  return {
    id: estoril.word(card),
    at: itemAnchor(estoril, card),
    tile: { face: faceOf(card) },
    label: withRule(tileLabel(card, table), state === 'refused' ? picks.why(card) : undefined),
    state,
  };
};

/** Hidden characters that the viewer knows. */
export function NotesView({ view }: Props) {
  const notes = notesOf(view);
  return (
    <section class="notes" aria-labelledby="notes-title">
      <h3 id="notes-title" class="caption">
        {label('notes')}
      </h3>
      {notes.length === 0 ? (
        <p class="quiet">{label('notes.none')}</p>
      ) : (
        <ul>
          {notes.map(({ card, where }) => (
            <li key={card}>
              <CharacterTile
                id={estoril.word(card)}
                tile={{ face: faceOf(card), down: true }}
                label={tileLabel(card, view.table)}
                size="mini"
              />
              <span>
                <b>{faceOf(card).codename}</b> {where}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The characters in hand, and those taken this round. */
export function HandView(props: Props) {
  const { viewer, table: s } = props.view;
  const tiles = (zone: number): HandTile[] => sorted(at(s.zones, zone)).map(card => handTile(props, card));
  return (
    <Hand
      caption={label('hand')}
      tiles={tiles(hand(viewer))}
      taken={{ caption: label('taken'), tiles: tiles(taken(viewer)) }}
      onPick={pressBy(props.picks)}
    />
  );
}
