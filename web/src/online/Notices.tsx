import { CHANNELS, type Channel, NOTICES, type NoticeTopic, type Settings } from '@kaffeehaus/protocol';
import { useState } from 'preact/hooks';
import { tell } from '../ui/voice.ts';
import { t } from '../ui/words.ts';
import { useAsked } from './asked.ts';
import { useDeed } from './deed.ts';
import { account } from './house.ts';
import { Push } from './Push.tsx';

type Change = (settings: Partial<Settings>) => void;

const toggled = (channels: readonly Channel[], one: Channel): readonly Channel[] =>
  channels.includes(one) ? channels.filter(other => other !== one) : [...channels, one];

/** What one is told of, by which ways. */
function Grid({ settings, onChange }: { settings: Settings; onChange: Change }) {
  const { notices } = settings;
  const toggle = (topic: NoticeTopic, channel: Channel): void =>
    onChange({ notices: { ...notices, [topic]: toggled(notices[topic], channel) } });
  return (
    <div class="sheet-scroll">
      <table class="notices">
        <thead>
          <tr>
            <td />
            {CHANNELS.map(channel => (
              <th key={channel} scope="col">
                {t(`online.channel.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NOTICES.map(topic => (
            <tr key={topic}>
              <th scope="row">{t(`online.notice.${topic}`)}</th>
              {CHANNELS.map(channel => (
                <td key={channel}>
                  <input
                    type="checkbox"
                    aria-label={t('online.notice.by', {
                      notice: t(`online.notice.${topic}`),
                      channel: t(`online.channel.${channel}`),
                    })}
                    checked={notices[topic].includes(channel)}
                    onChange={() => toggle(topic, channel)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {NOTICES.every(topic => notices[topic].length === 0) && <p class="quiet">{t('online.notices.none')}</p>}
    </div>
  );
}

/** Sends a message at once, to see whether it comes. */
function Tests() {
  const { isBusy, trouble, perform } = useDeed();
  const test = (channel: Channel): void =>
    void perform(async () => {
      const { outcome } = await account.tryNotice(channel);
      tell(t(`online.notice.test.${outcome}`));
    });
  return (
    <div class="row">
      {CHANNELS.map(channel => (
        <button
          key={channel}
          type="button"
          class="button small"
          disabled={isBusy}
          onClick={() => test(channel)}
        >
          {t('online.notice.test', { channel: t(`online.channel.${channel}`) })}
        </button>
      ))}
      {trouble !== undefined && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
    </div>
  );
}

const MINUTES = 60;
const clockOf = (minutes: number): string => new Date(minutes * 60_000).toISOString().slice(11, 16);
const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * MINUTES + minutes;
};

/** Nothing is sent in these hours. */
function Quiet({ settings, onChange }: { settings: Settings; onChange: Change }) {
  const { quiet } = settings;
  const { from, to } = quiet ?? { from: 22 * MINUTES, to: 8 * MINUTES };
  return (
    <fieldset class="choice quiet-hours">
      <legend class="caption">{t('online.quiet')}</legend>
      <label>
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={() => onChange({ quiet: quiet === null ? { from, to } : null })}
        />{' '}
        {t('online.quiet.on')}
      </label>
      {quiet !== null && (
        <div class="row">
          <label class="field">
            {t('online.from')}
            <input
              class="input"
              type="time"
              value={clockOf(from)}
              onChange={event => onChange({ quiet: { from: minutesOf(event.currentTarget.value), to } })}
            />
          </label>
          <label class="field">
            {t('online.to')}
            <input
              class="input"
              type="time"
              value={clockOf(to)}
              onChange={event => onChange({ quiet: { from, to: minutesOf(event.currentTarget.value) } })}
            />
          </label>
        </div>
      )}
    </fieldset>
  );
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const DAY = 86_400_000;

/** Others see that one is away, and until when. */
function Vacation({ settings, onChange }: { settings: Settings; onChange: Change }) {
  const { vacation } = settings;
  const now = Date.now();
  return (
    <fieldset class="choice quiet-hours">
      <legend class="caption">{t('online.vacation')}</legend>
      <label>
        <input
          type="checkbox"
          checked={vacation !== null}
          onChange={() =>
            onChange({ vacation: vacation === null ? { from: now, until: now + 7 * DAY } : null })
          }
        />{' '}
        {t('online.vacation.on')}
      </label>
      {vacation !== null && (
        <label class="field">
          {t('online.vacation.until')}
          <input
            class="input"
            type="date"
            min={dayOf(now)}
            value={dayOf(vacation.until)}
            onChange={event => {
              const until = Date.parse(event.currentTarget.value) + DAY - 1;
              if (!Number.isNaN(until)) onChange({ vacation: { from: Math.min(vacation.from, now), until } });
            }}
          />
        </label>
      )}
    </fieldset>
  );
}

/** Where one is told: this browser, others, mail, programs. */
function Reach() {
  const { value: reach, again } = useAsked(() => account.reachable());
  const [url, setUrl] = useState('');
  const [secret, setSecret] = useState<string | undefined>();
  const [mail, setMail] = useState('');
  const { isBusy, trouble, perform } = useDeed();
  const add = (event: Event): void => {
    event.preventDefault();
    void perform(async () => {
      setSecret((await account.addWebhook(url)).secret);
      setUrl('');
      await again();
    });
  };
  const write = (event: Event): void => {
    event.preventDefault();
    void perform(async () => {
      await account.askMail(mail);
      tell(t('online.mail.sent'));
    });
  };
  const drop = (work: () => Promise<unknown>): void =>
    void perform(async () => {
      await work();
      await again();
    });
  return (
    <>
      {reach && <Push reach={reach} onChange={again} />}
      <details class="more">
        <summary>{t('online.reach')}</summary>
        <div class="stack">
          {trouble !== undefined && (
            <p class="trouble" role="alert">
              {trouble}
            </p>
          )}
          <ul class="entries">
            {reach?.mail !== null && reach?.mail !== undefined && (
              <li>
                <span>{reach.mail}</span>
                <button type="button" class="button small" onClick={() => drop(() => account.dropMail())}>
                  {t('online.remove')}
                </button>
              </li>
            )}
            {[...(reach?.push ?? []), ...(reach?.webhooks ?? [])].map(({ id, endpoint }) => (
              <li key={id}>
                <span>{endpoint}</span>
                <button
                  type="button"
                  class="button small"
                  onClick={() => drop(() => account.unsubscribe(id))}
                >
                  {t('online.remove')}
                </button>
              </li>
            ))}
          </ul>
          <form class="row" onSubmit={write}>
            <label class="field">
              {t('online.mail')}
              <input
                class="input"
                type="email"
                required
                autocomplete="email"
                value={mail}
                onInput={event => setMail(event.currentTarget.value)}
              />
            </label>
            <button type="submit" class="button small" disabled={isBusy}>
              {t('online.mail.ask')}
            </button>
          </form>
          <form class="row" onSubmit={add}>
            <label class="field">
              {t('online.webhook')}
              <input
                class="input"
                type="url"
                required
                placeholder="https://"
                value={url}
                onInput={event => setUrl(event.currentTarget.value)}
              />
            </label>
            <button type="submit" class="button small" disabled={isBusy}>
              {t('online.webhook.add')}
            </button>
          </form>
          {secret !== undefined && (
            <p role="status">
              {t('online.webhook.secret')} <code>{secret}</code>
            </p>
          )}
        </div>
      </details>
    </>
  );
}

const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** Everything about being told, in one place. */
export function Notices() {
  const { value: settings, trouble: unread, set } = useAsked(() => account.settings());
  const { trouble, perform } = useDeed();
  const change: Change = changed =>
    void perform(async () =>
      set((await account.change({ settings: { zone: zoneHere(), ...changed } })).settings),
    );
  const problem = trouble ?? unread;
  return (
    <section class="panel" aria-labelledby="notices-title">
      <h3 id="notices-title">{t('online.notices')}</h3>
      {problem !== undefined && (
        <p class="trouble" role="alert">
          {problem}
        </p>
      )}
      {settings && (
        <div class="stack">
          <Grid settings={settings} onChange={change} />
          <Reach />
          <Tests />
          <Quiet settings={settings} onChange={change} />
          <Vacation settings={settings} onChange={change} />
          <fieldset class="choice quiet-hours">
            <legend class="caption">{t('online.privacy')}</legend>
            <label>
              <input
                type="checkbox"
                checked={settings.profile === 'all'}
                onChange={() => change({ profile: settings.profile === 'all' ? 'me' : 'all' })}
              />{' '}
              {t('online.privacy.profile')}
            </label>
          </fieldset>
        </div>
      )}
    </section>
  );
}
