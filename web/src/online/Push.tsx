import type { PushBrowser, Reachable } from '@kaffeehaus/protocol';
import { useState } from 'preact/hooks';
import { endpointHere, subscribeHere, unsubscribeHere, wayHere } from '../device/push.ts';
import { tell } from '../ui/voice.ts';
import { t } from '../ui/words.ts';
import { useAsked } from './asked.ts';
import { useDeed } from './deed.ts';
import { account } from './house.ts';

interface PushProps {
  reach: Reachable;
  /** The house was told of a browser, or that there is one less. */
  onChange: () => Promise<void>;
}

/** Whether this very browser is told. */
export function Push({ reach, onChange }: PushProps) {
  const { value: endpoint, again } = useAsked(endpointHere);
  const [isDeclined, setDeclined] = useState(false);
  const { isBusy, trouble, perform } = useDeed();
  const way = wayHere();
  if (way === 'unsafe') return <p class="quiet">{t('online.https')}</p>;
  if (way === 'denied' || isDeclined) return <p class="quiet">{t('online.push.denied')}</p>;
  const here = reach.push.find(one => one.endpoint === endpoint);
  const begin = async (): Promise<void> => {
    const browser = await subscribeHere(reach.key).catch((cause: unknown) => {
      if (cause instanceof DOMException && cause.name === 'NotAllowedError') setDeclined(true);
      else tell(t('online.push.unable'));
      return undefined;
    });
    if (!browser) return;
    await account.addBrowser(browser as PushBrowser);
    await Promise.all([again(), onChange()]);
  };
  const end = async (): Promise<void> => {
    await unsubscribeHere();
    if (here) await account.unsubscribe(here.id);
    await Promise.all([again(), onChange()]);
  };
  return (
    <p class="row">
      <button type="button" class="button" disabled={isBusy} onClick={() => void perform(here ? end : begin)}>
        {here ? t('online.push.end') : t('online.push.begin')}
      </button>
      <span class="quiet">{here ? t('online.push.on') : t('online.push.note')}</span>
      {trouble !== undefined && (
        <span class="trouble" role="alert">
          {trouble}
        </span>
      )}
    </p>
  );
}
