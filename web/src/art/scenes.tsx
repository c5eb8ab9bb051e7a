import type { Glyphs } from './glyph.ts';
import type { Category } from './kinds.ts';
import { arch, box, disc, person, roof, row, tree } from './shapes.ts';

/** The inks of an engraving in two colours: the card's own, dark, light and very light, and the black of the plate. */
type Ink = 'deep' | 'ground' | 'sun' | 'pale' | 'plate' | 'line';
type Part = readonly [ink: Ink, d: string];

/** Every scene stands on a street, 96 wide and 56 high; what it needs of a ground it draws itself. */
const scene = (...parts: readonly Part[]) =>
  parts.map(([ink, d]) => <path key={d} class={`scene-${ink}`} d={d} />);

const STREET: Part = ['deep', box(0, 49, 96, 7)];
const WATER: Part = ['ground', box(0, 42, 96, 14)];
const WAVES: Part = ['line', row(5, 20, dx => `M${dx + 2} 47q4-3 8 0t8 0M${dx - 6} 52q4-3 8 0t8 0`)];

const columns = (x: number, foot: number, n: number, step: number, high: number): string =>
  row(n, step, dx => box(x + dx, foot - high, step * 0.45, high));
const barrel = (x: number, foot: number): string => `M${x} ${foot}q-3-8 0-16h12q3 8 0 16z`;
const bottle = (x: number, foot: number, high: number): string =>
  `M${x} ${foot}v${6 - high}l2-3v-3h3v3l2 3v${high - 6}z`;
const ship = (x: number, foot: number): string =>
  `M${x} ${foot}l-6-12h58l-4 12zM${x + 4} ${foot - 12}v-7h36v7zM${x + 12} ${foot - 19}v-11h6v11zM${x + 25} ${foot - 19}v-11h6v11z`;
const smoke = (x: number, y: number): string =>
  `M${x} ${y}c-1-4-7-3-8-7 4 1 6-2 11 0s7-2 12 1c-4 1-5 6-11 6z`;
const fence = (foot: number): string =>
  row(13, 8, dx => `M${dx - 2} ${foot}v-11l1.5-3 1.5 3v11z`) + box(0, foot - 9, 96, 1.5);

/** What goes on in each of the twenty trades, in a zoo and in a park. */
export const scenes: Glyphs<Category> = {
  bourgeoisie: scene(
    ['sun', disc(74, 14, 8)],
    ['ground', box(26, 22, 46, 27)],
    ['deep', roof(22, 22, 54, 14)],
    ['pale', columns(30, 49, 5, 9, 23) + box(26, 24, 46, 2.5)],
    ['plate', person(14, 50, 24) + box(10.5, 23, 7, 5) + box(8, 28, 12, 1.6) + person(84, 50, 21)],
    ['sun', 'M78 40l6-11 6 11c3 6 3 10 3 10H75s0-4 3-10z'],
    STREET,
  ),
  offices: scene(
    ['ground', box(4, 4, 88, 30)],
    ['pale', row(9, 9.4, dx => box(8 + dx, 8, 6, 10))],
    ['sun', row(7, 9.4, dx => box(17 + dx, 22, 6, 10))],
    ['deep', box(6, 18, 84, 2) + box(6, 32, 84, 2) + 'M44 36l38-4v5l-38 4zM48 40h4v10h-4zM76 37h4v13h-4z'],
    ['plate', person(34, 50, 30) + 'M36 32l16 3-1 3-17-1z'],
    ['pale', 'M52 34l14-1.5 1 2-14 1.5z'],
    ['line', 'M56 34l6-14'],
    STREET,
  ),
  university: scene(
    ['ground', box(14, 28, 68, 21) + 'M34 18a14 14 0 0 1 28 0z'],
    ['deep', box(30, 18, 36, 4) + roof(26, 30, 44, 10) + box(10, 28, 76, 3)],
    ['pale', columns(30, 49, 5, 8, 17) + arch(17, 44, 6, 10) + arch(73, 44, 6, 10)],
    ['sun', disc(48, 4, 2.5) + box(47, 5, 2, 5)],
    ['plate', person(22, 51, 19) + 'M15 33l7-3 7 3-7 3z' + person(82, 51, 17) + 'M76 35l6-3 6 3-6 3z'],
    STREET,
  ),
  health: scene(
    ['ground', box(6, 4, 84, 45)],
    ['deep', box(8, 20, 80, 2.5) + box(0, 40, 96, 16)],
    ['pale', bottle(12, 20, 15) + bottle(34, 20, 12) + bottle(58, 20, 15) + bottle(78, 20, 11)],
    ['sun', bottle(23, 20, 12) + bottle(46, 20, 15) + bottle(68, 20, 13)],
    ['pale', 'M32 30h32c0 7-4 9-7 11h4v4H35v-4h4c-3-2-7-4-7-11z'],
    ['plate', 'M62 14l4 2-11 16-5-1zM12 40v-9h12v9zM14 28h8v3h-8z'],
    ['line', 'M80 40c0-5-8-4-8-8s8-3 8-7-5-4-6-2M76 22v18'],
  ),
  amusement: scene(
    ['ground', box(0, 36, 96, 20)],
    ['line', 'M0 6q24 12 48 2t48-2'],
    ['sun', disc(14, 14, 4.5) + disc(34, 14, 4.5) + disc(60, 12, 4.5) + disc(82, 11, 4.5)],
    ['plate', person(12, 50, 24) + person(86, 50, 24) + 'M60 50l4-20 6 2-3 18z' + person(66, 40, 20)],
    ['deep', box(24, 38, 34, 3) + box(38, 41, 6, 12) + box(30, 52, 22, 3)],
    ['pale', 'M27 24h11v14H27zM44 24h11v14H44zM26 24c0-5 13-5 13 0zM43 24c0-5 13-5 13 0z'],
    ['line', 'M38 28h3.5v6H38M55 28h3.5v6H55M30.5 28v7M34.5 28v7M47.5 28v7M51.5 28v7'],
  ),
  art: scene(
    ['sun', 'M0 0h96v40H0z'],
    ['deep', 'M26 52l14-46h3L31 52zM66 52L52 6h-3l12 46zM24 36h46v3H24z'],
    ['plate', box(25, 7, 42, 28)],
    ['pale', box(28, 10, 36, 22)],
    ['ground', 'M28 32v-8l9-8 8 8 6-5 13 11v2z' + disc(56, 16, 3)],
    ['plate', person(84, 52, 34) + 'M76 24q8-6 15 1l-3 3H78z' + 'M70 26l12 10-2 3-12-10z'],
    ['pale', 'M10 40c7-3 13 1 11 5-1 2-4 0-5 2s0 4-4 3c-7-1-8-8-2-10z'],
    STREET,
  ),
  theatre: scene(
    ['sun', box(8, 2, 80, 42)],
    ['deep', 'M8 2h18c0 14-5 30-16 40H4V2zM88 2H70c0 14 5 30 16 40h6V2z'],
    ['ground', row(6, 14, dx => `M${6 + dx} 0h14v5q-7 7-14 0z`)],
    ['plate', person(40, 43, 24) + 'M36 28l-8-8 2-2 9 7z' + person(58, 43, 22) + 'M50 43l8-15 8 15z'],
    ['deep', box(0, 43, 96, 13)],
    ['pale', row(7, 12, dx => `M${9 + dx} 46a3 3 0 0 1 6 0z`)],
  ),
  circus: scene(
    ['ground', 'M48 6c8 10 22 16 38 20l-4 24H14l-4-24C26 22 40 16 48 6z'],
    ['pale', 'M48 6c2 12 4 18 5 20H43c1-2 3-8 5-20zM62 17c4 5 12 7 24 9H70zM34 17c-4 5-12 7-24 9h16z'],
    [
      'deep',
      'M10 26h76l-2 5q-5 5-10 0-5 5-10 0-5 5-10 0-6 6-12 0-5 5-10 0-5 5-10 0-5 5-10 0zM40 50l8-16 8 16z',
    ],
    ['sun', 'M48 6V0l11 3zM10 26v-9l8 3zM86 26v-9l-8 3z'],
    ['plate', person(22, 51, 15) + disc(16, 31, 2) + disc(22, 28, 2) + disc(28, 31, 2) + person(76, 51, 17)],
    STREET,
  ),
  trade: scene(
    ['ground', box(54, 4, 36, 45)],
    ['deep', 'M50 6h44l-22-8zM66 22h12v12H66z' + box(62, 10, 20, 2)],
    ['pale', box(58, 38, 8, 8) + box(78, 38, 8, 8) + box(68, 14, 8, 6)],
    ['sun', barrel(8, 50) + barrel(26, 50) + barrel(17, 34)],
    ['line', 'M6 46h16M6 38h16M24 46h16M24 38h16M15 30h16M15 22h16M64 8H48v12'],
    ['plate', 'M43 20h10l3 9c0 4-16 4-16 0zM42 50c-2-8 2-12 2-14h9c0 2 4 6 2 14z'],
    STREET,
  ),
  industry: scene(
    ['sun', disc(80, 12, 9)],
    ['plate', smoke(22, 14) + smoke(44, 10)],
    ['deep', 'M16 50V14h8v36zM38 50V10h8v40z'],
    ['ground', 'M10 50V32l14-8v8l14-8v8l14-8v8l14-8v26zM66 50V22h22v28z'],
    [
      'pale',
      row(4, 13, dx => box(14 + dx, 38, 7, 6)) +
        box(70, 27, 5, 6) +
        box(79, 27, 5, 6) +
        box(70, 37, 5, 6) +
        box(79, 37, 5, 6),
    ],
    STREET,
  ),
  bank: scene(
    ['ground', box(8, 8, 80, 42)],
    ['deep', 'M4 8h88l-6-6H10zM24 14h34v34H24z'],
    ['pale', disc(41, 31, 13)],
    ['ground', disc(41, 31, 9.5)],
    ['plate', disc(41, 31, 3) + 'M40 20h2v22h-2zM30 30h22v2H30zM60 18h4v7h-4zM60 37h4v7h-4z'],
    [
      'sun',
      row(3, 0, (_, i) => box(68, 45 - i * 4, 15, 3) + box(10, 45 - i * 4, 11, 3)) +
        box(70, 33, 15, 3) +
        box(69, 29, 15, 3),
    ],
    STREET,
  ),
  crafts: scene(
    ['ground', 'M0 50V14L22 2l22 12v36z'],
    ['plate', 'M8 50V30a12 12 0 0 1 24 0v20z'],
    ['sun', 'M14 50c-2-8 4-10 4-18 5 4 4 7 5 9 1-2 1-4 1-5 5 5 4 10 2 14z'],
    ['deep', 'M46 30h34c-2 6-8 7-12 8v6h6v6H52v-6h6v-6c-6-1-10-3-12-8z'],
    ['plate', person(88, 51, 34) + 'M82 26l-14-10-2 3 14 11z' + 'M60 10l12-3 3 9-12 3z'],
    ['pale', 'M58 28l-3-5M64 28l1-6M70 28l4-4'],
    STREET,
  ),
  military: scene(
    ['ground', 'M0 50V22h6v-5h6v5h6v-5h6v5h6v-5h6v5h6v28z'],
    ['deep', arch(14, 50, 12, 18) + 'M0 26h42v2H0z'],
    ['plate', box(20, 2, 1.5, 16)],
    ['sun', 'M21 2h16l-4 5 4 5H21z'],
    ['plate', 'M46 34l34-9 2 8-33 10zM48 40h20l6 10h-6l-4-5H48z'],
    ['deep', disc(58, 43, 8)],
    ['pale', disc(58, 43, 3) + disc(84, 47, 3.3) + disc(91, 47, 3.3) + disc(87.5, 41.5, 3.3)],
    STREET,
  ),
  police: scene(
    ['ground', box(42, 10, 46, 40)],
    ['deep', box(38, 8, 54, 4) + arch(58, 50, 14, 24) + box(56, 14, 18, 6)],
    ['pale', arch(46, 36, 8, 14) + arch(76, 36, 8, 14)],
    ['sun', 'M28 8h8l2 9H26z' + disc(32, 4, 2)],
    ['plate', box(31, 17, 2, 33) + person(14, 50, 36) + 'M8 20c0-10 12-10 12 0l3 2H5zM13 8h2v5h-2z'],
    ['sun', row(3, 0, (_, i) => disc(14, 34 + i * 4, 1.1))],
    STREET,
  ),
  underworld: scene(
    ['plate', 'M0 50V6l14-6 16 8v42zM62 50V10l18-8 16 8v40z'],
    ['sun', 'M52 4a8 8 0 1 0 5 13A9 9 0 0 1 52 4z' + box(72, 18, 6, 8) + box(10, 16, 5, 7)],
    ['ground', 'M30 50l8-30h16l8 30z'],
    ['deep', person(40, 51, 30) + 'M33 22q7-5 14 0l3 2H34zM47 36l9-3 1 2-9 5z'],
    ['pale', 'M56 34l12-4-9 8z'],
    ['sun', 'M74 50c-4-8 1-11 4-13l-2-4h8l-2 4c3 2 8 5 4 13z'],
    STREET,
  ),
  society: scene(
    ['plate', box(0, 0, 96, 56)],
    ['sun', 'M48 2l18 28H30zM12 28c-2-4 2-5 2-9 3 3 4 6 2 9zM80 28c-2-4 2-5 2-9 3 3 4 6 2 9z'],
    ['plate', 'M48 8l12 19H36z'],
    ['pale', 'M48 15c5 0 7 3 8 5-1 2-3 5-8 5s-7-3-8-5c1-2 3-5 8-5zM12 29h4v14h-4zM80 29h4v14h-4z'],
    ['deep', disc(48, 20, 2.6)],
    ['ground', row(4, 21, dx => `M${7 + dx} 56c0-12 4-20 10-24 6 4 10 12 10 24z`)],
    ['plate', row(4, 21, dx => arch(13 + dx, 46, 7, 9))],
  ),
  harbour: scene(
    ['sun', disc(18, 14, 9)],
    ['plate', smoke(48, 12) + smoke(61, 12)],
    ['deep', ship(32, 44)],
    ['pale', row(6, 6, dx => disc(37 + dx, 28.5, 1.4)) + box(46, 18, 6, 2.5) + box(59, 18, 6, 2.5)],
    ['ground', 'M86 56V8h3v48zM88 10L66 4l-1 2 22 9zM66 5h1.5v14H66z'],
    ['sun', box(62, 19, 9, 7)],
    WATER,
    WAVES,
  ),
  church: scene(
    ['sun', disc(78, 12, 7)],
    ['deep', 'M34 26l7-24 7 24zM48 32l20-10 20 10z'],
    ['ground', box(34, 26, 14, 24) + box(48, 32, 40, 18)],
    ['pale', arch(38, 40, 6, 10) + row(3, 12, dx => arch(54 + dx, 46, 6, 10))],
    ['plate', box(40.3, -3, 1.4, 6) + arch(37, 50, 8, 8) + tree(16, 50, 28) + person(27, 51, 13)],
    STREET,
  ),
  emigrants: scene(
    ['plate', smoke(58, 8) + smoke(71, 8)],
    ['deep', ship(42, 40)],
    ['pale', row(7, 5.5, dx => disc(46 + dx, 24.5, 1.3))],
    WATER,
    ['deep', 'M0 56V44h52l6 12z'],
    ['plate', person(12, 50, 28) + 'M7 23h10l3 2H4zM9 19h6v4H9z' + person(26, 50, 25) + person(36, 50, 15)],
    ['sun', box(42, 38, 12, 12) + 'M20 33l6-10 6 10z'],
    ['line', 'M42 42h12M46 38v-2h4v2'],
  ),
  mysticism: scene(
    ['plate', box(0, 0, 96, 44)],
    ['ground', 'M0 0h16c2 16-4 32-16 42zM96 0H80c-2 16 4 32 16 42z'],
    [
      'sun',
      'M48 6l2 4 4 .5-3 3 .5 4-3.5-2-3.5 2 .5-4-3-3 4-.5zM28 12a7 7 0 1 0 5 11A8 8 0 0 1 28 12zM70 14l1 2 2 .3-1.5 1.5.3 2-1.8-1-1.8 1 .3-2-1.5-1.5 2-.3z',
    ],
    ['pale', disc(48, 30, 11)],
    ['sun', 'M41 27a9 9 0 0 1 8-5 7 7 0 0 0-6 8z'],
    ['deep', 'M38 40h20l4 6H34zM0 44h96v12H0z'],
    ['ground', 'M14 52c2-10 12-14 22-12l-4 5c-6 0-9 4-10 8zM82 52c-2-10-12-14-22-12l4 5c6 0 9 4 10 8z'],
  ),
  zoo: scene(
    ['sun', disc(84, 10, 7)],
    [
      'deep',
      'M16 50V30c0-8 8-12 18-12h10c2-4 6-6 10-6 8 0 12 5 12 12v18c0 4-2 6-5 6s-4-2-4-4h2c2 0 2-1 2-3V32c-2 2-5 3-8 2v16h-9V38H32v12h-8V38z',
    ],
    ['pale', 'M48 20c-4 4-3 12 2 15l2-2c-3-3-3-8-1-12zM59 21a1.5 1.5 0 1 0 .1 0z'],
    ['plate', 'M76 50V22l-3-6 3-4 5 3-1 4v18l10 3v10h-3v-8l-7-1v9z'],
    ['ground', fence(54)],
    STREET,
  ),
  park: scene(
    ['sun', disc(16, 12, 7)],
    ['deep', tree(74, 46, 42) + tree(44, 42, 26)],
    ['ground', 'M0 44q30-8 60 0t36-2v14H0z'],
    ['pale', 'M6 50c2-6 12-7 20-3l-2 5H10z' + 'M8 49c-3-3-1-8-3-12-1-3 4-4 5-1 1 4-2 8 1 11z'],
    [
      'plate',
      'M58 47h26v2H58zM60 40h22v2H60zM61 36h20v2H61zM61 36h1.5v18H61zM79 36h1.5v18H79z' + person(50, 51, 16),
    ],
    ['line', 'M2 54h30M36 54h14'],
  ),
};
