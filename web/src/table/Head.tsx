import type { Seat } from '@kaffeehaus/kernel';
import { Icon } from '../art/Icon.tsx';
import { say, t } from '../ui/words.ts';
import { titleOf } from '../repertoire/bills.ts';
import { isLevel } from '../think/levels.ts';
import { marked } from '../seat/anchor.ts';
import type { GameView } from '../seat/gameview.ts';
import type { Beside, Party } from './party.ts';
import type { View } from '../seat/view.ts';

export interface HeadProps {
  play: Party;
  beside: Beside | undefined;
  view: View;
  gameView: GameView;
  onMenu: () => void;
  onSeat: (seat: Seat) => void;
}

/** A bot sits here, or thinks. How strong it is stands on its sheet. */
function Sitter({ play, seat }: { play: Party; seat: Seat }) {
  if (!isLevel(play.sitters[seat])) return null;
  const thinks = play.bots.thinking.value.includes(seat);
  return (
    <span class={thinks ? 'seat-bot is-thinking' : 'seat-bot'}>
      {thinks ? (
        <span class="seat-dots">
          <span class="spoken">{t('web.seat.thinks')}</span>
        </span>
      ) : (
        <Icon name="robot" size={14} title={t('web.sitter.bot')} />
      )}
    </span>
  );
}

/** So many letters, digits and signs have room in the narrowest chip that shows a name. */
const SHORT = 5;

/** One player at a glance: colour, points, who begins, whose turn it is. Pressed: everything about them. */
function Chip(props: HeadProps & { seat: Seat; points: number }) {
  const { play, beside, view, gameView, seat, points, onSeat } = props;
  const name = play.names[seat] ?? t('common.seat', { seat: seat + 1 });
  const isTurn = view.turn.includes(seat);
  const colour = gameView.colour(seat);
  const isFirst = gameView.first(view.table) === seat;
  const isLong = name.length + String(points).length + (isFirst ? 1 : 0) > SHORT;
  return (
    <li
      class={`seat-chip seat-${colour}${isTurn ? ' is-turn' : ''}${isLong ? ' is-long' : ''}`}
      style={{ '--letters': name.length }}
      aria-current={isTurn}
    >
      <button type="button" class="seat-button" onClick={() => onSeat(seat)}>
        <span class="seat-figure">
          <Icon name={`agent-${colour}`} size={28} />
          {isFirst && (
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
        {beside && <beside.Chip seat={seat} />}
        <b class="seat-points num" {...marked('points', seat)}>
          {points}
          <span class="spoken">{t('web.seat.points', { n: points })}</span>
        </b>
      </button>
    </li>
  );
}

function Seats(props: HeadProps) {
  const { view, gameView } = props;
  return (
    <ul class="seats">
      {gameView.points(view.table).map((points, seat) => (
        <Chip key={seat} {...props} seat={seat} points={points} />
      ))}
    </ul>
  );
}

export function Head(props: HeadProps) {
  const { view, gameView } = props;
  const phase = gameView.phase(view);
  // Some games ask something before the first round.
  const round = gameView.game.round(view.table);
  const stands = [
    ...(round > 0 ? [t('common.round', { round, game: gameView.game.id })] : []),
    ...(phase ? [say(phase)] : []),
  ].join(' · ');
  return (
    <header class="table-head">
      <a class="button plain table-home" href="#/" aria-label={t('web.table.lobby')}>
        <Icon name="cup" size={24} />
      </a>
      <h1 class="table-title">
        <span class="table-name">{say(titleOf(gameView.game))}</span>{' '}
        <small class="table-phase" title={stands}>
          {stands}
        </small>
      </h1>
      <Seats {...props} />
      <button type="button" class="button plain round" aria-label={t('web.menu')} onClick={props.onMenu}>
        <Icon name="menu" />
      </button>
    </header>
  );
}
