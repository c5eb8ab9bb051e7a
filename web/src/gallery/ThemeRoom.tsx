import { useRef } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { ScoreSheet } from '../table/ScoreSheet.tsx';

const SEATS = [
  { seat: 'yellow', name: 'Anna', total: 143, won: '1st' },
  { seat: 'red', name: 'Ferdinand', total: 143 },
  { seat: 'blue', name: 'Robot 2', total: 118 },
  { seat: 'green', name: 'Jo', total: 99 },
] as const;

function Dialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" class="button" onClick={() => dialog.current?.showModal()}>
        Open dialog
      </button>
      <dialog class="dialog sheet" ref={dialog} aria-label="Why not?">
        <h2>Why not?</h2>
        <p>Needs 2 wine, you have 1.</p>
        <div class="actions">
          <button type="button" class="button primary" onClick={() => dialog.current?.close()}>
            All right
          </button>
        </div>
      </dialog>
    </>
  );
}

function Controls() {
  return (
    <div class="panel room">
      <h3>Buttons, chips, tabs</h3>
      <p class="row">
        <button type="button" class="button primary">
          <Icon name="check" size={18} /> Confirm
        </button>
        <Dialog />
        <button type="button" class="button" aria-disabled="true">
          Refused
        </button>
        <button type="button" class="button plain">
          <Icon name="undo" size={18} /> Undo
        </button>
        <button type="button" class="button small">
          Small
        </button>
        <button type="button" class="button round" aria-label="Menu">
          <Icon name="menu" />
        </button>
      </p>
      <p class="row">
        <span class="chip">
          <Icon name="robot" size={16} /> Robot
        </span>
        <span class="chip on">
          <Icon name="person" size={16} /> Here
        </span>
      </p>
      <fieldset class="strip">
        {['2', '3', '4'].map(n => (
          <label key={n}>
            <input type="radio" name="seats" defaultChecked={n === '3'} />
            <span>{n} players</span>
          </label>
        ))}
      </fieldset>
      <div class="tabs" role="tablist">
        {['Board', 'Hand', 'Log', 'Rules'].map((t, i) => (
          <button key={t} type="button" role="tab" class="tab" aria-selected={i === 0}>
            {t}
          </button>
        ))}
      </div>
      <label class="field">
        Language
        <select class="input">
          <option>Deutsch</option>
          <option>Français</option>
        </select>
      </label>
      <div class="toast refusal" role="status">
        <Icon name="about" size={22} />
        <span>
          Needs 2 wine, you have 1.{' '}
          <span class="rule">An agent costs 2 bribes of the building’s colour.</span>
        </span>
      </div>
    </div>
  );
}

export function ThemeRoom() {
  return (
    <section class="room">
      <h2>Theme</h2>
      <Controls />
      <div class="panel">
        <ScoreSheet
          title="Final score"
          sourceLabel="Source"
          totalLabel="Total"
          seats={SEATS}
          rows={[
            { id: 'a', source: 'During the game', points: [88, 79, 74, 60] },
            { id: 'b', source: 'Sets of five', points: [20, 20, 10, 10], note: '10 for each set' },
            { id: 'c', source: 'Information', points: [35, 44, 34, 29] },
          ]}
          tieBreak="Anna and Ferdinand tie; Anna has more bribes left (5 to 3)."
        />
      </div>
      <div class="curtain">
        <p class="caption curtain-caption">Next player</p>
        <h2>Ferdinand</h2>
        <button type="button" class="button">
          <Icon name="eye" size={18} /> I am here
        </button>
      </div>
    </section>
  );
}
