import type { Seal } from './kinds.ts';
import type { Glyphs } from './glyph.ts';

export const seals: Glyphs<Seal> = {
  nobility: [
    <path d="M3 18.5L1.5 7l5.5 4L12 3.5 17 11l5.5-4L21 18.5zM3.2 20h17.6v2H3.2z" />,
    <circle cx="12" cy="3" r="1.8" />,
    <circle class="cut" cx="12" cy="14.5" r="1.6" />,
  ],
  religion: <path d="M10 1.5h4V7h5.5v4H14v11.5h-4V11H4.5V7H10z" />,
  administration: (
    <path d="M12 1.5L22.5 8v2h-21V8zM3.5 11.5h3V18h-3zM8.2 11.5h3V18h-3zM12.9 11.5h3V18h-3zM17.6 11.5h3V18h-3zM1.5 19.5h21v2.5h-21z" />
  ),
  culture: [
    <path
      class="line"
      d="M6.5 3c-3.5 2.5-3 6.5-1.5 9s2.5 4.5 7 5.5c4.5-1 5.5-3 7-5.5s2-6.5-1.5-9M9.5 5v11M12 5v11M14.5 5v11"
    />,
    <path d="M5.5 4.2h13v2h-13zM9 17h6v2H9zM6.5 20h11v2h-11z" />,
  ],
  science: [
    <circle cx="12" cy="12" r="2.6" />,
    <ellipse class="line" cx="12" cy="12" rx="10.3" ry="4.2" />,
    <ellipse class="line" cx="12" cy="12" rx="10.3" ry="4.2" transform="rotate(60 12 12)" />,
    <ellipse class="line" cx="12" cy="12" rx="10.3" ry="4.2" transform="rotate(120 12 12)" />,
  ],
};
