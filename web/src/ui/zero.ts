/**
 * Preact takes a 0 among children for nothing that was there before and writes it anew each time it draws, so that the
 * browser lays it out again: as a text it is compared like any other.
 */
import { options } from 'preact';

const { vnode: then } = options;

options.vnode = node => {
  const { props } = node as { props: unknown };
  if (props === 0) (node as { props: unknown }).props = '0';
  then?.(node);
};
