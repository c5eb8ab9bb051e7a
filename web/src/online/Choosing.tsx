import { OptionStrips } from '../repertoire/OptionStrips.tsx';
import { Strip } from '../ui/Strip.tsx';
import { t } from '../ui/words.ts';
import { type Choices, PACES } from './choices.ts';
import { me } from './house.ts';

export interface ChoosingProps {
  choices: Choices;
  onChange: (choices: Choices) => void;
}

const OPEN = ['link', 'all'] as const;
const WATCH = ['all', 'link', 'none'] as const;
const ZERO = ['bot', 'lose'] as const;

function YesNo({ legend, note, value, onChange }: YesNoProps) {
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

interface YesNoProps {
  legend: string;
  note?: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

/** How fast one plays, who may come, who may watch. */
function House({ choices, onChange }: ChoosingProps) {
  const { pace, zero, open, watch, hints, rated } = choices;
  const set = (change: Partial<Choices>): void => onChange({ ...choices, ...change });
  return (
    <div class="options">
      <Strip
        legend={t('online.pace')}
        value={pace}
        options={PACES.map(value => ({ value, label: t(`online.pace.name.${value}`) }))}
        onChange={value => set({ pace: value })}
        note={t(`online.pace.note.${pace === 'none' ? 'none' : pace.startsWith('live') ? 'live' : 'days'}`)}
      />
      {pace !== 'none' && (
        <Strip
          legend={t('online.zero')}
          value={zero}
          options={ZERO.map(value => ({ value, label: t(`online.zero.name.${value}`) }))}
          onChange={value => set({ zero: value })}
        />
      )}
      <Strip
        legend={t('online.open')}
        value={open}
        options={OPEN.map(value => ({ value, label: t(`online.open.${value}`) }))}
        onChange={value => set({ open: value })}
        note={t(`online.open.note.${open}`)}
      />
      <Strip
        legend={t('online.watching')}
        value={watch}
        options={WATCH.map(value => ({ value, label: t(`online.watch.name.${value}`) }))}
        onChange={value => set({ watch: value })}
      />
      <YesNo
        legend={t('online.hints.legend')}
        value={hints}
        onChange={value => set({ hints: value, rated: rated && !value })}
      />
      {me.value?.kind === 'account' && (
        <YesNo
          legend={t('online.rated.legend')}
          note={t('online.rated.note')}
          value={rated}
          onChange={value => set({ rated: value, hints: hints && !value })}
        />
      )}
    </div>
  );
}

/** Everything there is to choose about a table but the number of its chairs. */
export function Choosing({ choices, onChange }: ChoosingProps) {
  const { bill, seats, options } = choices;
  return (
    <>
      <House choices={choices} onChange={onChange} />
      <OptionStrips
        game={bill}
        seats={seats}
        options={options}
        onChange={next => onChange({ ...choices, options: next })}
      />
    </>
  );
}
