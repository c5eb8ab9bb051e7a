import type { ComponentChildren } from 'preact';

/** A strip of city or coast along the foot of the poster; drawn only to be looked at. */
export function Horizon({ children }: { children: ComponentChildren }) {
  return (
    <svg
      class="skyline"
      viewBox="0 0 760 120"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
