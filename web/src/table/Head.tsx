import { Icon } from '../art/Icon.tsx';
import { say, sitterName, t } from '../ui/words.ts';
import { titleOf } from '../repertoire/bills.ts';
import { isLevel } from '../think/levels.ts';
import type { GameView } from '../seat/gameview.ts';
import type { Play } from './play.ts';
import type { View } from '../seat/view.ts';

export interface HeadProps {
  play: Play;
  view: View;
  gameView: GameView;
  onMenu: () => void;
}

/** What kind of bot sits here, and whether it thinks. Who is waited for is said with the question. */
function Sitter({ play, seat }: { play: Play; seat: number }) {
  const sitter = play.sitters[seat];
  if (!isLevel(sitter)) return null;
  const thinks = play.bots.thinking.value.includes(seat);
  return (
    <span class={thinks ? 'seat-bot is-thinking' : 'seat-bot'}>
      <Icon name="robot" size={14} title={sitterName(sitter)} />
      <span class="seat-level" aria-hidden="true">
        {t(`common.bot.${sitter}`)}
      </span>
      {thinks && (
        <span class="seat-dots">
          <span class="spoken">{t('web.seat.thinks')}</span>
        </span>
      )}
    </span>
  );
}

/** Everybody at a glance: colour, points, who begins, whose turn it is. */
function Seats({ play, view, gameView }: Omit<HeadProps, 'onMenu'>) {
  const first = gameView.first(view.table);
  return (
    <ul class="seats">
      {gameView.points(view.table).map((points, seat) => {
        const name = play.names[seat] ?? t('common.seat', { seat: seat + 1 });
        const isTurn = view.turn.includes(seat);
        return (
          <li
            key={seat}
            class={`seat-chip seat-${gameView.colour(seat)}${isTurn ? ' is-turn' : ''}`}
            aria-current={isTurn}
          >
            <span class="seat-figure">
              <Icon name={`agent-${gameView.colour(seat)}`} size={28} />
              {first === seat && (
                <Icon
                  name={gameView.firstSign}
                  size={16}
                  title={t('web.seat.first', { game: gameView.game.id })}
                  class="seat-first"
                />
              )}
            </span>
            <span class="seat-name">{name}</span>
            <Sitter play={play} seat={seat} />
            <b class="num">
              {points}
              <span class="spoken">{t('web.seat.points', { n: points })}</span>
            </b>
          </li>
        );
      })}
    </ul>
  );
}

export function Head(props: HeadProps) {
  const { view, gameView } = props;
  const phase = gameView.phase(view);
  // Some games ask something before the first round.
  const round = gameView.game.round(view.table);
  return (
    <header class="table-head">
      <a class="button plain table-home" href="#/" aria-label={t('web.table.lobby')}>
        <Icon name="cup" size={24} />
      </a>
      <h1 class="table-title">
        {say(titleOf(gameView.game))}{' '}
        {round > 0 && <small>{t('common.round', { round, game: gameView.game.id })}</small>}
        {phase && <small class="table-phase">{say(phase)}</small>}
      </h1>
      <Seats {...props} />
      <button type="button" class="button plain round" aria-label={t('web.menu')} onClick={props.onMenu}>
        <Icon name="menu" />
      </button>
    </header>
  );
}
