import type { ComponentChildren } from 'preact';
import { t } from '../ui/words.ts';
import type { Player } from './player.ts';
import { whereText } from './said.ts';
import type { Screening } from './screening.ts';

export interface TransportProps {
  screening: Screening;
  player: Player;
}

const SIGNS = {
  first: 'M4 4h3v16H4zM20 4v16L9 12z',
  back: 'M17 3v18L5 12z',
  play: 'M6 3v18l15-9z',
  pause: 'M5 3h5v18H5zM14 3h5v18h-5z',
  on: 'M7 3v18l12-9z',
  last: 'M4 4v16l11-8zM17 4h3v16h-3z',
} as const;

function Sign({ name }: { name: keyof typeof SIGNS }) {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" focusable="false">
      <path d={SIGNS[name]} fill="currentColor" />
    </svg>
  );
}

interface StepProps {
  sign: keyof typeof SIGNS;
  label: string;
  disabled?: boolean;
  primary?: boolean;
  onPress: () => void;
  children?: ComponentChildren;
}

function Step({ sign, label, disabled = false, primary = false, onPress }: StepProps) {
  return (
    <button
      type="button"
      class={primary ? 'button primary reel-step' : 'button reel-step'}
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      <Sign name={sign} />
    </button>
  );
}

/** Where rounds begin, as parts of the whole. */
const marksOf = ({ stops, length }: Screening): readonly number[] =>
  stops.flatMap(({ n, round }, i) =>
    i > 0 && round !== stops[i - 1]?.round ? [n / Math.max(1, length)] : [],
  );

/** The whole game as one line, with a mark where each round begins. */
export function Line({ screening, player }: TransportProps) {
  const { n, length } = screening;
  return (
    <div class="reel-line">
      <input
        type="range"
        min={0}
        max={length}
        value={n.value}
        aria-label={t('replay.line')}
        aria-valuetext={whereText(screening)}
        onInput={event => {
          player.stop();
          screening.go(Number(event.currentTarget.value));
        }}
      />
      <svg class="reel-marks" viewBox="0 0 1000 8" preserveAspectRatio="none" aria-hidden="true">
        {marksOf(screening).map(x => (
          <path key={x} d={`M${1000 * x} 0v8`} />
        ))}
      </svg>
    </div>
  );
}

/** To the beginning, back, play, on, to the end, and how fast. */
export function Transport({ screening, player }: TransportProps) {
  const { n, length } = screening;
  const isPlaying = player.playing.value;
  const go = (deed: () => void) => (): void => {
    player.stop();
    deed();
  };
  return (
    <div class="reel-steps" role="group" aria-label={t('replay.steps')}>
      <Step
        sign="first"
        label={t('replay.first')}
        disabled={n.value === 0}
        onPress={go(() => screening.go(0))}
      />
      <Step
        sign="back"
        label={t('replay.back')}
        disabled={n.value === 0}
        onPress={go(() => screening.step(-1))}
      />
      <Step
        primary
        sign={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? t('replay.pause') : t('replay.play')}
        onPress={() => player.toggle()}
      />
      <Step
        sign="on"
        label={t('replay.on')}
        disabled={n.value === length}
        onPress={go(() => screening.step(1))}
      />
      <Step
        sign="last"
        label={t('replay.last')}
        disabled={n.value === length}
        onPress={go(() => screening.go(length))}
      />
      <button
        type="button"
        class="button plain reel-speed"
        aria-label={t('replay.speed', { n: player.speed.value })}
        onClick={() => player.faster()}
      >
        {player.speed.value}×
      </button>
    </div>
  );
}
