import { startRegistration } from '@simplewebauthn/browser';
import { useState } from 'preact/hooks';
import { Dialog } from '../art/Dialog.tsx';
import { tell } from '../ui/voice.ts';
import { t, when } from '../ui/words.ts';
import { useAsked } from './asked.ts';
import { useDeed } from './deed.ts';
import { account, http, me } from './house.ts';

/** A way to sign in was added or went: a guest may have become an account. */
const renew = async (): Promise<void> => {
  me.value = await http.me();
};

const addPasskey = async (): Promise<void> => {
  const optionsJSON = await account.passkeyOptions<Parameters<typeof startRegistration>[0]['optionsJSON']>();
  const passkey = await startRegistration({ optionsJSON });
  await account.addPasskey(passkey, navigator.platform || 'passkey');
  await renew();
};

interface PasswordProps {
  login: string | null;
  /** Whoever has just come in without the old one need not say it. */
  isForgotten: boolean;
  onDone: () => Promise<void>;
}

/** A name to sign in, and a password, once for all or anew. */
function Password({ login, isForgotten, onDone }: PasswordProps) {
  const [name, setName] = useState(login ?? '');
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const { isBusy, trouble, perform } = useDeed();
  const isAsked = login !== null && !isForgotten;
  const submit = (event: Event): void => {
    event.preventDefault();
    void perform(async () => {
      await account.setPassword({ login: name, password, ...(isAsked && { current }) });
      await renew();
      setPassword('');
      setCurrent('');
      tell(t('online.password.done'));
      await onDone();
    });
  };
  return (
    <form class="stack" onSubmit={submit}>
      <label class="field">
        {t('online.login')}
        <input
          class="input"
          required
          minLength={3}
          maxLength={32}
          autocomplete="username"
          value={name}
          onInput={event => setName(event.currentTarget.value)}
        />
      </label>
      {login !== null && isForgotten && <p>{t('online.password.forgotten')}</p>}
      {isAsked && (
        <label class="field">
          {t('online.password.current')}
          <input
            class="input"
            type="password"
            required
            autocomplete="current-password"
            value={current}
            onInput={event => setCurrent(event.currentTarget.value)}
          />
        </label>
      )}
      <label class="field">
        {t('online.password.new')}
        <input
          class="input"
          type="password"
          required
          minLength={10}
          autocomplete="new-password"
          value={password}
          onInput={event => setPassword(event.currentTarget.value)}
        />
        <small class="quiet">{t('online.password.note')}</small>
      </label>
      {trouble !== undefined && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <button type="submit" class="button" disabled={isBusy}>
        {t('online.password.set')}
      </button>
    </form>
  );
}

interface Once {
  readonly title: string;
  /** What it is good for. */
  readonly note: string;
  readonly lines: readonly string[];
}

/** Something that is shown once: to be written down. */
function Shown({ title, note, lines, onClose }: Once & { onClose: () => void }) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{note}</p>
      <ul class="once">
        {lines.map(line => (
          <li key={line}>
            <code>{line}</code>
          </li>
        ))}
      </ul>
      <div class="actions">
        <button type="button" class="button primary" onClick={onClose}>
          {t('web.close')}
        </button>
      </div>
    </Dialog>
  );
}

/** How one comes in again: passkeys first, then a password, codes for when both are lost, a code for another device. */
export function Ways() {
  const { value: ways, trouble: unread, again } = useAsked(() => account.ways());
  const { isBusy, trouble, perform } = useDeed();
  const [shown, show] = useState<Once | undefined>();
  const change = (work: () => Promise<unknown>): void =>
    void perform(async () => {
      await work();
      await again();
    });
  const problem = trouble ?? unread;
  return (
    <section class="panel" aria-labelledby="ways-title">
      <h3 id="ways-title">{t('online.ways')}</h3>
      <p>{me.value?.kind === 'account' ? t('online.ways.account') : t('online.ways.guest')}</p>
      {problem !== undefined && (
        <p class="trouble" role="alert">
          {problem}
        </p>
      )}
      {ways && (
        <div class="stack">
          <ul class="entries">
            {ways.passkeys.map(({ id, name, created }) => (
              <li key={id}>
                <span>
                  {t('online.passkey', { name })} <span class="quiet">{when(created)}</span>
                </span>
                <button
                  type="button"
                  class="button small"
                  onClick={() => change(() => account.dropPasskey(id))}
                >
                  {t('online.remove')}
                </button>
              </li>
            ))}
          </ul>
          {ways.possible.passkeys && 'PublicKeyCredential' in window ? (
            <button type="button" class="button primary" disabled={isBusy} onClick={() => change(addPasskey)}>
              {t('online.passkey.add')}
            </button>
          ) : (
            <p class="quiet">{t('online.https')}</p>
          )}
          <details class="more" open={ways.login !== null && ways.possible.forgotten}>
            <summary>{ways.login === null ? t('online.password.add') : t('online.password.change')}</summary>
            <Password
              key={ways.login ?? ''}
              login={ways.login}
              isForgotten={ways.possible.forgotten}
              onDone={again}
            />
          </details>
          <p class="row">
            <button
              type="button"
              class="button small"
              onClick={() =>
                change(async () =>
                  show({
                    title: t('online.device'),
                    note: t('online.device.note'),
                    lines: [(await account.deviceCode()).code],
                  }),
                )
              }
            >
              {t('online.device')}
            </button>
            {me.value?.kind === 'account' && (
              <button
                type="button"
                class="button small"
                onClick={() =>
                  change(async () =>
                    show({
                      title: t('online.recovery'),
                      note: t('online.recovery.note'),
                      lines: (await account.recoveryCodes()).codes,
                    }),
                  )
                }
              >
                {t('online.recovery')}
              </button>
            )}
          </p>
        </div>
      )}
      {shown && <Shown {...shown} onClose={() => show(undefined)} />}
    </section>
  );
}

/** Where one is signed in. */
export function Sessions() {
  const { value: sessions, set } = useAsked(() => account.sessions());
  const { trouble, perform } = useDeed();
  const end = (id: string): void => void perform(async () => set(await account.endSession(id)));
  return (
    <section class="panel" aria-labelledby="sessions-title">
      <h3 id="sessions-title">{t('online.sessions')}</h3>
      {trouble !== undefined && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <ul class="entries">
        {sessions?.map(({ id, device, seen, mine }) => (
          <li key={id}>
            <span>
              {device} <span class="quiet">{mine ? t('online.sessions.mine') : when(seen)}</span>
            </span>
            {!mine && (
              <button type="button" class="button small" onClick={() => end(id)}>
                {t('online.sessions.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
