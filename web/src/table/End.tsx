import { type GameRecord, score } from '@kaffeehaus/kernel';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Dialog } from '../art/Dialog.tsx';
import { put } from '../repertoire/games.ts';
import { again } from '../repertoire/luck.ts';
import type { Sitter } from '../store/kept.ts';
import { chosenColours, palette } from '../ui/colours.ts';
import { tell } from '../ui/voice.ts';
import type { Laid } from './open.ts';
import type { Beside } from './party.ts';
import { ScoreSheet } from './ScoreSheet.tsx';
import { Later } from '../ui/Later.tsx';
import { Part } from '../ui/part.ts';
import { list, percent, say, t, when } from '../ui/words.ts';
import { Icon } from '../art/Icon.tsx';
import { useReview } from '../review/reviewer.ts';
import type { GameView } from '../seat/gameview.ts';
import type { View } from '../seat/view.ts';

const pictures = new Part(() => import('../picture/index.ts'));

export interface EndProps {
  view: View;
  gameView: GameView;
  names: readonly string[];
  /** Nothing as long as it is not here. */
  record: GameRecord | undefined;
  sitters: readonly Sitter[];
  beside?: Beside | undefined;
  momentAt?: Laid['momentAt'];
}

interface RecordProps extends EndProps {
  record: GameRecord;
}

/** The score sheet, source by source, and how a tie was broken. */
function Sheet({ view, gameView, names }: Pick<EndProps, 'view' | 'gameView' | 'names'>) {
  const { game } = gameView;
  const sheets = game.audit(view.table);
  const { seats: winners, by } = game.winners(view.table);
  const sources = sheets[0]?.map(line => line.source) ?? [];
  return (
    <ScoreSheet
      title={t('common.score')}
      sourceLabel={t('web.end.source')}
      totalLabel={t('common.total')}
      seats={sheets.map((sheet, seat) => ({
        seat: gameView.colour(seat),
        name: names[seat] ?? t('common.seat', { seat: seat + 1 }),
        total: score(sheet),
        won: winners.includes(seat) ? t('web.end.won') : undefined,
      }))}
      rows={sources.map((source, i) => {
        const note = gameView.note(view.table, source);
        return {
          id: source,
          source: say(game.phrases.source(source)),
          points: sheets.map(sheet => sheet[i]?.points ?? 0),
          note: note && say(note),
        };
      })}
      tieBreak={by === undefined ? undefined : say({ key: by, args: {} })}
    />
  );
}

/** Looking back at the game: it takes some seconds. */
function Reviewed({ gameView, names, record }: Omit<RecordProps, 'view' | 'sitters' | 'beside'>) {
  const { now, begin } = useReview(record);
  useEffect(() => void begin(), []);
  if (now === 'failed')
    return (
      <div class="trouble" role="alert">
        <p>{t('web.review.failed')}</p>
        <button type="button" class="button small" onClick={() => void begin()}>
          {t('web.trouble.retry')}
        </button>
      </div>
    );
  if (now === undefined || 'part' in now) {
    const part = now?.part ?? 0;
    const text = t('web.review.wait', { part: percent(part) });
    return (
      <p class="review-wait">
        {text}
        <progress value={part} aria-label={text} />
      </p>
    );
  }
  const { review, Part } = now;
  const { game, Mini, colour } = gameView;
  return <Part {...{ review, game, record, names, Mini, colourOf: colour }} />;
}

/** The same people at a new table, in the same colours. */
const playAgain = async ({ gameView, record, sitters }: RecordProps): Promise<void> => {
  const colours = chosenColours(record.seats);
  const next = again(gameView.game, record, table => gameView.suits?.(table, palette(colours)) ?? true);
  const id = await put(next, sitters, colours);
  if (id === undefined) tell(t('web.trouble.unkept'));
  else location.hash = `#/table/${id}`;
};

/** What lies over the last board, once somebody asks for it. */
function Over({ open, onClose, ...props }: EndProps & { open: 'sheet' | 'review'; onClose: () => void }) {
  const title = open === 'sheet' ? t('web.end.sheet') : t('web.review');
  const close = (
    <button type="button" class="button primary" onClick={onClose}>
      {t('web.close')}
    </button>
  );
  return (
    <Dialog title={title} wide onClose={onClose} foot={close}>
      {open === 'review' && props.record ? (
        <Reviewed {...props} record={props.record} />
      ) : (
        <Sheet {...props} />
      )}
    </Dialog>
  );
}

/** The result as a picture for others. */
function Shared({ view, gameView, names, onClose }: EndProps & { onClose: () => void }) {
  return (
    <Later part={pictures}>
      {({ Picture, captionOf }) => (
        <Picture
          caption={captionOf(gameView, view, names, wonText(gameView, view, names), when(Date.now()))}
          name={gameView.game.id}
          onClose={onClose}
        />
      )}
    </Later>
  );
}

const wonText = ({ game }: GameView, { table }: View, names: readonly string[]): string => {
  const { seats } = game.winners(table);
  const winners = list(seats.map(seat => names[seat] ?? t('common.seat', { seat: seat + 1 })));
  return t('common.winner', { n: seats.length, winners });
};

/** The game is over: who has won, and the last board for as long as somebody looks at it. */
export function End(props: EndProps) {
  const { view, gameView, names, record, beside, momentAt } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState<'picture' | 'review' | 'sheet' | undefined>();
  useLayoutEffect(() => title.current?.focus(), []);
  const scores = gameView.game.audit(view.table).map(score);
  return (
    <section class="prompt is-mine end" aria-labelledby="end-title">
      <h2 id="end-title" class="end-title" ref={title} tabIndex={-1}>
        {wonText(gameView, view, names)}
      </h2>
      <p class="end-scores num" aria-hidden="true">
        {scores.join(' – ')}
      </p>
      <div class="end-actions">
        <button type="button" class="button primary" onClick={() => setOpen('sheet')}>
          {t('web.end.sheet')}
        </button>
        {record && (
          <button type="button" class="button" onClick={() => setOpen('review')}>
            <Icon name="replay" size={16} /> {t('web.review')}
          </button>
        )}
        {record && momentAt && (
          <a class="button" href={momentAt(undefined)}>
            {t('web.replay')}
          </a>
        )}
        <button type="button" class="button" onClick={() => setOpen('picture')}>
          <Icon name="export" size={16} /> {t('web.end.share')}
        </button>
        {beside && <beside.End />}
        {record && !beside && (
          <button type="button" class="button" onClick={() => void playAgain({ ...props, record })}>
            {t('web.end.again')}
          </button>
        )}
        <a class="button plain" href="#/">
          {t('web.table.lobby')}
        </a>
      </div>
      {open === 'picture' && <Shared {...props} onClose={() => setOpen(undefined)} />}
      {open && open !== 'picture' && <Over {...props} open={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}
