import type { VNode } from 'preact';
import { box, disc } from './shapes.ts';

type Hair = 'white' | 'grey' | 'brown' | 'black' | 'fair';

/** What tells one face from another. */
interface Face {
  readonly hair: Hair;
  readonly crown: keyof typeof CROWNS;
  readonly beard: readonly (keyof typeof BEARDS)[];
  readonly collar: keyof typeof COLLARS;
  readonly glass?: keyof typeof GLASSES;
  /** The ground of the portrait. */
  readonly wall: 'sea' | 'wine' | 'moss' | 'night' | 'sand';
}

const CROWNS = {
  bald: '',
  fringe: 'M13 22c-1-6 1-9 3-10l-1 8zM35 22c1-6-1-9-3-10l1 8z',
  parted: 'M13 19C12 8 19 5 25 6c7 0 11 4 10 13-1-4-3-6-6-7-5 1-11-1-13 1-2 1-2 4-3 6z',
  swept: 'M12 21C10 9 18 4 26 5c8 0 12 7 10 16-1-5-2-7-4-9-6-3-12-3-16 1-2 2-3 4-4 8z',
  curls: 'M12 22c-4-3-2-7 0-8-1-5 4-8 7-6 2-4 8-4 10-1 4-1 8 3 6 7 3 2 3 6 1 8l-2-8c-6-4-14-4-20 0z',
  hat: 'M14 12h20l1-13H13zM9 12c4-2 26-2 30 0 1 4-31 4-30 0z',
} as const;

const BEARDS = {
  whiskers: 'M13 19c-3 6-2 14 2 17 2-3 2-6 1-9zM35 19c3 6 2 14-2 17-2-3-2-6-1-9z',
  full: 'M13 23c-1 12 4 19 11 19s12-7 11-19c-1 4-3 6-5 6-3-2-9-2-12 0-2 0-4-2-5-6z',
  pointed: 'M14 25c1 8 5 13 10 22 5-9 9-14 10-22-1 3-3 4-5 4-3-1-7-1-10 0-2 0-4-1-5-4z',
  goatee: 'M20 32c1 6 2 9 4 9s3-3 4-9c-2-1-6-1-8 0z',
  moustache: 'M16 31c1-4 5-5 8-3 3-2 7-1 8 3-3 0-5-1-8-1s-5 1-8 1z',
  twirled: 'M13 27c2 2 5 1 7 0s3-1 4 0c1-1 2-1 4 0s5 2 7 0c0 4-4 6-7 5-2 0-3-2-4-2s-2 2-4 2c-3 1-7-1-7-5z',
} as const;

/** The Senate's ruff, a bow, a stiff collar. */
const COLLARS = {
  ruff: (
    <path
      class="face-linen"
      d="M7 42q2-4 5-2 2-4 5-1 2-3 5-1 2-2 4 0 3-2 5 1 3-3 5 1 3-2 5 2 2 5-3 6-14 4-28 0-5-1-3-6z"
    />
  ),
  bow: [
    <path class="face-linen" d="M16 40l8 6 8-6 2 6-10 10-10-10z" />,
    <path class="face-dark" d="M15 43l9 3 9-3v7l-9-3-9 3z" />,
  ],
  stiff: [
    <path class="face-linen" d="M16 39l8 8 8-8 1 6-9 11-9-11z" />,
    <path class="face-dark" d="M22 46h4l2 10h-8z" />,
  ],
} as const;

const GLASSES = {
  spectacles: `${disc(19.5, 23.5, 3.6)}${disc(28.5, 23.5, 3.6)}M23 23h2M16 23l-3-1M32 23l3-1`,
  monocle: `${disc(28.5, 23.5, 3.8)}M31 26.5l2 13`,
} as const;

const CHAIN = <path class="face-gold" d="M9 47q15 14 30 0M24 53l3 3h-6z" />;
const EYES = disc(19.5, 23.5, 1.2) + disc(28.5, 23.5, 1.2);

const portrait = ({ hair, crown, beard, collar, glass, wall }: Face): VNode => (
  <g class={`hair-${hair}`}>
    <path class={`wall-${wall}`} d={box(0, 0, 48, 56)} />
    <path class="face-coat" d="M2 56c1-10 7-14 14-16h16c7 2 13 6 14 16z" />
    {COLLARS[collar]}
    {CHAIN}
    <path
      class="face-skin"
      d="M20 32h8v9q-4 4-8 0zM24 8c8 0 11 5 11 14 0 8-4 16-11 16s-11-8-11-16c0-9 3-14 11-14z"
    />
    <path class="face-skin" d={disc(12.8, 24, 2.3) + disc(35.2, 24, 2.3)} />
    <path
      class="face-line"
      d="M24 23l-1.5 5.5h3M17 19.5q2.5-1.5 5 0M26 19.5q2.5-1.5 5 0M20.5 33q3.5 1.5 7 0"
    />
    <path class="face-ink" d={EYES} />
    {beard.map(kind => (
      <path key={kind} class="face-hair" d={BEARDS[kind]} />
    ))}
    <path class={crown === 'hat' ? 'face-dark' : 'face-hair'} d={CROWNS[crown]} />
    {glass && <path class="face-glass" d={GLASSES[glass]} />}
  </g>
);

const face = (
  hair: Hair,
  crown: Face['crown'],
  beard: Face['beard'],
  collar: Face['collar'],
  wall: Face['wall'],
  glass?: Face['glass'],
): Face => ({ hair, crown, beard, collar, wall, ...(glass && { glass }) });

/** The ten sides of the five mayors, in the order of their numbers. */
const FACES: readonly Face[] = [
  face('white', 'fringe', ['whiskers'], 'ruff', 'sea'),
  face('brown', 'parted', ['whiskers', 'moustache'], 'bow', 'moss'),
  face('white', 'swept', [], 'ruff', 'wine'),
  face('black', 'parted', ['full'], 'stiff', 'sand', 'spectacles'),
  face('grey', 'swept', ['goatee', 'moustache'], 'ruff', 'night'),
  face('white', 'bald', ['full'], 'bow', 'moss', 'spectacles'),
  face('brown', 'curls', ['twirled'], 'stiff', 'sea'),
  face('grey', 'fringe', ['pointed'], 'ruff', 'sand'),
  face('black', 'hat', ['twirled'], 'bow', 'wine', 'monocle'),
  face('fair', 'parted', ['goatee'], 'stiff', 'night', 'spectacles'),
];

/** Portraits on a field of 48 × 56, by the number of the side. */
export const mayors: Readonly<Record<string, VNode>> = Object.fromEntries(
  FACES.map((each, i) => [String(i + 1), portrait(each)]),
);
