/** A part of the page as an image of its own: nothing is fetched when it is drawn, so all it needs goes with it. */

const XHTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

/** Something as an address that holds it. */
export const addressOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('it could not be read')),
    );
    reader.readAsDataURL(blob);
  });

/** Letters of our four languages. */
const isLatin = (rule: CSSFontFaceRule): boolean =>
  /U\+0*-0*FF\b|^$/i.test(rule.style.getPropertyValue('unicode-range'));

/** A typeface with its file inside; none if it cannot be had. */
const withFile = async (rule: CSSFontFaceRule, base: string): Promise<string> => {
  const [, url] = /url\("?([^")]+)"?\)/.exec(rule.cssText) ?? [];
  if (url === undefined || !isLatin(rule)) return '';
  try {
    const response = await fetch(new URL(url, base));
    const data = await addressOf(await response.blob());
    return rule.cssText.replace(/src:[^;]+;/, `src: url(${data}) format("woff2");`);
  } catch {
    return '';
  }
};

/** Everything the style sheets of the page say. */
const styles = async (): Promise<string> => {
  const sheets = [...document.styleSheets];
  const texts = sheets.flatMap(sheet =>
    [...sheet.cssRules].map(async rule =>
      rule instanceof CSSFontFaceRule ? withFile(rule, sheet.href ?? location.href) : rule.cssText,
    ),
  );
  return (await Promise.all(texts)).join('\n');
};

/** The symbols that are drawn, and those that they are drawn with. */
const symbolsIn = (part: Element): readonly Element[] => {
  const found = new Map<string, Element>();
  const look = (within: Element): void => {
    for (const use of within.querySelectorAll('use')) {
      const id = (use.getAttribute('href') ?? '').slice(1);
      const symbol = document.getElementById(id);
      if (!symbol || found.has(id)) continue;
      found.set(id, symbol);
      look(symbol);
    }
  };
  look(part);
  return [...found.values()];
};

/** What the style sheets know of where it stands: the classes of what is around it. */
const around = (part: Element): string =>
  [part.closest('.table')?.getAttribute('class') ?? '', 'picture-room'].join(' ');

/** Loaded, or not to be had. */
const loaded = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('the board could not be drawn')));
    image.src = url;
  });

/** Set one by one: styles that are written as text are refused by the page's own policy. */
const styled = (element: Element, style: { readonly [name: string]: string }): void => {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value);
};

/** The part as it is seen now. */
export const imageOf = async (part: Element): Promise<HTMLImageElement> => {
  const { width, height } = part.getBoundingClientRect();
  const copy = part.cloneNode(true) as HTMLElement;
  styled(copy, { width: `${width}px`, height: `${height}px`, margin: '0' });
  const room = document.createElementNS(XHTML, 'div');
  room.setAttribute('class', around(part));
  styled(room, { display: 'block', width: `${width}px`, height: `${height}px`, overflow: 'hidden' });
  const sheet = document.createElementNS(SVG, 'svg');
  styled(sheet, { position: 'absolute', width: '0', height: '0' });
  sheet.append(...symbolsIn(part).map(symbol => symbol.cloneNode(true)));
  room.append(sheet, copy);
  const content = new XMLSerializer().serializeToString(room);
  const css = (await styles()).replaceAll(']]>', '');
  const text = [
    `<svg xmlns="${SVG}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<style><![CDATA[${css}]]></style>`,
    `<foreignObject width="100%" height="100%">${content}</foreignObject></svg>`,
  ].join('');
  // An address of its own (blob:) would make the canvas unreadable in some browsers.
  return loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`);
};
