/** One flat shape: lit walls, dimmer stone, roofs in the deep ink of the ground, openings, or gold leaf. */
export interface Shape {
  tone: 'wall' | 'dim' | 'roof' | 'void' | 'gold';
  d: string;
}

const shape =
  (tone: Shape['tone']) =>
  (...d: string[]): Shape => ({ tone, d: d.join('') });

export const wall = shape('wall');
export const dim = shape('dim');
export const roof = shape('roof');
export const opening = shape('void');
export const gold = shape('gold');

export const cross = (x: number, y: number) =>
  `M${x - 0.8} ${y}v-7h1.6v7zM${x - 2.8} ${y - 5.4}h5.6v1.5h-5.6z`;
