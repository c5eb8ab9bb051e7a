/** A mail server for tests: takes what it is handed, keeps it, and refuses whom it is told to refuse. */
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

export interface Received {
  readonly from: string;
  readonly to: readonly string[];
  /** As it came over the wire, headers and body. */
  readonly raw: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

export interface PostOffice {
  readonly url: string;
  readonly received: Received[];
  /** The reply to whoever a letter is for; 550 means that nobody lives there. */
  answer: string;
  close(): Promise<void>;
}

/** Undoes what mail programs do to keep lines short and letters plain. */
const decoded = (body: string, encoding: string): string => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
};

const headersOf = (head: string): Map<string, string> =>
  new Map(
    head
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );

const read = (from: string, to: readonly string[], raw: string): Received => {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const headers = headersOf(head);
  const text = decoded(body.join('\r\n\r\n'), headers.get('content-transfer-encoding') ?? '7bit');
  return { from, to, raw, headers, text: text.replaceAll('\r\n', '\n') };
};

const serve = (socket: Socket, office: PostOffice): void => {
  let waiting = '';
  let from = '';
  let to: string[] = [];
  let isData = false;
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  const command = (line: string): void => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'MAIL') from = line.slice(10);
    if (verb === 'RCPT' && office.answer.startsWith('2')) to.push(line.slice(8));
    isData = verb === 'DATA';
    if (verb === 'QUIT') return void socket.end('221 bye\r\n');
    say(verb === 'RCPT' ? office.answer : isData ? '354 go on' : '250 ok');
  };
  const step = (): boolean => {
    const end = isData ? '\r\n.\r\n' : '\r\n';
    const at = waiting.indexOf(end);
    if (at < 0) return false;
    const piece = waiting.slice(0, at);
    waiting = waiting.slice(at + end.length);
    if (!isData) command(piece);
    else {
      office.received.push(read(from, to, piece.replace(/^\.\./gm, '.')));
      [isData, to] = [false, []];
      say('250 kept');
    }
    return true;
  };
  socket.on('error', () => {});
  socket.on('data', chunk => {
    waiting += chunk.toString('latin1');
    while (step());
  });
  say('220 post office');
};

export const postOffice = async (): Promise<PostOffice> => {
  const sockets = new Set<Socket>();
  const server: Server = createServer(socket => {
    sockets.add(socket);
    serve(socket, office);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const office: PostOffice = {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    received: [],
    answer: '250 ok',
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise(done => server.close(() => done()));
    },
  };
  return office;
};
