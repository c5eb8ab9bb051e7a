const HUB = { x: 132, y: 104 };
const REACH = 84;

/** The cabins of the wheel's upper half; the lower half is hidden by what lies on the card. */
const CABINS = Array.from({ length: 11 }, (_, i) => {
  const turn = (Math.PI * (i - 5)) / 9;
  return { x: HUB.x + REACH * Math.sin(turn), y: HUB.y - REACH * Math.cos(turn) };
});

const FRAME = 'M0 0h264v238H0z';

/** The giant wheel on a picture postcard: ground for the open orders. Decoration only. */
export function Prater({ x, y }: { x: number; y: number }) {
  return (
    <g class="statue" transform={`translate(${x} ${y})`} aria-hidden="true">
      <path class="statue-shade" transform="translate(5 6)" d={FRAME} />
      <path class="statue-sky" d={FRAME} />
      <circle class="statue-sun" cx="132" cy="44" r="34" />
      <path class="statue-far" d="M0 70V34h14v-8h8v8h26v36zM196 70V44h16v-8l6-16 6 16v8h40v26z" />
      <path class="statue-lawn" d="M0 66h264v172H0z" />
      <path class="wheel" d={CABINS.map(c => `M${HUB.x} ${HUB.y}L${c.x} ${c.y}`).join('')} />
      <circle class="wheel rim" cx={HUB.x} cy={HUB.y} r={REACH - 6} />
      <circle class="wheel" cx={HUB.x} cy={HUB.y} r={REACH - 16} />
      <path class="wheel rim" d="M132 104L96 238M132 104L168 238" />
      {CABINS.map(c => (
        <path key={c.x} class="cabin" transform={`translate(${c.x} ${c.y})`} d="M-8 -6h16v13h-16z" />
      ))}
      <path class="statue-frame" d={FRAME} />
      <path class="statue-frame thin" d="M4 4h256v230H4z" />
    </g>
  );
}
