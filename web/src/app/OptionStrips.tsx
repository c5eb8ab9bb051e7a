import type { GameOption, Options, OptionValue, Refusal } from '@kaffeehaus/kernel';
import { useState } from 'preact/hooks';
import type { Playbill } from '../seat/playbill.ts';
import { Strip } from '../ui/Strip.tsx';
import { hasText, say } from '../ui/words.ts';

const text = (key: string): string | undefined => (hasText(key) ? say({ key, args: {} }) : undefined);

/** A choice with one value is none. */
const isOpen = (choice: GameOption): boolean => choice.values.length > 1;

/** Choices that no longer go together with the rest return to what they are by default. */
export const settle = (game: Playbill, options: Options, seats: number): Options =>
  game.options.reduce(
    (sum, choice) =>
      choice.conflict?.(sum, seats) === undefined ? sum : { ...sum, [choice.name]: choice.default },
    options,
  );

interface OneProps {
  game: Playbill;
  choice: GameOption;
  value: OptionValue | undefined;
  onChange: (value: OptionValue) => void;
}

const keyOf = (game: Playbill, choice: GameOption): string => `${game.id}.option.${choice.name}`;

function OneOf({ game, choice, value, onChange }: OneProps) {
  const key = keyOf(game, choice);
  return (
    <Strip<OptionValue>
      legend={text(key) ?? choice.name}
      value={value ?? choice.default}
      options={choice.values.map(each => ({
        value: each,
        label: text(`${key}.${String(each)}`) ?? String(each),
      }))}
      onChange={onChange}
      note={text(`${key}.help`)}
    />
  );
}

/** Any of several: each is switched on or off. */
function AnyOf({ game, choice, value, onChange }: OneProps) {
  const key = keyOf(game, choice);
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const toggle = (each: string): void =>
    onChange(chosen.includes(each) ? chosen.filter(other => other !== each) : [...chosen, each]);
  return (
    <fieldset class="choice">
      <legend class="caption">{text(key) ?? choice.name}</legend>
      <div class="strip">
        {choice.values.map(each => (
          <label key={String(each)}>
            <input
              type="checkbox"
              checked={chosen.includes(String(each))}
              onChange={() => toggle(String(each))}
            />
            <span>{text(`${key}.${String(each)}`) ?? String(each)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface OptionStripsProps {
  game: Playbill;
  seats: number;
  options: Options;
  onChange: (options: Options) => void;
}

/** The choices a game offers before it begins, as it declares them. What does not go together explains itself. */
export function OptionStrips({ game, seats, options, onChange }: OptionStripsProps) {
  const [clash, setClash] = useState<{ choice: GameOption; refusal: Refusal } | undefined>();
  const set = (choice: GameOption, value: OptionValue): void => {
    const next = { ...options, [choice.name]: value };
    const rule = choice.conflict?.(next, seats);
    const refusal = rule === undefined ? undefined : { rule, args: { value: String(value), seats } };
    setClash(refusal && { choice, refusal });
    if (rule === undefined) onChange(settle(game, next, seats));
  };
  return (
    <div class="options">
      {game.options.filter(isOpen).map(choice => {
        const One = choice.many ? AnyOf : OneOf;
        return (
          <One
            key={choice.name}
            game={game}
            choice={choice}
            value={options[choice.name]}
            onChange={value => set(choice, value)}
          />
        );
      })}
      <div class="options-why" role="alert">
        {clash && (
          <p class="trouble">
            <strong>{text(keyOf(game, clash.choice))}</strong>{' '}
            {say({ key: clash.refusal.rule, args: clash.refusal.args })}
          </p>
        )}
      </div>
    </div>
  );
}
