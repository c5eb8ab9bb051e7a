import { type Verdict, WELL_KNOWN, sha256, verify, webSigned } from '@kaffeehaus/trust';
import { useSignal } from '@preact/signals';
import { Icon } from '../art/Icon.tsx';
import { titleOf } from '../repertoire/bills.ts';
import { servedRules } from '../rules/served.ts';
import { download } from '../store/file.ts';
import { list, say, t, when } from '../ui/words.ts';
import { useAsked } from './asked.ts';
import { useDeed } from './deed.ts';
import { http } from './house.ts';
import { keptLuck } from './keeping.ts';
import { toldApart } from './names.ts';
import { hashOfPlace } from './places.ts';
import { type Fetched, fetchRecord } from './record.ts';

/** Checks the record as the terminal does, with what this browser kept of the table. */
const check = async ({ record }: Fetched): Promise<Verdict> => {
  const keys = await http.ask<unknown>('GET', WELL_KNOWN);
  const kept = keptLuck(record.table);
  return verify(
    record,
    { sha: sha256, signed: webSigned, rules: hash => servedRules(hash).catch(() => undefined) },
    { keys, ...(kept && kept.receipts.length > 0 && { keepsakes: [kept] }) },
  );
};

function Outcome({ verdict }: { verdict: Verdict }) {
  const { done, fault, gaps } = verdict;
  return (
    <div role="status">
      <p class={verdict.verdict === 'fails' ? 'trouble' : 'verdict'}>
        {t(`online.verify.${verdict.verdict}`)}
        {fault && ` ${say({ key: `online.verify.fault.${fault.code}`, args: fault.where })}`}
      </p>
      <ul class="checks">
        {done.map(({ step, figures }) => (
          <li key={step}>
            <Icon name="check" size={16} /> {say({ key: `online.verify.step.${step}`, args: figures })}
          </li>
        ))}
        {gaps.map(({ code, where }) => (
          <li key={code}>
            <Icon name="about" size={16} /> {say({ key: `online.verify.gap.${code}`, args: where })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether the luck was fixed before the game began, and the game went as told. */
function Verify({ fetched }: { fetched: Fetched }) {
  const verdict = useSignal<Verdict | undefined>(undefined);
  const { isBusy, trouble, perform } = useDeed();
  const { record } = fetched;
  const file = `kaffeehaus-${record.table}.json`;
  const begin = (): void =>
    void perform(async () => {
      verdict.value = await check(fetched);
    });
  return (
    <section class="panel" aria-labelledby="verify-title">
      <h3 id="verify-title">{t('online.verify')}</h3>
      <div class="stack">
        <p>{t('online.verify.about')}</p>
        <button type="button" class="button primary" disabled={isBusy} onClick={begin}>
          {isBusy ? t('online.verify.busy') : t('online.verify.begin')}
        </button>
        {trouble !== undefined && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
        {verdict.value && <Outcome verdict={verdict.value} />}
        <p class="quiet">{t('online.verify.own')}</p>
        <p>
          <code class="command">npx kaffeehaus verify {file}</code>
        </p>
        <button type="button" class="button small" onClick={() => download(file, record)}>
          <Icon name="export" size={16} /> {t('online.record.save')}
        </button>
      </div>
    </section>
  );
}

/** How a game ended, and that nobody had the luck in hand. */
export function Record({ id }: { id: string }) {
  const { value: fetched, trouble } = useAsked(() => fetchRecord(id), [id]);
  if (trouble !== undefined)
    return (
      <p class="trouble" role="alert">
        {trouble}
      </p>
    );
  if (!fetched) return <p class="quiet">{t('web.loading')}</p>;
  const { record, plain } = fetched;
  const names = toldApart(plain.names ?? []);
  const { places, scores } = record.result ?? { places: [], scores: [] };
  const winners = names.filter((_, seat) => places[seat] === 1);
  return (
    <div class="me">
      <h2>{say(titleOf({ id: record.game }))}</h2>
      <p>
        {winners.length > 0 && t('common.winner', { n: winners.length, winners: list(winners) })}{' '}
        <span class="quiet">{when(record.ended)}</span>
      </p>
      <ul class="entries">
        {names.map((name, seat) => (
          <li key={seat}>
            <span>{name}</span>
            <b class="num">
              {places[seat] === undefined
                ? (scores[seat] ?? 0)
                : t('online.place', { n: places[seat], points: scores[seat] ?? 0 })}
            </b>
          </li>
        ))}
      </ul>
      <p class="row">
        <a class="button primary" href={hashOfPlace({ at: 'record', id, moment: { n: 0 } })}>
          <Icon name="replay" size={18} /> {t('web.replay')}
        </a>
        <a
          class="button"
          href={hashOfPlace({
            at: 'record',
            id,
            moment: { n: plain.answers.length },
            isReviewed: true,
          })}
        >
          {t('web.review')}
        </a>
        <a class="button" href={hashOfPlace({ at: 'online', id })}>
          {t('online.record.table')}
        </a>
      </p>
      <Verify fetched={fetched} />
    </div>
  );
}
