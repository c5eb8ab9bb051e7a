import { expect, test } from 'vitest';
import { nodeIsFit } from '../../scripts/house.mjs';

test.each([
  ['v18.20.4', false],
  ['v20.18.3', false],
  ['v20.19.0', true],
  ['v21.7.3', false],
  ['v22.12.0', false],
  ['v22.13.0', true],
  ['v23.1.0', true],
  ['v24.21.0', true],
])('Node %s is fit: %s', (version, fit) => {
  expect(nodeIsFit(version)).toBe(fit);
});
