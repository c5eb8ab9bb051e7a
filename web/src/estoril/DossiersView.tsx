import { at } from '@kaffeehaus/kernel';
import { BOX, type Estoril, STACK, estoril } from '@kaffeehaus/estoril';
import type { DrawProps, SeatProps } from '../seat/gameview.ts';
import { CharacterTile } from './draw/CharacterTile.tsx';
import { Dossier } from './draw/Dossier.tsx';
import { dossierOf } from './dossiers.ts';
import { faceOf, tileLabel } from './faces.ts';
import { label } from './label.ts';

/** Characters that the Boca do Inferno has taken. */
function Box({ view }: DrawProps<Estoril>) {
  const cards = at(view.table.zones, BOX);
  if (cards.length === 0) return null;
  return (
    <section class="box">
      <h3 class="caption">{label('box')}</h3>
      <ul class="spies are-mini">
        {cards.map(card => (
          <li key={card}>
            <CharacterTile
              id={estoril.word(card)}
              tile={{ face: faceOf(card) }}
              label={tileLabel(card, view.table)}
              size="mini"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Another folder, closed. */
export function OtherView({ seat, ...props }: SeatProps<Estoril>) {
  return <Dossier {...dossierOf(props, seat, true)} />;
}

/** A folder, open. */
export function SheetView({ seat, ...props }: SeatProps<Estoril>) {
  return <Dossier {...dossierOf(props, seat, false)} />;
}

/** How many characters are still to come, and those that are gone. */
export function PilesView(props: DrawProps<Estoril>) {
  return (
    <div class="piles">
      <p>{label('stack', { n: at(props.view.table.zones, STACK).length })}</p>
      <Box {...props} />
    </div>
  );
}
