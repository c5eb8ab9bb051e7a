import type { Vienna } from '@kaffeehaus/vienna';
import { useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { t } from '../ui/words.ts';
import type { DrawProps } from '../seat/gameview.ts';
import { deskOf } from './desk.ts';
import { Desk } from './draw/Desk.tsx';

/** The other desks, in signs; in full for whoever wants to read the cards. */
export function OthersView(props: DrawProps<Vienna>) {
  const [full, setFull] = useState(false);
  const { viewer, table } = props.view;
  const others = Array.from({ length: table.seats }, (_, i) => (viewer + 1 + i) % table.seats).filter(
    seat => seat !== viewer,
  );
  return (
    <div class="others">
      {others.map(seat => (
        <Desk key={seat} {...deskOf(props, seat, !full)} />
      ))}
      <button type="button" class="button plain small" aria-pressed={full} onClick={() => setFull(!full)}>
        <Icon name={full ? 'zoom-out' : 'zoom-in'} size={16} /> {t('web.vienna.read')}
      </button>
    </div>
  );
}
