import type { Seat } from '@kaffeehaus/kernel';
import { type Vienna, cardIn, plan, vienna, whyOf } from '@kaffeehaus/vienna';
import type { Action } from '../art/kinds.ts';
import { say, t } from '../ui/words.ts';
import type { DrawProps } from '../seat/gameview.ts';
import { PLAN_ACTIONS, deskOf } from './desk.ts';
import { type DrawerView, OwnDesk, type StepView } from './draw/OwnDesk.tsx';
import { Payday } from './draw/Payday.tsx';
import { Shop } from './draw/Shop.tsx';
import { faceOf } from './faces.ts';
import { label } from './label.ts';
import { goods, paydayRow } from './money.ts';
import { QUESTIONS, actionNow } from './when.ts';

type Props = DrawProps<Vienna>;

/** The shop while something may be bought, the pay envelopes while agents are paid: they lie nowhere else. */
export function OfferView(props: Props) {
  const why = props.view.ask && whyOf(props.view.ask);
  const press = (id: string): void => {
    const item = vienna.item(id);
    if (item !== undefined) props.picks.press(item);
  };
  if (why === 'vienna.buy') return <Shop title={label('goods')} goods={goods(props)} onPick={press} />;
  if (why !== 'vienna.payday') return null;
  return <Payday title={say({ key: 'vienna.phase', args: { phase: 'payday' } })} rows={[paydayRow(props)]} />;
}

const ACTIONS: readonly Action[] = ['I', 'II', 'III', 'IV'];

/** What the card that was assigned to an action gives there. */
const signOf = (s: Vienna, seat: Seat, action: Action): StepView['sign'] => {
  const place = PLAN_ACTIONS.indexOf(action);
  const card = place < 0 ? undefined : cardIn(s, plan(seat, place));
  if (card === undefined) return undefined;
  const { bribe, info } = faceOf(card);
  return action === 'I' ? 'drawer' : action === 'II' ? bribe : info;
};

/** The viewer acts: actions before the present one are done. */
const isActing = ({ table, viewer }: Props['view']): boolean => table.wait[0]?.seat === viewer;

/** Everybody is still choosing cards: nothing of the round is done yet. */
const isEarly = ({ table }: Props['view']): boolean =>
  table.wait[0] !== undefined && QUESTIONS[whyOf(table.wait[0])].when === 'cards';

const stepsOf = ({ view }: Props): StepView[] => {
  const now = isActing(view) ? actionNow(view) : undefined;
  const from = now === undefined ? -1 : ACTIONS.indexOf(now);
  return ACTIONS.map((action, i) => {
    const sign = signOf(view.table, view.viewer, action);
    const isLaid = sign !== undefined || action === 'III';
    const isPast = now === undefined ? !isEarly(view) && !isLaid : i < from;
    const stage = action === now ? 'now' : isPast ? 'done' : 'ahead';
    return { action, sign, stage, label: t('web.vienna.step', { action, stage }) };
  });
};

/** A drawer is lit while its ability answers the present action, or while none is under way. */
const isLit = (
  drawer: { readonly card: unknown },
  now: Action | undefined,
  action: Action | undefined,
): boolean => drawer.card === null || now === undefined || now === action;

const drawersOf = (props: Props, drawers: readonly Omit<DrawerView, 'lit'>[]): DrawerView[] => {
  const now = isActing(props.view) ? actionNow(props.view) : undefined;
  return drawers.map(drawer => ({
    ...drawer,
    lit: isLit(drawer, now, typeof drawer.card === 'object' ? drawer.card?.action : undefined),
  }));
};

/** All that lies before the viewer, besides what the strip counts. */
export function DeskView(props: Props) {
  const { viewer, table } = props.view;
  if (viewer >= table.seats) return <p class="quiet">{t('web.table.watching')}</p>;
  const { orders, till, drawers, captions, onPick } = deskOf(props, viewer);
  return (
    <OwnDesk
      orders={orders}
      things={till?.tiles.filter(tile => tile.owned)}
      drawers={drawersOf(props, drawers)}
      steps={stepsOf(props)}
      captions={{
        orders: captions.orders ?? '',
        drawers: captions.drawers,
        steps: captions.assigned,
        things: t('web.vienna.desk'),
      }}
      onPick={onPick}
    />
  );
}
