import { at } from '@kaffeehaus/kernel';
import { useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { download, fileName } from '../store/file.ts';
import { type Broken, PERSON, type Summary } from '../store/kept.ts';
import { palette } from '../ui/colours.ts';
import { Dialog } from '../art/Dialog.tsx';
import { FaultLine } from '../ui/FaultLine.tsx';
import { remove } from '../repertoire/games.ts';
import { keptTitle } from './Continue.tsx';
import { hashOfReplay } from '../repertoire/moments.ts';
import { hashOf } from './route.ts';
import { tell } from '../ui/voice.ts';
import { list, sitterName, t, when } from '../ui/words.ts';

/** Whose turn it is, or that the game is over. */
const standing = ({ kept, game, over, turn, round }: Summary): string => {
  const names = turn.map(seat => kept.record.names?.[seat] ?? t('common.seat', { seat: seat + 1 }));
  return over
    ? t('web.kept.over')
    : t('web.kept.turn', { game: game.id, round: Math.max(1, round), who: list(names) });
};

interface DeleteProps {
  what: string;
  id: string;
}

function Delete({ what, id }: DeleteProps) {
  const [asking, setAsking] = useState(false);
  const confirm = async (): Promise<void> => {
    await remove(id);
    tell(t('web.kept.deleted'));
  };
  return (
    <>
      <button
        type="button"
        class="button plain small"
        aria-label={t('web.kept.delete.of', { what })}
        onClick={() => setAsking(true)}
      >
        <Icon name="cross" size={14} /> {t('web.kept.delete')}
      </button>
      {asking && (
        <Dialog title={t('web.kept.delete.title')} onClose={() => setAsking(false)}>
          <p>{what}</p>
          <p>{t('web.kept.delete.text')}</p>
          <div class="actions">
            <button type="button" class="button" onClick={() => setAsking(false)}>
              {t('common.cancel')}
            </button>
            <button type="button" class="button primary" onClick={() => void confirm()}>
              {t('web.kept.delete')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

function Players({ summary: { kept } }: { summary: Summary }) {
  return (
    <ul class="kept-players">
      {(kept.record.names ?? kept.sitters.map((_, seat) => t('common.seat', { seat: seat + 1 }))).map(
        (name, seat) => (
          <li key={seat} class="chip">
            <Icon name={`agent-${at(palette(kept.colours), seat)}`} size={20} />
            {name}
            <Icon
              name={kept.sitters[seat] === PERSON ? 'person' : 'robot'}
              size={14}
              title={sitterName(kept.sitters[seat])}
            />
          </li>
        ),
      )}
    </ul>
  );
}

/** A game to be continued. */
export function KeptGame({ summary }: { summary: Summary }) {
  const { kept, game, over } = summary;
  const title = keptTitle(summary);
  const what = t('web.kept.what', { game: title, when: when(kept.changed) });
  const save = (): void => download(fileName(game.id, new Date(kept.changed)), kept.record);
  return (
    <li class="kept">
      <h3>{title}</h3>
      <p class="quiet">{when(kept.changed)}</p>
      <p class="kept-standing">{standing(summary)}</p>
      {kept.fork !== undefined && <p class="quiet">{t('web.kept.fork', { n: kept.fork })}</p>}
      <Players summary={summary} />
      <p class="row kept-actions">
        <a
          class="button small primary"
          href={hashOf({ at: 'table', id: kept.id })}
          aria-label={over ? t('web.kept.look.of', { what }) : t('web.kept.continue.of', { what })}
        >
          {over ? t('web.kept.look') : t('web.kept.continue')}
        </a>
        {over && (
          <a
            class="button small"
            href={hashOfReplay(kept.id, { n: 0 })}
            aria-label={t('common.label', { label: t('web.replay'), text: what })}
          >
            <Icon name="replay" size={14} /> {t('web.replay')}
          </a>
        )}
        <button
          type="button"
          class="button small"
          aria-label={t('common.label', {
            label: over ? t('web.export') : t('web.export.secret'),
            text: what,
          })}
          onClick={save}
        >
          <Icon name="export" size={14} /> {over ? t('web.export') : t('web.export.secret')}
        </button>
        <Delete what={what} id={kept.id} />
      </p>
    </li>
  );
}

/** An entry that is no game any more: it can be saved elsewhere or deleted, nothing else. */
export function BrokenGame({ broken }: { broken: Broken }) {
  const what = t('web.kept.broken');
  return (
    <li class="kept is-broken">
      <h3>{what}</h3>
      <FaultLine fault={broken.fault} />
      <p class="row kept-actions">
        <button
          type="button"
          class="button small"
          aria-label={t('common.label', { label: t('web.export'), text: what })}
          onClick={() => download(`damaged-${broken.id}.json`, broken.entry)}
        >
          <Icon name="export" size={14} /> {t('web.export')}
        </button>
        <Delete what={what} id={broken.id} />
      </p>
    </li>
  );
}
