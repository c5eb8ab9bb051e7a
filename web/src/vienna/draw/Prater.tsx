const SPOKES = Array.from({ length: 15 }, (_, i) => {
  const turn = (Math.PI * 2 * i) / 15;
  return { x: 120 + 74 * Math.sin(turn), y: 92 - 74 * Math.cos(turn) };
});

/** The giant wheel on a picture postcard: ground for the open orders of the full version. */
export function Prater({ x, y }: { x: number; y: number }) {
  return (
    <g class="statue" transform={`translate(${x} ${y})`} aria-hidden="true">
      <path class="statue-shade" d="M5 6h240v195H5z" />
      <path class="statue-sky" d="M0 0h240v195H0z" />
      <circle class="statue-sun" cx="150" cy="70" r="44" />
      <path class="statue-lawn" d="M0 164h240v31H0z" />
      <path class="wheel" d={SPOKES.map(s => `M120 92L${s.x} ${s.y}`).join('')} />
      <circle class="wheel rim" cx="120" cy="92" r="74" />
      <circle class="wheel" cx="120" cy="92" r="66" />
      <path class="wheel rim" d="M120 92L86 178M120 92L154 178M78 178h84" />
      {SPOKES.map(s => (
        <path key={s.x} class="cabin" d={`M${s.x - 7} ${s.y - 4}h14v10h-14z`} />
      ))}
      <path class="statue-frame" d="M0 0h240v195H0z" />
      <path class="statue-frame thin" d="M6 6h228v183H6z" />
    </g>
  );
}
