import { at, times } from '@kaffeehaus/kernel';
import { BOX, type Estoril, estoril } from '@kaffeehaus/estoril';
import type { DrawProps } from '../seat/gameview.ts';
import { isPhone } from '../ui/phone.ts';
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

/** Everybody's folder, open where there is room; the viewer's own is closed, because all of it lies in sight anyway. */
export function DossiersView(props: DrawProps<Estoril>) {
  const { viewer, table: s } = props.view;
  const from = viewer < s.seats ? viewer + 1 : 0;
  return (
    <div class="others">
      {times(s.seats, i => (from + i) % s.seats).map(seat => (
        <Dossier key={seat} {...dossierOf(props, seat, seat === viewer || (s.seats > 2 && !isPhone.value))} />
      ))}
      <Box {...props} />
    </div>
  );
}
