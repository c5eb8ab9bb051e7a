import { Icon } from '../art/Icon.tsx';
import type { SeatColour } from '../art/kinds.ts';
import { type Chair, GUEST, MOST_LETTERS, ROLES, type Role, YOU, isBot, standardName } from './seating.ts';
import { Strip } from './Strip.tsx';
import { hasText, say, t } from './words.ts';

/** You, another person here, or the bot's own name for its strength. */
export const roleName = (role: Role): string => {
  if (role === YOU) return t('web.role.you');
  if (role === GUEST) return t('web.role.guest');
  const key = `common.bot.${role}`;
  return t('web.role.bot', { bot: hasText(key) ? say({ key, args: {} }) : role });
};

export interface ChairRowProps {
  seat: number;
  colour: SeatColour;
  chair: Chair;
  person: (n: number) => string;
  onRole: (role: Role) => void;
  onName: (name: string) => void;
}

/** One chair at the new table: who sits there, and under what name. */
export function ChairRow({ seat, colour, chair, person, onRole, onName }: ChairRowProps) {
  const title = t('web.seat.title', { n: seat + 1 });
  return (
    <li class={`chair seat-${colour}`}>
      <Icon name={`agent-${colour}`} size={44} />
      <div class="chair-choices">
        <Strip
          legend={title}
          quiet
          value={chair.role}
          options={ROLES.map(role => ({
            value: role,
            label: roleName(role),
            icon: isBot(role) ? ('robot' as const) : ('person' as const),
          }))}
          onChange={onRole}
        />
        <input
          class="input"
          aria-label={t('web.seat.name', { n: seat + 1 })}
          placeholder={standardName(chair, seat, person)}
          value={chair.name}
          maxLength={MOST_LETTERS}
          autocomplete="off"
          onInput={event => onName(event.currentTarget.value)}
        />
      </div>
    </li>
  );
}
