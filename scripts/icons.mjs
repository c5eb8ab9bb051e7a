// @ts-check
// npm run icons: the icons of the page in the sizes that systems want, all drawn from web/public/icon.svg.
import { readFileSync, writeFileSync } from 'node:fs';
import { launch } from './browser.mjs';
import { at, enter, install, say } from './house.mjs';

const source = () => readFileSync(at('web', 'public', 'icon.svg'), 'utf8');

/** What is drawn, without the sheet it lies on. @param {string} svg */
const drawing = svg => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');

const GROUND = /<rect[^>]*\/>/;

/** Systems cut round, square or drop-shaped pieces out of it: the ground reaches to the edge, the drawing stays inside. */
const masked = (/** @type {string} */ svg) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#a33525"/><g transform="translate(32 32) scale(.78) translate(-31 -34)">${drawing(svg).replace(GROUND, '')}</g></svg>`;

/** Beside a notice only its outline is seen: whatever is drawn there is white, the ground is nothing. */
const outlined = (/** @type {string} */ svg) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="2 6 58 58">${drawing(svg)
    .replace(GROUND, '')
    .replace(/<circle[^>]*\/>/, '')
    .replace(/<path fill="#a33525"[^>]*\/>/, '')
    .replace(/fill="#\w+"/g, 'fill="#fff"')
    .replace(/stroke="#\w+"/g, 'stroke="#fff"')}</svg>`;

/** The icon in the row of tabs, while somebody is waited for. */
const marked = (/** @type {string} */ svg) =>
  svg.replace(
    '</svg>',
    '  <circle cx="49" cy="15" r="14" fill="#fbf5e6" />\n  <circle cx="49" cy="15" r="11" fill="#1d4f38" />\n</svg>',
  );

/** @type {readonly (readonly [name: string, size: number, draw: (svg: string) => string])[]} */
const ICONS = [
  ['icon-180.png', 180, masked],
  ['icon-192.png', 192, svg => svg],
  ['icon-512.png', 512, svg => svg],
  ['icon-mask.png', 512, masked],
  ['badge.png', 96, outlined],
];

await enter(async () => {
  await install();
  const svg = source();
  writeFileSync(at('web', 'public', 'icon-turn.svg'), marked(svg));
  const browser = await launch();
  for (const [name, size, draw] of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${draw(svg)}`,
    );
    await page.screenshot({ path: at('web', 'public', name), omitBackground: true });
    await page.close();
    say(name);
  }
  await browser.close();
});
