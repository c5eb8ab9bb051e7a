import { LANGS } from '@kaffeehaus/words';
import type { ComponentChildren } from 'preact';
import { MOTIONS, PACES, SCHEMES, langNow, prefer, prefs } from './prefs.ts';
import { Dialog } from '../art/Dialog.tsx';
import { Told } from './Told.tsx';
import { Strip } from './Strip.tsx';
import { Switch } from './Switch.tsx';
import { t } from './words.ts';

interface SettingsProps {
  onClose: () => void;
  /** What else can be said where somebody asks. */
  children?: ComponentChildren;
}

export function Settings({ onClose, children }: SettingsProps) {
  const { pace, confirm, skips, scheme, motion, keys } = prefs.value;
  return (
    <Dialog title={t('web.settings')} onClose={onClose}>
      <Strip
        legend={t('web.settings.lang')}
        value={langNow()}
        options={LANGS.map(lang => ({ value: lang, label: t(`common.lang.${lang}`), lang }))}
        onChange={lang => prefer({ lang })}
      />
      <Strip
        legend={t('web.settings.pace')}
        value={pace}
        options={PACES.map(value => ({ value, label: t(`web.pace.${value}`) }))}
        onChange={value => prefer({ pace: value })}
      />
      <Strip
        legend={t('web.settings.scheme')}
        value={scheme}
        options={SCHEMES.map(value => ({ value, label: t(`web.scheme.${value}`) }))}
        onChange={value => prefer({ scheme: value })}
      />
      <Strip
        legend={t('web.settings.motion')}
        value={motion}
        options={MOTIONS.map(value => ({ value, label: t(`web.motion.${value}`) }))}
        onChange={value => prefer({ motion: value })}
      />
      <Told />
      <Switch
        legend={t('web.settings.confirm')}
        note={t('web.settings.confirm.note')}
        value={confirm}
        onChange={value => prefer({ confirm: value })}
      />
      <Switch
        legend={t('web.settings.skips')}
        note={t('web.settings.skips.note')}
        value={skips}
        onChange={value => prefer({ skips: value })}
      />
      <Switch
        legend={t('web.settings.keys')}
        note={t('web.settings.keys.note')}
        value={keys}
        onChange={value => prefer({ keys: value })}
      />
      {children}
      <div class="actions">
        <button type="button" class="button primary" onClick={onClose}>
          {t('web.close')}
        </button>
      </div>
    </Dialog>
  );
}
