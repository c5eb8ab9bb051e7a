import type { Glyphs } from './glyph.ts';

/** What only agents in Vienna have. */
export type Agency =
  | 'shilling'
  | 'investigator'
  | 'agent'
  | 'foreign'
  | 'house'
  | 'seal'
  | 'marker'
  | 'joker'
  | 'telephone'
  | 'roadmap'
  | 'cashbox'
  | 'sealstamp'
  | 'sidetable'
  | 'bribe'
  | 'purchase'
  | 'payday';

export const agency: Glyphs<Agency> = {
  shilling: [
    <circle cx="12" cy="12" r="10.5" />,
    <circle class="cut-line" cx="12" cy="12" r="8.2" />,
    <path
      class="cut-line heavy"
      d="M15.5 8.3c-.8-1.3-2-1.8-3.5-1.8-2 0-3.4 1-3.4 2.7 0 3.7 7 1.8 7 5.6 0 1.7-1.5 2.8-3.6 2.8-1.7 0-3-.6-3.8-2M6.3 12h11.4"
    />,
  ],
  investigator: [
    <path d="M4.5 7.5C4.5 4 6.5 2 9.5 2s5 2 5 5.5h2.7v2H1.8v-2zM5.6 10.5h7.8c.1.4.1.8.1 1.2a5.6 5.6 0 0 0-1.8 7l.6 1.2H1c0-3.6 1.7-5 4.7-5.7l.9-.5a5 5 0 0 1-1-3.2z" />,
    <path
      fill-rule="evenodd"
      d="M16.5 11.7a4.8 4.8 0 0 1 4 7.4l2.7 2.6-1.7 1.7-2.6-2.7a4.8 4.8 0 1 1-2.4-9zm0 2.1a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4z"
    />,
  ],
  agent: (
    <path d="M7.5 6.2c0-3 1.8-4.7 4.5-4.7s4.5 1.7 4.5 4.7h2.8v2h-3a4.3 4.3 0 0 1-1.2 4c3.3.6 4.9 2.6 4.9 6V22H4v-3.8c0-3.4 1.6-5.4 4.9-6a4.3 4.3 0 0 1-1.2-4h-3v-2z" />
  ),
  foreign: [
    <path d="M12.2 8.2c0-2.4 1.5-3.7 3.6-3.7s3.6 1.3 3.6 3.7h2v1.6h-2.2a3.5 3.5 0 0 1-1 3c2.6.5 3.8 2.1 3.8 4.8V22h-7.7v-3.5c0-2.5-.9-4.2-2.6-5 .6-.4 1.2-.6 1.8-.7a3.5 3.5 0 0 1-1-3h-2V8.2z" />,
    <path
      class="line"
      d="M1.8 10.5C2 7.5 3.3 6 5.5 6s3.5 1.5 3.5 4.5M1 10.7h9M3 12.5c.3 1.3 1.3 2 2.5 2s2.2-.7 2.5-2M1.5 21.5v-2.6c0-1.9 1.4-3 4-3s4 1.1 4 3v2.6"
    />,
  ],
  house: [
    <path d="M2 22V9.5L12 2l10 7.5V22z" />,
    <path class="cut" d="M6 12h3v3.5H6zM15 12h3v3.5h-3zM10.3 16h3.4v6h-3.4z" />,
  ],
  seal: [
    <path d="M12 1.5l2.3 2.2 3.1-.7.9 3.1 3 .9-.7 3.1 2.2 2.3-2.2 2.3.7 3.1-3 .9-.9 3.1-3.1-.7L12 23.3l-2.3-2.2-3.1.7-.9-3.1-3-.9.7-3.1L1.2 12.4l2.2-2.3L2.7 7l3-.9.9-3.1 3.1.7z" />,
    <circle class="cut-line" cx="12" cy="12.4" r="5.5" />,
  ],
  marker: [
    <path d="M12 1.5a7.5 7.5 0 0 1 7.5 7.5c0 5-5 9.3-7.5 13.5C9.5 18.3 4.5 14 4.5 9A7.5 7.5 0 0 1 12 1.5z" />,
    <circle class="cut" cx="12" cy="9" r="3.3" />,
  ],
  joker: [
    <path d="M12 6.5c1.5-3 4-4.5 7.5-3.5-1 .8-1 1.8-.8 3 .3 2.5.3 5.5-.7 8H6c-1-2.5-1-5.5-.7-8 .2-1.2.2-2.2-.8-3C8 2 10.5 3.5 12 6.5zM5.5 15.5h13v2.4h-13z" />,
    <circle cx="3.8" cy="4" r="1.9" />,
    <circle cx="20.2" cy="4" r="1.9" />,
    <path d="M8 19.5h8l-4 3z" />,
    <circle class="cut" cx="9.3" cy="10.5" r="1.3" />,
    <circle class="cut" cx="14.7" cy="10.5" r="1.3" />,
  ],
  telephone: [
    <path d="M2 8.5C2 5 6 3.5 12 3.5S22 5 22 8.5V11h-5V8.5c-1.5-.6-3-.8-5-.8s-3.5.2-5 .8V11H2zM8 9.5h8l4.5 9.5V21h-17v-2z" />,
    <circle class="cut" cx="12" cy="15" r="3.3" />,
    <circle cx="12" cy="15" r="1.3" />,
  ],
  roadmap: [
    <path d="M1.5 5l6.5-2.5 8 2.5 6.5-2.5v16.5L16 21.5 8 19l-6.5 2.5z" />,
    <path class="cut-line" d="M8 2.5V19M16 5v16.5M3.5 16c3-1 2.5-6 6.5-5.5s2.5 4 6 2.5c2-1 2.5-3.5 5-4" />,
  ],
  cashbox: [
    <path d="M8 6V3.5h8V6h4.5L22 9.5V21H2V9.5L3.5 6zm2 0h4v-.8h-4z" />,
    <path class="cut" d="M2 10h20v1.4H2zM11 12.5h2v4.5h-2z" />,
  ],
  sealstamp: [
    <path d="M12 1.5a4 4 0 0 1 4 4c0 2.5-1.5 3.5-1.5 7H20a1.5 1.5 0 0 1 1.5 1.5v3.5h-19V14A1.5 1.5 0 0 1 4 12.5h5.5c0-3.5-1.5-4.5-1.5-7a4 4 0 0 1 4-4zM3.5 19.5h17V22h-17z" />,
  ],
  sidetable: [
    <path d="M2 4h20v3H2zM3.5 8.5h17V14h-17zM4.5 14H7v8H4.5zM17 14h2.5v8H17z" />,
    <path class="cut" d="M10 10.3h4v1.8h-4z" />,
  ],
  bribe: [
    <path d="M2 6h20v13.5H2z" />,
    <path class="cut-line" d="M2 6.5l10 7.5 10-7.5" />,
    <circle class="cut" cx="12" cy="13.5" r="2.6" />,
  ],
  purchase: [
    <path d="M3 2h18l2 7.5c0 2-3.2 2.3-4.4.3-1.2 2-3.2 2-4.4 0-1.2 2-3.2 2-4.4 0-1.2 2-3.2 2-4.4 0C4.2 11.8 1 11.5 1 9.5z" />,
    <path d="M3 13h18v9H3z" />,
    <path class="cut" d="M7.4 3h2.2L8.7 9H6zM14.4 3h2.2L18 9h-2.7zM5.5 15h6.5v4.5H5.5zM14.5 15h4v7h-4z" />,
  ],
  payday: [
    <path d="M1.5 9h14v12.5h-14z" />,
    <path class="cut-line" d="M1.5 10l7 6 7-6" />,
    <circle class="cut" cx="17.2" cy="7.7" r="7.2" />,
    <circle cx="17.2" cy="7.7" r="6.2" />,
    <path
      class="cut-line"
      d="M19.3 5.7c-1.5-1.7-4.2-.9-3.9.7.3 1.5 3.7.9 3.7 2.7 0 1.7-2.9 2-4.2.2M12.8 7.8h8.8"
    />,
  ],
};
