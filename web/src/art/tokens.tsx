import type { Glyphs } from './glyph.ts';

export type Token = 'crest' | 'flag' | 'square' | 'tile' | 'drawer' | 'card' | 'star' | 'order' | 'home';

export const tokens: Glyphs<Token> = {
  crest: [
    <path class="crest-field" d="M2.5 1.5h19V11c0 6-4 9.7-9.5 12C6.5 20.7 2.5 17 2.5 11z" />,
    <path class="crest-cross" d="M9.7 2.7h4.6v6.5h6v4.6h-6v7.3L12 22.2l-2.3-1.1v-7.3h-6V9.2h6z" />,
    <path class="crest-rim" d="M2.5 1.5h19V11c0 6-4 9.7-9.5 12C6.5 20.7 2.5 17 2.5 11z" />,
  ],
  flag: [
    <path d="M3 1.5h2.4V22.5H3z" />,
    <path d="M6.5 3c3-1.5 5.5-1 8 .2s4.5 1.3 7 .3v10c-2.5 1-4.5.9-7-.3s-5-1.7-8-.2z" />,
  ],
  square: [
    <path fill-rule="evenodd" d="M4 4h16v16H4zm2.4 2.4v11.2h11.2V6.4z" />,
    <path d="M11 0h2v4h-2zM11 20h2v4h-2zM0 11h4v2H0zM20 11h4v2h-4z" />,
  ],
  tile: [
    <path d="M4 2.5h16A1.5 1.5 0 0 1 21.5 4v16a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 20V4A1.5 1.5 0 0 1 4 2.5z" />,
    <path class="cut-line heavy" d="M9 9.2C9 7.5 10.2 6.5 12 6.5s3 1 3 2.7c0 2.3-3 2.3-3 4.8M12 16v2" />,
  ],
  drawer: [
    <path d="M2 4h20v16H2z" />,
    <path class="cut-line" d="M4.5 6.5h15v11h-15z" />,
    <path class="cut" d="M9 11h6v2.4H9z" />,
  ],
  card: [
    <path d="M6 1.5h12A1.5 1.5 0 0 1 19.5 3v18a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 21V3A1.5 1.5 0 0 1 6 1.5z" />,
    <path class="cut-line" d="M7 4h10v16H7z" />,
    <path class="cut" d="M12 8l3 4-3 4-3-4z" />,
  ],
  star: <path d="M12 1.5l3.1 6.9 7.4.8-5.5 5 1.5 7.4L12 17.9l-6.5 3.7L7 14.2l-5.5-5 7.4-.8z" />,
  order: [
    <path d="M3.5 1.5h12L20.5 6.5V22.5h-17z" />,
    <path class="cut" d="M6 4h7v4.5H6zM6 11h12v1.5H6zM6 14h12v1.5H6zM6 17h6v1.5H6z" />,
    <circle class="cut" cx="16.3" cy="18.6" r="2.2" />,
  ],
  home: [<path d="M1 12L12 2l11 10h-3v10h-6v-7h-4v7H4V12z" />],
};
