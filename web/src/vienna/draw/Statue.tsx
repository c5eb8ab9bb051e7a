const HORSE =
  'M161 142h-12l3-14c-5-5-7-10-6-16-7-4-16-8-25-11l-13 3-18-5-4 15-8-1 3-21 22-3-17-7-8 11-8-4 9-17 22 3c-4-6-6-13-8-20l-9 1-13 8-6-7 14-18 3-12 7 9c14 1 27 11 36 26 14 9 34 15 42 32 9 7 18 26 13 48-5-13-9-22-14-28 1 8-3 14-4 18z';
const HIND = 'M147 142h-11l4-13c-3-8-1-15 5-21l17 4c-7 8-11 14-11 18z';
const RIDER =
  'M147 80c3-16 0-34-11-41l-14 3c-4 10-2 24 6 33-8 9-14 17-16 27l-8 4v5l17-2c4-11 14-18 22-24l12 13 12-7z';
const ARM = 'M136 42l22 10 16-14 4 5-18 19-27-9z';

/** Prince Eugene on his rearing horse, for the free corner of the introductory side. Decoration only. */
export function Statue({ x, y }: { x: number; y: number }) {
  return (
    <g class="statue" transform={`translate(${x} ${y})`} aria-hidden="true">
      <path class="statue-shade" d="M5 6h240v195H5z" />
      <path class="statue-sky" d="M0 0h240v195H0z" />
      <circle class="statue-sun" cx="112" cy="84" r="66" />
      <path class="statue-cloud" d="M14 44h46M28 52h52M176 34h50M190 42h40M10 108h38M196 96h34" />
      <path
        class="statue-far"
        d="M0 160V146h14v-6h8v6h12v-14l6-10 6 10v14h20v14zM186 160v-20l5-12 5 12v8h14v-14h8v14h22v12z"
      />
      <path class="statue-lawn" d="M0 156h240v39H0z" />
      <path class="statue-plinth" d="M104 142h74l4 8h-4l6 38h8v7H92v-7h8l6-38h-4z" />
      <path class="statue-plinth-dark" d="M150 150h28l6 38h8v7h-42z" />
      <path class="statue-bronze" d={HIND} />
      <path class="statue-bronze" d={HORSE} />
      <path class="statue-rider" d={RIDER} />
      <path class="statue-rider" d={ARM} />
      <path class="statue-rider" d="M170 46l20-22 4 3-19 24z" />
      <path class="statue-rider" d="M118 34a9 9 0 1 0 18-2l6 8c-6 6-18 6-22 2z" />
      <path class="statue-rider" d="M108 29c6-2 9-10 18-11 9 0 12 6 20 8-4 5-12 6-20 6s-14-1-18-3z" />
      <path class="statue-frame" d="M0 0h240v195H0z" />
      <path class="statue-frame thin" d="M6 6h228v183H6z" />
    </g>
  );
}
