import type { Glyphs } from './glyph.ts';

export type Token =
  | 'shilling'
  | 'crest'
  | 'investigator'
  | 'agent'
  | 'foreign'
  | 'house'
  | 'flag'
  | 'seal'
  | 'square'
  | 'tile'
  | 'marker'
  | 'drawer'
  | 'card'
  | 'joker'
  | 'star'
  | 'telephone'
  | 'roadmap'
  | 'cashbox'
  | 'sealstamp'
  | 'sidetable'
  | 'bribe';

export const tokens: Glyphs<Token> = {
  shilling: [
    <circle cx="12" cy="12" r="10.5" />,
    <circle class="cut-line" cx="12" cy="12" r="8.2" />,
    <path
      class="cut-line heavy"
      d="M15.5 8.300c-.8-1.3-2-1.8-3.5-1.8-2 0-3.4 1-3.4 2.7 0 3.7 7 1.8 7 5.6 0 1.7-1.5 2.8-3.6 2.8-1.7 0-3-.6-3.8-2M6.3 12h11.4"
    />,
  ],
  crest: [
    <path class="crest-field" d="M2.5 1.500h19V11c0 6-4 9.7-9.5 12C6.5 20.7 2.5 17 2.5 11z" />,
    <path
      class="crest-cross"
      d="M9.7 2.700h4.600v6.500h6v4.600h-6v7.300L12 22.200l-2.3-1.100v-7.300h-6V9.200h6z"
    />,
    <path class="crest-rim" d="M2.5 1.500h19V11c0 6-4 9.7-9.5 12C6.5 20.7 2.5 17 2.5 11z" />,
  ],
  investigator: [
    <path d="M4.5 7.500C4.5 4 6.5 2 9.5 2s5 2 5 5.500h2.700v2H1.800v-2zM5.6 10.500h7.800c.1.4.1.8.1 1.200a5.6 5.6 0 0 0-1.8 7l.6 1.200H1c0-3.6 1.7-5 4.7-5.700l.9-.5a5 5 0 0 1-1-3.200z" />,
    <path
      fill-rule="evenodd"
      d="M16.5 11.700a4.8 4.8 0 0 1 4 7.400l2.7 2.6-1.7 1.7-2.6-2.700a4.8 4.8 0 1 1-2.4-9zm0 2.100a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.400z"
    />,
  ],
  agent: (
    <path d="M7.5 6.200c0-3 1.8-4.7 4.5-4.700s4.5 1.7 4.5 4.700h2.800v2h-3a4.3 4.3 0 0 1-1.2 4c3.3.6 4.9 2.6 4.9 6V22H4v-3.800c0-3.4 1.6-5.4 4.9-6a4.3 4.3 0 0 1-1.2-4h-3v-2z" />
  ),
  foreign: [
    <path d="M12.2 8.200c0-2.4 1.5-3.7 3.6-3.700s3.6 1.3 3.6 3.700h2v1.600h-2.200a3.5 3.5 0 0 1-1 3c2.6.5 3.8 2.1 3.8 4.800V22h-7.700v-3.500c0-2.5-.9-4.2-2.6-5 .6-.4 1.2-.6 1.8-.7a3.5 3.5 0 0 1-1-3h-2V8.200z" />,
    <path
      class="line"
      d="M1.8 10.500C2 7.5 3.3 6 5.5 6s3.5 1.5 3.5 4.500M1 10.700h9M3 12.500c.3 1.3 1.3 2 2.5 2s2.2-.7 2.5-2M1.5 21.500v-2.600c0-1.9 1.4-3 4-3s4 1.1 4 3v2.6"
    />,
  ],
  house: [
    <path d="M2 22V9.500L12 2l10 7.500V22z" />,
    <path class="cut" d="M6 12h3v3.500H6zM15 12h3v3.500h-3zM10.3 16h3.400v6h-3.400z" />,
  ],
  flag: [
    <path d="M3 1.500h2.400V22.500H3z" />,
    <path d="M6.5 3c3-1.5 5.5-1 8 .2s4.5 1.3 7 .3v10c-2.5 1-4.5.9-7-.3s-5-1.7-8-.2z" />,
  ],
  seal: [
    <path d="M12 1.500l2.3 2.2 3.1-.7.9 3.1 3 .9-.7 3.1 2.2 2.3-2.2 2.3.7 3.1-3 .9-.9 3.1-3.1-.7L12 23.300l-2.3-2.2-3.1.7-.9-3.1-3-.9.7-3.100L1.2 12.400l2.2-2.300L2.7 7l3-.9.9-3.1 3.1.7z" />,
    <circle class="cut-line" cx="12" cy="12.4" r="5.5" />,
  ],
  square: [
    <path fill-rule="evenodd" d="M4 4h16v16H4zm2.4 2.400v11.200h11.200V6.400z" />,
    <path d="M11 0h2v4h-2zM11 20h2v4h-2zM0 11h4v2H0zM20 11h4v2h-4z" />,
  ],
  tile: [
    <path d="M4 2.500h16A1.5 1.5 0 0 1 21.5 4v16a1.5 1.5 0 0 1-1.5 1.500H4A1.5 1.5 0 0 1 2.5 20V4A1.5 1.5 0 0 1 4 2.500z" />,
    <path
      class="cut-line heavy"
      d="M9 9.200C9 7.5 10.2 6.5 12 6.500s3 1 3 2.700c0 2.3-3 2.3-3 4.800M12 16v2"
    />,
  ],
  marker: [
    <path d="M12 1.500a7.5 7.5 0 0 1 7.5 7.500c0 5-5 9.3-7.5 13.500C9.5 18.3 4.5 14 4.5 9A7.5 7.5 0 0 1 12 1.500z" />,
    <circle class="cut" cx="12" cy="9" r="3.3" />,
  ],
  drawer: [
    <path d="M2 4h20v16H2z" />,
    <path class="cut-line" d="M4.5 6.500h15v11h-15z" />,
    <path class="cut" d="M9 11h6v2.400H9z" />,
  ],
  card: [
    <path d="M6 1.500h12A1.5 1.5 0 0 1 19.5 3v18a1.5 1.5 0 0 1-1.5 1.500H6A1.5 1.5 0 0 1 4.5 21V3A1.5 1.5 0 0 1 6 1.500z" />,
    <path class="cut-line" d="M7 4h10v16H7z" />,
    <path class="cut" d="M12 8l3 4-3 4-3-4z" />,
  ],
  joker: [
    <path d="M12 6.500c1.5-3 4-4.5 7.5-3.5-1 .8-1 1.8-.8 3 .3 2.5.3 5.5-.7 8H6c-1-2.5-1-5.5-.7-8 .2-1.2.2-2.2-.8-3C8 2 10.5 3.5 12 6.500zM5.5 15.500h13v2.400h-13z" />,
    <circle cx="3.8" cy="4" r="1.9" />,
    <circle cx="20.2" cy="4" r="1.9" />,
    <path d="M8 19.500h8l-4 3z" />,
    <circle class="cut" cx="9.3" cy="10.5" r="1.3" />,
    <circle class="cut" cx="14.7" cy="10.5" r="1.3" />,
  ],
  star: <path d="M12 1.500l3.1 6.9 7.4.8-5.5 5 1.5 7.400L12 17.900l-6.5 3.700L7 14.200l-5.5-5 7.4-.8z" />,
  telephone: [
    <path d="M2 8.500C2 5 6 3.5 12 3.500S22 5 22 8.500V11h-5V8.500c-1.5-.6-3-.8-5-.8s-3.5.2-5 .8V11H2zM8 9.500h8l4.5 9.500V21h-17v-2z" />,
    <circle class="cut" cx="12" cy="15" r="3.3" />,
    <circle cx="12" cy="15" r="1.3" />,
  ],
  roadmap: [
    <path d="M1.5 5l6.5-2.5 8 2.5 6.5-2.500v16.500L16 21.5 8 19l-6.5 2.500z" />,
    <path
      class="cut-line"
      d="M8 2.500V19M16 5v16.500M3.5 16c3-1 2.5-6 6.5-5.500s2.5 4 6 2.500c2-1 2.5-3.5 5-4"
    />,
  ],
  cashbox: [
    <path d="M8 6V3.500h8V6h4.500L22 9.500V21H2V9.500L3.5 6zm2 0h4v-.8h-4z" />,
    <path class="cut" d="M2 10h20v1.400H2zM11 12.500h2v4.500h-2z" />,
  ],
  sealstamp: [
    <path d="M12 1.500a4 4 0 0 1 4 4c0 2.5-1.5 3.5-1.5 7H20a1.5 1.5 0 0 1 1.5 1.500v3.500h-19V14A1.5 1.5 0 0 1 4 12.500h5.500c0-3.5-1.5-4.5-1.5-7a4 4 0 0 1 4-4zM3.5 19.500h17V22h-17z" />,
  ],
  sidetable: [
    <path d="M2 4h20v3H2zM3.5 8.500h17V14h-17zM4.5 14H7v8H4.500zM17 14h2.500v8H17z" />,
    <path class="cut" d="M10 10.300h4v1.800h-4z" />,
  ],
  bribe: [
    <path d="M2 6h20v13.500H2z" />,
    <path class="cut-line" d="M2 6.500l10 7.5 10-7.5" />,
    <circle class="cut" cx="12" cy="13.5" r="2.6" />,
  ],
};
