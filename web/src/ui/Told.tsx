import { prefer, prefs } from './prefs.ts';
import { Slider, Switch } from './Switch.tsx';
import { t } from './words.ts';

/** How somebody wants to be told what happens: by ear, by hand, in words. */
export function Told() {
  const { sound, vibrate, recap, summary } = prefs.value;
  return (
    <>
      <Slider
        legend={t('web.settings.sound')}
        note={t('web.settings.sound.note')}
        value={sound}
        onChange={value => prefer({ sound: value })}
      />
      {'vibrate' in navigator && (
        <Switch
          legend={t('web.settings.vibrate')}
          note={t('web.settings.vibrate.note')}
          value={vibrate}
          onChange={value => prefer({ vibrate: value })}
        />
      )}
      <Switch
        legend={t('web.settings.recap')}
        note={t('web.settings.recap.note')}
        value={recap}
        onChange={value => prefer({ recap: value })}
      />
      <Switch
        legend={t('web.settings.summary')}
        note={t('web.settings.summary.note')}
        value={summary}
        onChange={value => prefer({ summary: value })}
      />
    </>
  );
}
