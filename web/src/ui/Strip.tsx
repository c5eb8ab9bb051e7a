import { useId } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/names.ts';

export interface StripOption<T> {
  value: T;
  label: string;
  icon?: IconName;
  /** The language of the label, if it is not the page's. */
  lang?: string;
}

export interface StripProps<T> {
  legend: string;
  /** The legend is only spoken: what the strip is about stands beside it. */
  quiet?: boolean;
  value: T;
  options: readonly StripOption<T>[];
  onChange: (value: T) => void;
  /** A word about what is chosen now. */
  note?: string | undefined;
}

/** One of few, as radio buttons in a strip. */
export function Strip<T>({ legend, quiet = false, value, options, onChange, note }: StripProps<T>) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend class={quiet ? 'spoken' : 'caption'}>{legend}</legend>
      <div class="strip">
        {options.map(option => (
          <label key={String(option.value)} lang={option.lang}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.icon && <Icon name={option.icon} size={18} />}
              {option.label}
            </span>
          </label>
        ))}
      </div>
      {note !== undefined && <p class="quiet choice-note">{note}</p>}
    </fieldset>
  );
}
