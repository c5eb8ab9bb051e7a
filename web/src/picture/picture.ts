/** A moment of a game as a picture for others, 1200 × 630, drawn here and sent nowhere. */
import type { SeatColour } from '../art/kinds.ts';
import { imageOf } from './copy.ts';

export interface Caption {
  readonly title: string;
  /** What happened, or who has won. */
  readonly text: string;
  /** When, and at which moment. */
  readonly note: string;
  readonly seats: readonly { readonly name: string; readonly colour: SeatColour; readonly points: number }[];
}

const [WIDTH, HEIGHT, EDGE, COLUMN] = [1200, 630, 36, 420];

const inkOf = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** The day's inks, whatever the page looks like now. */
const INK = '#1c2f40';
const SOFT = '#44535e';
const PAPER = '#f3e8d0';
const SHEET = '#fffaf0';
const BRICK = '#a33525';

/** Lines as wide as the column, at most so many. */
const wrap = (
  ctx: CanvasRenderingContext2D,
  text: string,
  width: number,
  most: number,
): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && ctx.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''} …`];
};

const ground = (ctx: CanvasRenderingContext2D): void => {
  ctx.fillStyle = PAPER;
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
  ctx.strokeStyle = INK;
  ctx.lineWidth = 6;
  ctx.strokeRect(12, 12, WIDTH - 24, HEIGHT - 24);
  ctx.lineWidth = 1.5;
  ctx.strokeRect(20, 20, WIDTH - 40, HEIGHT - 40);
};

/** As large as it fits, in the middle of the left part. */
const board = (ctx: CanvasRenderingContext2D, image: HTMLImageElement): void => {
  const [width, height] = [WIDTH - COLUMN - 3 * EDGE, HEIGHT - 2 * EDGE];
  const scale = Math.min(width / image.width, height / image.height);
  const [w, h] = [image.width * scale, image.height * scale];
  ctx.drawImage(image, EDGE + (width - w) / 2, EDGE + (height - h) / 2, w, h);
};

const seats = (ctx: CanvasRenderingContext2D, left: number, top: number, caption: Caption): void => {
  const width = WIDTH - EDGE - left;
  caption.seats.forEach(({ name, colour, points }, i) => {
    const y = top + i * 54;
    ctx.fillStyle = SHEET;
    ctx.fillRect(left, y, width, 46);
    ctx.fillStyle = inkOf(`--seat-${colour}`);
    ctx.fillRect(left, y, 12, 46);
    ctx.strokeStyle = INK;
    ctx.lineWidth = 1.5;
    ctx.strokeRect(left, y, width, 46);
    ctx.fillStyle = INK;
    ctx.font = '600 24px Jost, sans-serif';
    ctx.textAlign = 'left';
    ctx.fillText(wrap(ctx, name, width - 120, 1)[0] ?? '', left + 28, y + 32);
    ctx.textAlign = 'right';
    ctx.font = '30px Federo, sans-serif';
    ctx.fillText(String(points), left + width - 16, y + 34);
  });
  ctx.textAlign = 'left';
};

const words = (ctx: CanvasRenderingContext2D, left: number, caption: Caption): void => {
  const width = WIDTH - EDGE - left;
  ctx.fillStyle = INK;
  ctx.font = '56px Federo, sans-serif';
  ctx.fillText(caption.title, left, 96, width);
  ctx.fillStyle = BRICK;
  ctx.fillRect(left, 112, 72, 5);
  ctx.fillStyle = INK;
  ctx.font = '600 28px Jost, sans-serif';
  wrap(ctx, caption.text, width, 4).forEach((line, i) => ctx.fillText(line, left, 160 + i * 36, width));
  ctx.fillStyle = SOFT;
  ctx.font = '20px Jost, sans-serif';
  ctx.fillText(caption.note, left, 318, width);
  seats(ctx, left, 342, caption);
  ctx.fillStyle = SOFT;
  ctx.font = '22px Federo, sans-serif';
  ctx.textAlign = 'right';
  if (caption.seats.length < 5) ctx.fillText('Kaffeehaus', WIDTH - EDGE, HEIGHT - EDGE);
  ctx.textAlign = 'left';
};

/** The picture, with the part of the table that is handed in; without it if that cannot be drawn. */
export const pictureOf = async (caption: Caption, part: Element | null): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('nothing can be drawn here');
  const letters = [caption.title, caption.text, caption.note, ...caption.seats.map(({ name }) => name)].join(
    '',
  );
  await Promise.all(['24px Federo', '600 24px Jost'].map(font => document.fonts.load(font, letters)));
  const image = part ? await imageOf(part).catch(() => undefined) : undefined;
  ground(ctx);
  if (image) board(ctx, image);
  words(ctx, image ? WIDTH - COLUMN - EDGE : 2 * EDGE, caption);
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture came out'))), 'image/png'),
  );
};
