/** A table as one socket looks at it. */
import { WATCHER } from '@kaffeehaus/kernel';
import type { Seat } from '@kaffeehaus/kernel';
import { packView } from '@kaffeehaus/protocol';
import type { As, Stamp } from '@kaffeehaus/protocol';
import type { Listener, Live, Look, Told } from '../log/live.ts';
import type { News } from '../log/news.ts';
import { receipt } from '../log/room.ts';
import type { Caller } from '../people/sessions.ts';
import type { Line } from './line.ts';

export class Sub implements Listener {
  readonly line: Line;
  readonly h: number;
  readonly live: Live;
  readonly as: As;
  readonly seat: Seat;
  readonly viewer: Seat;
  on = true;
  since = Infinity;
  isClosed = false;

  constructor(line: Line, h: number, live: Live, as: As) {
    this.line = line;
    this.h = h;
    this.live = live;
    this.as = as;
    this.seat = as === 'watch' ? -1 : as;
    this.viewer = as === 'watch' ? WATCHER : as;
  }

  get isBinary(): boolean {
    return this.line.isBinary;
  }

  get caller(): Caller {
    return this.line.caller;
  }

  view({ room, v, q, table, clocks, events, whole }: Look): void {
    if (this.isClosed) return;
    const { h, line } = this;
    if (!line.isBinary) line.say({ t: 'view', h, v, q, clocks, table, events, whole });
    else {
      const { game, wire } = room.rules;
      line.sendBytes(packView(h, { v, q, clocks, events, whole, table: wire.packView(game, table) }));
    }
  }

  turn(news: News): void {
    if (this.isClosed) return;
    const { row } = news.done;
    const isOwn = row.cmd !== '' && row.seat === this.seat;
    const ack: Stamp | undefined = isOwn ? { id: row.cmd, receipt: receipt(row) } : undefined;
    if (this.line.isBinary) this.line.send(news.frame(this.h, ack));
    else this.line.say(news.message(this.h, ack));
  }

  tell(message: Told): void {
    if (!this.isClosed) this.line.say({ ...message, h: this.h });
  }

  gone(why: 'forbidden' | 'no-table'): void {
    this.tell({ t: 'gone', why });
    this.line.drop(this);
  }
}
