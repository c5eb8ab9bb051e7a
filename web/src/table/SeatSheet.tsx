import { type Seat, at, score } from '@kaffeehaus/kernel';
import { Dialog } from '../art/Dialog.tsx';
import type { View } from '../seat/view.ts';
import { say, sitterName, t } from '../ui/words.ts';
import type { Laid } from './open.ts';

export interface SeatSheetProps {
  opened: Laid;
  view: View;
  seat: Seat;
  onClose: () => void;
}

/** What the points of a seat are made of, by what everybody knows. */
function Points({ opened: { gameView }, view, seat }: Omit<SeatSheetProps, 'onClose'>) {
  const { game } = gameView;
  const sheet = at(game.audit(view.table), seat);
  return (
    <table class="score-so-far">
      <caption class="caption">{t('web.seat.score')}</caption>
      <tbody>
        {sheet
          .filter(line => line.points !== 0)
          .map(({ source, points }) => (
            <tr key={source}>
              <th scope="row">{say(game.phrases.source(source))}</th>
              <td class="num">{points}</td>
            </tr>
          ))}
        <tr class="is-total">
          <th scope="row">{t('common.total')}</th>
          <td class="num">{score(sheet)}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** Everything public about one player, large. */
export function SeatSheet(props: SeatSheetProps) {
  const { opened, view, seat, onClose } = props;
  const { play, beside, gameView, answering } = opened;
  const sitter = play.sitters[seat];
  const close = (
    <button type="button" class="button primary" onClick={onClose}>
      {t('web.close')}
    </button>
  );
  return (
    <Dialog
      title={play.names[seat] ?? t('common.seat', { seat: seat + 1 })}
      wide
      onClose={onClose}
      foot={close}
    >
      {sitter !== undefined && <p class="quiet">{sitterName(sitter)}</p>}
      {beside && <beside.Seat seat={seat} />}
      <gameView.Sheet view={view} picks={answering} names={play.names} seat={seat} />
      <Points {...props} />
    </Dialog>
  );
}
