import { startAuthentication } from '@simplewebauthn/browser';
import type { Me } from '@kaffeehaus/protocol';
import { useState } from 'preact/hooks';
import { tell } from '../ui/voice.ts';
import { t } from '../ui/words.ts';
import { useDeed } from './deed.ts';
import { account, greet, introduce } from './house.ts';
import { NameField, useName } from './Named.tsx';

type Perform = ReturnType<typeof useDeed>['perform'];

/** A passkey the browser knows for this house. */
const byPasskey = async (): Promise<Me> => {
  const optionsJSON = await account.signInOptions<Parameters<typeof startAuthentication>[0]['optionsJSON']>();
  return account.byPasskey(await startAuthentication({ optionsJSON }));
};

function ByPassword({ perform }: { perform: Perform }) {
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const submit = (event: Event): void => {
    event.preventDefault();
    void perform(async () => greet(await account.byPassword(login, password)));
  };
  return (
    <form class="stack" onSubmit={submit}>
      <label class="field">
        {t('online.login')}
        <input
          class="input"
          required
          autocomplete="username"
          value={login}
          onInput={event => setLogin(event.currentTarget.value)}
        />
      </label>
      <label class="field">
        {t('online.password')}
        <input
          class="input"
          type="password"
          required
          autocomplete="current-password"
          value={password}
          onInput={event => setPassword(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button">
        {t('online.signin')}
      </button>
    </form>
  );
}

function ByCode({ perform }: { perform: Perform }) {
  const [code, setCode] = useState('');
  const submit = (event: Event): void => {
    event.preventDefault();
    void perform(async () => greet(await account.byCode(code.trim())));
  };
  return (
    <form class="stack" onSubmit={submit}>
      <label class="field">
        {t('online.code.other')}
        <input
          class="input"
          required
          autocomplete="one-time-code"
          autocapitalize="characters"
          value={code}
          onInput={event => setCode(event.currentTarget.value)}
        />
        <small class="quiet">{t('online.code.other.note')}</small>
      </label>
      <button type="submit" class="button">
        {t('online.signin')}
      </button>
    </form>
  );
}

/** Whoever has lost what they came in with has a link sent to the address that they confirmed. */
function ByMail({ perform }: { perform: Perform }) {
  const [mail, setMail] = useState('');
  const submit = (event: Event): void => {
    event.preventDefault();
    void perform(async () => {
      await account.mailLinks(mail);
      tell(t('online.signin.mail.sent'));
    });
  };
  return (
    <details class="more">
      <summary>{t('online.signin.mail')}</summary>
      <form class="stack" onSubmit={submit}>
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
          <small class="quiet">{t('online.signin.mail.note')}</small>
        </label>
        <button type="submit" class="button">
          {t('online.signin.mail.send')}
        </button>
      </form>
    </details>
  );
}

/** Who has been here before, and who has not. */
export function SignIn() {
  const { isBusy, trouble, perform } = useDeed();
  const { name, setName, tidy, isEnough } = useName();
  const comeIn = (event: Event): void => {
    event.preventDefault();
    void perform(() => introduce(tidy));
  };
  return (
    <div class="me">
      <h2>{t('online.signin')}</h2>
      {trouble !== undefined && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <section class="panel" aria-labelledby="guest-title">
        <h3 id="guest-title">{t('online.guest')}</h3>
        <form class="stack" onSubmit={comeIn}>
          <NameField name={name} onName={setName} />
          <button type="submit" class="button primary" disabled={isBusy || !isEnough}>
            {t('online.guest.come')}
          </button>
        </form>
      </section>
      <section class="panel" aria-labelledby="known-title">
        <h3 id="known-title">{t('online.known')}</h3>
        <div class="stack">
          {'PublicKeyCredential' in window && isSecureContext && (
            <button
              type="button"
              class="button primary"
              disabled={isBusy}
              onClick={() => void perform(async () => greet(await byPasskey()))}
            >
              {t('online.passkey.use')}
            </button>
          )}
          <ByPassword perform={perform} />
          <ByCode perform={perform} />
          <ByMail perform={perform} />
        </div>
      </section>
    </div>
  );
}
