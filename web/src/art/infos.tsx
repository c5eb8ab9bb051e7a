import type { Info } from './kinds.ts';
import type { Glyphs } from './glyph.ts';

export const infos: Glyphs<Info> = {
  briefcase: [
    <path d="M8 6.5V4.2A1.7 1.7 0 0 1 9.7 2.5h4.6A1.7 1.7 0 0 1 16 4.2v2.3h4.5A1.5 1.5 0 0 1 22 8v11.5a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 2 19.5V8a1.5 1.5 0 0 1 1.5-1.5zm2 0h4v-2h-4z" />,
    <path class="cut" d="M2 12.2h7.5v1.7H2zM14.5 12.2H22v1.7h-7.5zM11 11.2h2v3.6h-2z" />,
  ],
  flask: [
    <path d="M8 1.5h8v2.4h-1.2v5l6.1 10c1.1 1.9.2 3.6-1.9 3.6H5c-2.1 0-3-1.7-1.9-3.6l6.1-10v-5H8z" />,
    <path class="cut" d="M11.2 3.9h1.6v5.6l2.7 4.5h-7l2.7-4.5z" />,
    <circle class="cut" cx="10" cy="18.6" r="1.3" />,
    <circle class="cut" cx="14.3" cy="17" r="1" />,
  ],
  slide: [
    <path
      fill-rule="evenodd"
      d="M3.5 2h17A1.5 1.5 0 0 1 22 3.5v17a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 2 20.5v-17A1.5 1.5 0 0 1 3.5 2zM5.5 6.5v11h13v-11z"
    />,
    <path d="M6.5 16.5l3.6-5 2.7 3.2 1.7-1.9 3 3.7z" />,
    <circle cx="15.3" cy="9.6" r="1.6" />,
  ],
  microfilm: [
    <path
      fill-rule="evenodd"
      d="M9.5 1.5a8.3 8.3 0 0 1 6.2 13.8h6.8V22H9.5a8.3 8.3 0 1 1 0-20.5zm0 3a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2zM5.7 11a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2zm7.6 0a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2z"
    />,
    <path class="cut" d="M9.5 17.7h2v2.1h-2zM13.6 17.7h2v2.1h-2zM17.7 17.7h2v2.1h-2z" />,
  ],
  pistol: [
    <path
      fill-rule="evenodd"
      d="M1.5 5h19V4h1.5v7.2h-7.3c-.2 3-1.6 4.5-4.2 4.5h-.8L8.2 21.5H2.3l2.2-9.4C2.6 11.6 1.5 10.2 1.5 8.3zm8.9 6.2-.5 2.5h.7c1.2 0 1.8-.8 1.9-2.5z"
    />,
    <path class="cut" d="M4 7h12.5v1.3H4z" />,
  ],
};
