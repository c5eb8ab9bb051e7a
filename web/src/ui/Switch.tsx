import { Strip } from './Strip.tsx';
import { t } from './words.ts';

/** A yes or no that is remembered. */
export function Switch({ legend, note, value, onChange }: SwitchProps) {
  return (
    <Strip
      legend={legend}
      value={value}
      options={[
        { value: true, label: t('common.yes') },
        { value: false, label: t('common.no') },
      ]}
      onChange={onChange}
      note={note}
    />
  );
}

interface SwitchProps {
  legend: string;
  note: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

/** A share of a hundred that is remembered. */
export function Slider({ legend, note, value, onChange }: SliderProps) {
  return (
    <label class="choice slider">
      <span class="caption">{legend}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={value}
        onInput={event => onChange(Number(event.currentTarget.value))}
      />
      <span class="quiet choice-note">{note}</span>
    </label>
  );
}

interface SliderProps {
  legend: string;
  note: string;
  value: number;
  onChange: (value: number) => void;
}
