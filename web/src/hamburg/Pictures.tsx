import { useLayoutEffect } from 'preact/hooks';
import { clerics } from '../art/clerics.tsx';
import { mayors } from '../art/mayors.tsx';
import { pictured } from '../art/pictured.ts';
import { scenes } from '../art/scenes.tsx';
import { type Sheet, Sheets } from '../art/Sprite.tsx';

const PICTURES: readonly Sheet[] = [
  { glyphs: scenes, prefix: 'scene-', viewBox: '0 0 96 56' },
  { glyphs: mayors, prefix: 'mayor-', viewBox: '0 0 48 56' },
  { glyphs: clerics, prefix: 'cleric-', viewBox: '0 0 24 36' },
];

/** What the cards, the mayors and the clerics look like. */
export function Pictures() {
  useLayoutEffect(() => {
    pictured.value = true;
  }, []);
  return <Sheets sheets={PICTURES} />;
}
