import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/names.ts';
import { t } from '../ui/words.ts';

export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly icon?: IconName;
}

export interface TabsProps {
  tabs: readonly Tab[];
  chosen: string;
  onChoose: (id: string) => void;
  /** The id of what they open. */
  panel: string;
}

/** Arrow keys walk along the tabs. All of them open the same panel. */
export function Tabs({ tabs, chosen, onChoose, panel }: TabsProps) {
  const walk = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = tabs[(tabs.findIndex(tab => tab.id === chosen) + step + tabs.length) % tabs.length];
    if (step === 0 || !next) return;
    event.preventDefault();
    onChoose(next.id);
    document.getElementById(`tab-${next.id}`)?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={t('web.table.parts')} onKeyDown={walk}>
      {tabs.map(({ id, title, icon }) => (
        <button
          key={id}
          id={`tab-${id}`}
          type="button"
          role="tab"
          class="tab"
          aria-selected={id === chosen}
          aria-controls={panel}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          {icon && <Icon name={icon} size={18} />}
          {title}
        </button>
      ))}
    </div>
  );
}
