export interface DieProps {
  /** 1 to 6. */
  value: number;
  /** Height in CSS pixels. */
  size?: number;
  /** Spoken name; without it the die is decoration. */
  title?: string;
  /** Its inks: sets `--die` and `--pip`. */
  class?: string;
}

const [LOW, MID, HIGH] = [6.5, 12, 17.5];
/** Where the pips of each face lie. */
export const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[MID, MID]],
  2: [
    [LOW, HIGH],
    [HIGH, LOW],
  ],
  3: [
    [LOW, HIGH],
    [MID, MID],
    [HIGH, LOW],
  ],
  4: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  5: [
    [LOW, LOW],
    [HIGH, LOW],
    [MID, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  6: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MID],
    [HIGH, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
};

/** A die as it fell. */
export function Die({ value, size = 24, title, class: extra }: DieProps) {
  const spoken =
    title === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': title };
  return (
    <svg
      class={['die', extra].filter(Boolean).join(' ')}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      focusable="false"
      {...spoken}
    >
      <path
        class="die-face"
        d="M4.5 1h15A3.5 3.5 0 0 1 23 4.5v15a3.5 3.5 0 0 1-3.5 3.5h-15A3.5 3.5 0 0 1 1 19.5v-15A3.5 3.5 0 0 1 4.5 1z"
      />
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} class="die-pip" cx={x} cy={y} r="2.3" />
      ))}
    </svg>
  );
}
