import { hrefOf, type IconName } from './names.ts';

export interface IconProps {
  name: IconName;
  /** Height in CSS pixels; flags are half as wide again, figures two thirds as wide. */
  size?: number;
  /** Spoken name. Without it the icon is decoration and hidden from screen readers. */
  title?: string;
  class?: string;
}

const BANNER = /^(flag-|nation-)/;
const FIGURE = /^(agent-|figure-|third-man|inspector)/;

function widthOf(name: IconName, height: number): number {
  if (BANNER.test(name)) return height * 1.5;
  return FIGURE.test(name) ? (height * 2) / 3 : height;
}

export function Icon({ name, size = 20, title, class: extra }: IconProps) {
  const spoken =
    title === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': title };
  const classes = ['icon', BANNER.test(name) && 'icon-flag', extra].filter(Boolean).join(' ');
  return (
    <svg class={classes} width={widthOf(name, size)} height={size} focusable="false" {...spoken}>
      {title !== undefined && <title>{title}</title>}
      <use href={hrefOf(name)} />
    </svg>
  );
}
