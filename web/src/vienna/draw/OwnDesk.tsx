import type { Action } from '../../art/kinds.ts';
import { still } from '../../art/still.tsx';
import { Icon } from '../../art/Icon.tsx';
import type { IconName } from '../../art/names.ts';
import { Thing } from '../../art/Thing.tsx';
import { OrderCard } from './OrderCard.tsx';
import type { OrderSlotView } from './Orders.tsx';
import type { SlotView } from './Slot.tsx';
import { type DeskTileView, Tile } from './Till.tsx';
import './own.css';

/** One of the four actions of a round, and the card that was assigned to it. */
export interface StepView {
  action: Action;
  /** What the card gives there. */
  sign?: IconName | undefined;
  stage: 'done' | 'now' | 'ahead';
  label: string;
}

export interface DrawerView extends SlotView {
  /** Its ability answers the present action. */
  lit: boolean;
}

export interface OwnDeskProps {
  /** Full version: missions, and the things that were bought. */
  orders?: readonly OrderSlotView[] | undefined;
  things?: readonly DeskTileView[] | undefined;
  drawers: readonly DrawerView[];
  steps: readonly StepView[];
  captions: { orders: string; drawers: string; steps: string; things: string };
  onPick?: ((id: string) => void) | undefined;
}

type Press = Pick<OwnDeskProps, 'onPick'>;

function Missions({
  orders,
  caption,
  onPick,
}: { orders: readonly OrderSlotView[]; caption: string } & Press) {
  return (
    <section>
      <h3 class="caption">{caption}</h3>
      <ul class="own-grid">
        {orders.map(({ id, at, order, label, state = 'idle', changed = false }) => (
          <li key={id}>
            {order === null ? (
              <span class="own-none" role="img" aria-label={label}>
                <Icon name="order" size={18} />
              </span>
            ) : (
              <OrderCard
                id={id}
                at={at}
                order={order}
                label={label}
                size="slot"
                state={state}
                changed={changed}
                onPick={onPick}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A drawer as its front: the ability that acts from it, and in which action. */
function Drawer({ drawer: d, onPick }: { drawer: DrawerView } & Press) {
  const face = d.card === 'hidden' ? null : d.card;
  const name = ['drawer', d.lit ? 'is-lit' : 'is-dim', face === null && 'is-empty'].filter(Boolean).join(' ');
  return (
    <Thing
      id={d.id}
      at={d.at}
      class={name}
      label={d.label}
      state={d.state}
      changed={d.changed}
      ticked
      onPick={onPick}
    >
      {face ? (
        <>
          <span class="drawer-action">
            <Icon name={`action-${face.action}`} size={12} />
          </span>
          <span class="drawer-text">{face.text}</span>
        </>
      ) : (
        <Icon name="drawer" size={20} />
      )}
    </Thing>
  );
}

function Step({ step: { action, sign, stage, label } }: { step: StepView }) {
  return (
    <li>
      <span class={`round-step is-${stage}`} role="img" aria-label={label}>
        <Icon name={`action-${action}`} size={14} />
        {stage === 'done' ? <Icon name="check" size={14} /> : sign && <Icon name={sign} size={18} />}
      </span>
    </li>
  );
}

function DrawOwnDesk({ orders, things = [], drawers, steps, captions, onPick }: OwnDeskProps) {
  return (
    <div class="own-desk">
      {orders && <Missions orders={orders} caption={captions.orders} onPick={onPick} />}
      <section>
        <h3 class="caption">{captions.drawers}</h3>
        <ul class="own-grid">
          {drawers.map(drawer => (
            <li key={drawer.at}>
              <Drawer drawer={drawer} onPick={onPick} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 class="caption">{captions.steps}</h3>
        <ol class="round-steps">
          {steps.map(step => (
            <Step key={step.action} step={step} />
          ))}
        </ol>
      </section>
      {things.length > 0 && (
        <section>
          <h3 class="caption">{captions.things}</h3>
          <ul class="desk-tiles own-things">
            {things.map(tile => (
              <Tile key={tile.kind} tile={tile} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** What lies before the viewer besides what the strip counts. */
export const OwnDesk = still(DrawOwnDesk);
