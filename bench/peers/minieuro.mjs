// Mini-euro as one would write it for an engine that keeps plain objects: the rules of bench/src/minieuro.ts on
// objects that are changed in place. A test plays both side by side.
const ROUNDS = 10;
const ACTIONS = 3;
const GOODS = 6;
const HAND_LIMIT = 8;
const GOODS_LIMIT = 12;

export const cards = () =>
  Array.from({ length: 72 }, (_, i) => ({
    id: i,
    cost: [(i * 7) % 3, (i * 5 + 1) % 3, (i * 3) % 2, i % 2, 0, i % 5 === 0 ? 1 : 0],
    points: 1 + ((i * 11) % 6),
    gain: i % GOODS,
  }));

export const setUp = (seats, deck) => ({
  players: Array.from({ length: seats }, () => ({
    goods: [3, 3, 2, 2, 1, 1],
    hand: deck.splice(0, 5),
    built: [],
    points: 0,
    tracks: [0, 0, 0, 0],
  })),
  board: Array.from({ length: 42 }, (_, i) => ({
    kind: i % GOODS,
    amount: 1 + (i % 3),
    worker: -1,
    track: (i * 5) % 4,
  })),
  market: deck.splice(0, 5),
  deck,
  discard: [],
  round: 1,
  actions: 0,
  turn: 0,
  die: 3,
  over: null,
});

const canPay = (goods, cost) => cost.every((n, i) => goods[i] >= n);

export const moves = (table, seat) => {
  const me = table.players[seat];
  const found = [];
  table.board.forEach((space, i) => space.worker < 0 && found.push(['place', [i]]));
  me.hand.forEach((card, i) => canPay(me.goods, card.cost) && found.push(['build', [i]]));
  if (me.hand.length < HAND_LIMIT) table.market.forEach((_, i) => found.push(['take', [i]]));
  for (let give = 0; give < GOODS; give++)
    if (me.goods[give] >= 2)
      for (let get = 0; get < GOODS; get++) if (get !== give) found.push(['trade', [give, get]]);
  found.push(['pass', []]);
  return found;
};

const refill = (table, chance) => {
  if (table.deck.length === 0 && table.discard.length > 0) {
    table.deck = chance.shuffle(table.discard);
    table.discard = [];
  }
  if (table.deck.length > 0) table.market.push(table.deck.pop());
};

const VERBS = {
  place: (table, me, seat, [i]) => {
    const space = table.board[i];
    if (!space || space.worker >= 0) return false;
    space.worker = seat;
    me.goods[space.kind] += space.amount + (table.die === space.kind + 1 ? 1 : 0);
    me.tracks[space.track]++;
    return true;
  },
  build: (_table, me, _seat, [i]) => {
    const card = me.hand[i];
    if (!card || !canPay(me.goods, card.cost)) return false;
    card.cost.forEach((n, good) => (me.goods[good] -= n));
    me.hand.splice(i, 1);
    me.built.push(card);
    me.points += card.points;
    return true;
  },
  take: (table, me, _seat, [i], chance) => {
    const card = table.market[i];
    if (!card || me.hand.length >= HAND_LIMIT) return false;
    table.market.splice(i, 1);
    me.hand.push(card);
    refill(table, chance);
    return true;
  },
  trade: (_table, me, _seat, [give, get]) => {
    if (me.goods[give] < 2) return false;
    me.goods[give] -= 2;
    me.goods[get]++;
    return true;
  },
  pass: () => true,
};

const worth = ({ points, tracks, goods }) =>
  10 * points + 10 * tracks.reduce((sum, n) => sum + (n >> 1), 0) + goods.reduce((sum, n) => sum + n, 0);

const endRound = (table, chance) => {
  table.actions = 0;
  table.round++;
  table.die = chance.die();
  for (const space of table.board) space.worker = -1;
  if (table.market.length > 0) {
    table.discard.push(table.market.shift());
    refill(table, chance);
  }
  for (const player of table.players) {
    for (const card of player.built) player.goods[card.gain]++;
    for (let i = 0; i < GOODS; i++) player.goods[i] = Math.min(player.goods[i], GOODS_LIMIT);
  }
  table.turn = (table.round - 1) % table.players.length;
  if (table.round <= ROUNDS) return;
  const totals = table.players.map(worth);
  table.over = { winner: String(totals.indexOf(Math.max(...totals))) };
};

export const move = (table, seat, name, args, chance) => {
  if (table.over || seat !== table.turn) return false;
  if (!VERBS[name]?.(table, table.players[seat], seat, args, chance)) return false;
  table.actions++;
  table.turn = (table.turn + 1) % table.players.length;
  if (table.actions === ACTIONS * table.players.length) endRound(table, chance);
  return true;
};
