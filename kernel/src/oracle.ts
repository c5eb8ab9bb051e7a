/** Previews held to what really came: of single answers, and of several of one seat in a row. */
import { fold } from './fold.ts';
import { score } from './game.ts';
import type { Answer, Ask, Game, GameEvent, Seat, State } from './game.ts';
import { mask, maskEvent } from './hide.ts';
import type { Host } from './host.ts';
import { at } from './list.ts';
import { asked } from './play.ts';
import type { Hearing } from './play.ts';
import { preview } from './preview.ts';
import type { End, Preview } from './preview.ts';
import { difference } from './same.ts';

/** A seat's view, the answers it has given since, and what they brought: nothing new to the seat. */
interface Chain {
  readonly seat: Seat;
  readonly view: State;
  readonly scores: readonly number[];
  readonly answers: readonly Answer[];
  readonly heard: readonly GameEvent[];
  readonly seal: Preview['seal'];
}

/** Chains of no more answers are previewed. */
const LONGEST = 3;

export class Oracle {
  private readonly host: Host;
  private readonly game: Game;
  private chain: Chain | null = null;

  constructor(host: Host) {
    this.host = host;
    this.game = host.game;
  }

  private scores(s: State): readonly number[] {
    return this.game.audit(s).map(score);
  }

  /** What the preview of an answer told wrongly, if anything: the table before it, and what was heard of it. */
  falsehood(before: State, { seat, why }: Ask, answer: Answer, hearing: Hearing): string | undefined {
    const { game } = this;
    const together = before.wait.length > 1;
    const begun =
      this.chain?.seat === seat && !together
        ? this.chain
        : this.begin(mask(game, before, seat), before, seat);
    const heard = together ? [] : [...hearing].slice(0, hearing.news?.at ?? hearing.length);
    const chain: Chain = {
      ...begun,
      answers: [...begun.answers, answer],
      heard: [...begun.heard, ...heard.map(event => maskEvent(game, event, seat))],
      seal: begun.seal ?? hearing.seal?.by ?? null,
    };
    const told = preview(game, chain.view, chain.answers);
    const goesOn = told.end.kind === 'again' && chain.answers.length < LONGEST;
    this.chain = goesOn ? chain : null;
    const found =
      this.heardOtherwise(told, chain) ??
      (together ? this.sealedOtherwise(told, seat) : this.endsOtherwise(told, chain, hearing));
    return found && `${why}: ${found}`;
  }

  private begin(view: State, before: State, seat: Seat): Chain {
    return { seat, view, scores: this.scores(before), answers: [], heard: [], seal: null };
  }

  private heardOtherwise({ events, table, end }: Preview, { view, heard }: Chain): string | undefined {
    const found = difference(events, isVague(end) ? heard.slice(0, events.length) : heard);
    if (found !== undefined) return `event ${found}`;
    const shown = this.game.clone(view);
    for (const event of events) fold(this.game, shown, event);
    const other = difference(table, shown);
    return other && `it shows ${other}`;
  }

  /** An answer that waits for those of others may be taken back until then. */
  private sealedOtherwise({ end, undo }: Preview, seat: Seat): string | undefined {
    if (end.kind === 'news' && end.by === 'answers') return undefined;
    return undo === this.host.undoable(seat) > 0 ? undefined : undoIs(undo);
  }

  private endsOtherwise(told: Preview, chain: Chain, { news }: Hearing): string | undefined {
    const { seat } = chain;
    if (isVague(told.end)) return undefined;
    if (told.undo !== this.host.undoable(seat) > 0) return undoIs(told.undo);
    if (told.seal !== chain.seal) return `it is sealed by ${told.seal}, not ${chain.seal}`;
    const end: End = news === null ? this.end(seat) : { kind: 'news', by: news.by };
    const found = difference(told.end, end);
    if (found !== undefined) return `it ends otherwise: ${found}`;
    if (news !== null) return undefined;
    const gained = this.scores(this.host.table).map((n, i) => n - at(chain.scores, i));
    const other = difference(told.points, gained);
    return other && `points ${other}`;
  }

  private end(seat: Seat): End {
    const open = asked(this.host.table);
    const mine = open.find(ask => ask.seat === seat);
    if (this.host.over) return { kind: 'over' };
    return mine ? { kind: 'again', why: mine.why } : { kind: 'others', seats: open.map(ask => ask.seat) };
  }
}

/** What hangs on hidden cards is told no further, whatever it brings. */
const isVague = (end: End): boolean => end.kind === 'news' && end.by === 'hidden';

const undoIs = (told: boolean): string => `undo is ${told ? 'not ' : ''}possible`;
