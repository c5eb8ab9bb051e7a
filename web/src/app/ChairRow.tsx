import type { ComponentChildren } from 'preact';
import { Icon } from '../art/Icon.tsx';
import type { SeatColour } from '../art/kinds.ts';
import { LEVELS, type Level, USUAL, isLevel } from '../think/levels.ts';
import {
  type Callings,
  type Chair,
  GUEST,
  MOST_LETTERS,
  type Role,
  YOU,
  isBot,
  standardName,
} from './seating.ts';
import { Strip } from '../ui/Strip.tsx';
import { t } from '../ui/words.ts';

/** Any bot; how strong it is, is said beside it. */
const BOT = 'bot';

const nameOfPerson = (role: Role): string => (role === YOU ? t('web.role.you') : t('web.role.guest'));

export interface SitterStripsProps {
  seat: number;
  /** What the seat is called. */
  legend: string;
  /** The legend is only spoken. */
  quiet?: boolean;
  /** Who else but a bot may sit here, and what those are called if it is not the usual. */
  people: readonly Role[];
  nameOf?: (person: Role) => string;
  role: Role;
  onRole: (role: Role) => void;
  /** What else is to be said of whoever sits here. */
  children?: ComponentChildren;
}

/** Who sits on a chair: somebody, or a bot and how strong it is. */
export function SitterStrips(props: SitterStripsProps) {
  const { seat, legend, quiet = false, people, nameOf = nameOfPerson, role, onRole } = props;
  return (
    <>
      <Strip
        legend={legend}
        quiet={quiet}
        value={isBot(role) ? BOT : role}
        options={[...people, BOT].map(kind => ({
          value: kind,
          label: kind === BOT ? t('web.sitter.bot') : nameOf(kind),
          icon: kind === BOT ? ('robot' as const) : ('person' as const),
        }))}
        onChange={kind => onRole(kind === BOT ? USUAL : kind)}
      />
      {props.children}
      {isLevel(role) && <Levels seat={seat} level={role} onLevel={onRole} />}
    </>
  );
}

function Levels({ seat, level, onLevel }: { seat: number; level: Level; onLevel: (level: Level) => void }) {
  return (
    <Strip
      legend={t('web.level', { n: seat + 1 })}
      quiet
      value={level}
      options={LEVELS.map(value => ({ value, label: t(`common.bot.${value}`) }))}
      onChange={onLevel}
      note={t(`web.level.${level}`)}
    />
  );
}

export interface ChairRowProps {
  seat: number;
  colour: SeatColour;
  chair: Chair;
  callings: Callings;
  onRole: (role: Role) => void;
  onName: (name: string) => void;
  onColour: () => void;
}

/** One chair at the new table: who sits there, and under what name. */
export function ChairRow({ seat, colour, chair, callings, onRole, onName, onColour }: ChairRowProps) {
  return (
    <li class={`chair seat-${colour}`}>
      <button
        type="button"
        class="button plain chair-figure"
        aria-label={t('web.seat.colour', { n: seat + 1, colour: t(`web.colour.${colour}`) })}
        onClick={onColour}
      >
        <Icon name={`agent-${colour}`} size={44} />
      </button>
      <div class="chair-choices">
        <SitterStrips
          seat={seat}
          legend={t('web.seat.title', { n: seat + 1 })}
          quiet
          people={[YOU, GUEST]}
          role={chair.role}
          onRole={onRole}
        >
          <input
            class="input"
            aria-label={t('web.seat.name', { n: seat + 1 })}
            placeholder={standardName(chair, seat, callings)}
            value={chair.name}
            maxLength={MOST_LETTERS}
            autocomplete="off"
            onInput={event => onName(event.currentTarget.value)}
          />
        </SitterStrips>
      </div>
    </li>
  );
}
