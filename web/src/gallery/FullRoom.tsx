import { Desk, type DeskProps } from '../vienna/draw/Desk.tsx';
import { OrderCard } from '../vienna/draw/OrderCard.tsx';
import { Payday } from '../vienna/draw/Payday.tsx';
import { type GoodsView, Shop } from '../vienna/draw/Shop.tsx';
import { mine } from './DeskRoom.tsx';
import { sampleOrder } from './orders.ts';
import { british, slide, violet, wine } from './samples.ts';

const nothing = () => undefined;

const full: DeskProps = {
  ...mine,
  seat: 'red',
  figure: { id: 'figure', kind: 'newYork', beside: true, label: 'Mayor of New York', state: 'offered' },
  till: {
    shillings: { kind: 'shilling', count: 7, label: '7 shillings', state: 'offered', more: '+2' },
    tiles: [
      { kind: 'telephone', owned: true, label: 'Telephone' },
      { kind: 'roadMap', owned: false, label: 'Road map, not yours' },
      { kind: 'cashBox', owned: true, filled: { count: 5, max: 12 }, label: 'Cash box, 5 of 12' },
      { kind: 'sealStamp', owned: false, label: 'Seal stamp, not yours' },
      { kind: 'sideTable', owned: true, label: 'Side table' },
    ],
  },
  orders: [
    { id: 'S-03', order: sampleOrder('S-03'), label: 'S-03', state: 'offered' },
    { id: 'A-11', order: sampleOrder('A-11'), label: 'A-11', state: 'refused' },
    { id: 'B-24', order: sampleOrder('B-24'), label: 'B-24', state: 'selected' },
    { id: 'none', order: null, label: 'Empty' },
  ],
  drawers: [
    { id: 'd1', label: 'Drawer 1', card: violet },
    { id: 'd2', label: 'Drawer 2', card: british },
    { id: 'd3', label: 'Drawer 3', card: slide },
    { id: 'd4', label: 'Drawer 4', card: wine, state: 'offered' },
  ],
  captions: { ...mine.captions, till: 'Geld und Schreibtisch', orders: 'Aufträge' },
};

const three: DeskProps = {
  ...full,
  seat: 'yellow',
  crest: undefined,
  turn: undefined,
  figure: { id: 'figure', kind: 'marrakesh', beside: false, label: 'Nomad' },
  till: {
    shillings: { kind: 'shilling', count: 0, label: 'no shillings' },
    tiles: full.till?.tiles.map(t => ({ ...t, owned: t.kind === 'roadMap' })) ?? [],
  },
  orders: [
    { id: 'A-25', order: sampleOrder('A-25'), label: 'A-25' },
    { id: 'B-18', order: sampleOrder('B-18'), label: 'B-18' },
    { id: 'none', order: null, label: 'Empty' },
  ],
  drawers: mine.drawers,
};

const GOODS: readonly GoodsView[] = [
  {
    id: 'agent',
    kind: 'agent',
    name: 'Agent',
    text: 'Noch ein Agent für den Vorrat',
    price: 1,
    left: 'noch 2',
    state: 'offered',
    label: 'Agent',
  },
  {
    id: 'telephone',
    kind: 'telephone',
    name: 'Telefon',
    text: '4 Karten ziehen, 3 zuteilen',
    price: 2,
    owned: 'gekauft',
    state: 'refused',
    label: 'Telefon',
  },
  {
    id: 'road-map',
    kind: 'roadMap',
    name: 'Stadtplan',
    text: 'Bestechungsmittel gelten beim Kaufen und am Zahltag als Schillinge',
    price: 2,
    state: 'selected',
    label: 'Stadtplan',
  },
  {
    id: 'cash-box',
    kind: 'cashBox',
    name: 'Geldkassette',
    text: 'Am Ende 2 Punkte für jeden Schilling darin',
    price: 2,
    state: 'offered',
    label: 'Geldkassette',
  },
  {
    id: 'seal-stamp',
    kind: 'sealStamp',
    name: 'Siegelstempel',
    text: '3 Punkte für jeden erfüllten Auftrag',
    price: 2,
    state: 'offered',
    label: 'Siegelstempel',
  },
  {
    id: 'side-table',
    kind: 'sideTable',
    name: 'Beistelltisch',
    text: 'Eine Schublade und ein Auftrag mehr',
    price: 3,
    state: 'refused',
    label: 'Beistelltisch',
  },
];

export function FullRoom() {
  return (
    <section class="room">
      <h2>Full version</h2>
      <div class="orders-sample">
        <OrderCard id="S-01" order={sampleOrder('S-01')} label="S-01" />
        <OrderCard id="A-15" order={sampleOrder('A-15')} label="A-15" state="offered" onPick={nothing} />
        <OrderCard id="A-26" order={sampleOrder('A-26')} label="A-26" state="selected" onPick={nothing} />
        <OrderCard id="B-14" order={sampleOrder('B-14')} label="B-14" state="refused" onPick={nothing} />
        <OrderCard id="B-23" order={sampleOrder('B-23')} label="B-23" changed />
      </div>
      <div class="desks">
        <Desk {...full} />
        <div class="others">
          <Desk {...full} seat="blue" name="Ferdinand" turn={undefined} onPick={undefined} />
          <Desk {...three} name="Robot 2" />
          <Desk {...three} name="Jo" />
        </div>
      </div>
      <Shop title="Einkauf" goods={GOODS} onPick={nothing} />
      <Payday
        title="Payday"
        rows={[
          {
            seat: 'yellow',
            name: 'Anna',
            agents: ['shilling', 'shilling', 'bribe', 'home'],
            figure: { kind: 'marrakesh', pay: 'chocolate' },
            label: 'Anna',
          },
          {
            seat: 'red',
            name: 'Ferdinand von L.',
            agents: ['due', 'due', 'due', 'due', 'due', 'due', 'due', 'due'],
            figure: { kind: 'newYork', pay: 'home' },
            label: 'Ferdinand',
          },
        ]}
      />
    </section>
  );
}
