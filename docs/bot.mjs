// A bot for a table at a Kaffeehaus, in plain Node: it sits down, answers by lot, and leaves when the game is over.
//   node docs/bot.mjs https://games.example.org <token> <table> [<invite>]
import { WebSocket } from 'ws';

const [origin = '', token, table = '', invite] = process.argv.slice(2);
const headers = { authorization: `Bearer ${token}`, 'x-kaffeehaus': '1', 'content-type': 'application/json' };

const ask = async (path, body) => {
  const how = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const reply = await fetch(`${origin}${path}`, how);
  if (!reply.ok) throw new Error(`${path}: ${(await reply.json()).message}`);
  return path.endsWith('.js') ? reply.text() : reply.json();
};

const { mine } = await ask(`/tables/${table}`).catch(() => ({ mine: null }));
const seat = mine ?? (await ask(`/tables/${table}/sit`, { invite })).seat;

const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, ['kaffeehaus.1.json'], { headers });
const say = message => socket.send(JSON.stringify(message));
const name = () =>
  Array.from({ length: 10 }, () => 'abcdefghijkmnopq'[Math.floor(16 * Math.random())]).join('');

/** Where we are: the handle of the table, its rules, what we see of it, the question put to us, the one answered. */
const at = { handle: 0, rules: new Promise(() => {}), view: undefined, question: 0, answered: 0 };

/** The rules come from the house as a module: they say what is asked, and which answers there are. */
const think = async () => {
  const { kernel } = await at.rules;
  const open = at.view && kernel.askOf(at.view, seat);
  if (!open || at.question === 0 || at.question === at.answered) return;
  at.answered = at.question;
  const answer = kernel.nth(open, Math.floor(kernel.count(open) * Math.random()));
  say({ t: 'answer', h: at.handle, id: name(), v: at.question, a: answer });
};

const run = code => import(`data:text/javascript,${encodeURIComponent(code)}`);

const note = news => void think(Object.assign(at, news));

const hear = {
  subbed: ({ h, rules }) => Object.assign(at, { handle: h, rules: ask(`/rules/${rules}.js`).then(run) }),
  view: ({ table: view, q }) => note({ view, question: q }),
  turn: ({ delta, q }) => note({ view: { ...at.view, ...delta }, question: q }),
  no: ({ retry = 1000 }) => setTimeout(note, retry, { answered: 0 }),
  over: () => socket.close(),
};

socket.on('open', () => say({ t: 'sub', id: name(), table, as: seat, v: 0 }));
socket.on('message', data => hear[JSON.parse(data).t]?.(JSON.parse(data)));
