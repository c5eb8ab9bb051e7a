import type { GameOption, Options, OptionValue } from '@kaffeehaus/kernel';
import type { Playbill } from '../seat/playbill.ts';
import { Strip } from '../ui/Strip.tsx';
import { hasText, say } from '../ui/words.ts';

const text = (key: string): string | undefined => (hasText(key) ? say({ key, args: {} }) : undefined);

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
  /** What goes together with the rest. */
  values: readonly OptionValue[];
  value: OptionValue | undefined;
  onChange: (value: OptionValue) => void;
}

const keyOf = (game: Playbill, choice: GameOption): string => `${game.id}.option.${choice.name}`;

function OneOf({ game, choice, values, value, onChange }: OneProps) {
  const key = keyOf(game, choice);
  return (
    <Strip<OptionValue>
      legend={text(key) ?? choice.name}
      value={value ?? choice.default}
      options={values.map(each => ({
        value: each,
        label: text(`${key}.${String(each)}`) ?? String(each),
      }))}
      onChange={onChange}
      note={text(`${key}.help`)}
    />
  );
}

const asList = (value: OptionValue | undefined): readonly string[] =>
  Array.isArray(value) ? (value as readonly string[]) : [];

const toggled = (chosen: readonly string[], each: string): readonly string[] =>
  chosen.includes(each) ? chosen.filter(other => other !== each) : [...chosen, each];

/** Any of several: each is switched on or off. */
function AnyOf({ game, choice, values, value, onChange }: OneProps) {
  const key = keyOf(game, choice);
  const chosen = asList(value);
  return (
    <fieldset class="choice">
      <legend class="caption">{text(key) ?? choice.name}</legend>
      <div class="strip">
        {values.map(each => (
          <label key={String(each)}>
            <input
              type="checkbox"
              checked={chosen.includes(String(each))}
              onChange={() => onChange(toggled(chosen, String(each)))}
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

/** What of a choice goes together with everything else: nothing that would be refused is offered. */
export const offered = (choice: GameOption, options: Options, seats: number): readonly OptionValue[] =>
  choice.values.filter(value => {
    const chosen = options[choice.name];
    const next = choice.many ? toggled(asList(chosen), String(value)) : value;
    const isKept = choice.many ? asList(chosen).includes(String(value)) : chosen === value;
    return isKept || choice.conflict?.({ ...options, [choice.name]: next }, seats) === undefined;
  });

/** The choices a game offers before it begins, as it declares them. */
export function OptionStrips({ game, seats, options, onChange }: OptionStripsProps) {
  const set = (choice: GameOption, value: OptionValue): void =>
    onChange(settle(game, { ...options, [choice.name]: value }, seats));
  return (
    <div class="options">
      {game.options.map(choice => {
        const values = offered(choice, options, seats);
        // A choice with one value is none.
        if (values.length < 2) return null;
        const One = choice.many ? AnyOf : OneOf;
        return (
          <One
            key={choice.name}
            game={game}
            choice={choice}
            values={values}
            value={options[choice.name]}
            onChange={value => set(choice, value)}
          />
        );
      })}
    </div>
  );
}
