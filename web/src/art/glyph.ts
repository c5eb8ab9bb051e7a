import type { VNode } from 'preact';

/**
 * A glyph is drawn on a 24 × 24 field unless its sheet says otherwise. Shapes take the current colour; three classes
 * change that: `line` strokes instead of filling, `cut` shows the ground through, `tone` takes the second ink.
 */
export type Glyphs<Name extends string> = Readonly<Record<Name, VNode | VNode[]>>;
