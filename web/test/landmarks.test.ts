import { BUILDINGS } from '@kaffeehaus/vienna';
import { describe, expect, it } from 'vitest';
import { landmark } from '../src/vienna/draw/landmarks.ts';

const shapes = (name: string): string => JSON.stringify(landmark(name));

describe('landmarks', () => {
  it.each(BUILDINGS.map(({ name }) => name))('%s is drawn', name => {
    expect(landmark(name).length).toBeGreaterThan(0);
  });

  it('are all different', () => {
    const drawn = BUILDINGS.map(({ name }) => shapes(name));
    expect(new Set(drawn).size).toBe(BUILDINGS.length);
  });

  it('leave the plate of an unknown house empty', () => {
    expect(landmark('Kaffeehaus')).toEqual([]);
  });
});
