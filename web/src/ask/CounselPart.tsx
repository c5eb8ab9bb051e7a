import type { Prospect } from '@kaffeehaus/bots';
import type { Answer, Ask, Game } from '@kaffeehaus/kernel';
import { useEffect } from 'preact/hooks';
import { announce } from '../ui/voice.ts';
import { list, percent, say, t } from '../ui/words.ts';
import { Icon } from '../art/Icon.tsx';
import type { Answering } from './answering.ts';
import type { Counsel } from './counsel.ts';

/** An answer in words. */
export const answerText = (game: Game, ask: Ask, answer: Answer, names: readonly string[]): string => {
  if (answer.length === 0) return t('web.answer.decline');
  const what = list(answer.map(item => say(game.phrases.item(item), names)));
  return ask.shape === 'arrangement' ? t('web.counsel.order', { what }) : what;
};

/** So many lines of the score sheet are named. */
const SOURCES = 3;

/** The lines of the score sheet from which most points come. */
const sourcesText = (game: Game, { sources }: Prospect): string =>
  list(
    [...sources]
      .sort((a, b) => b.points - a.points)
      .slice(0, SOURCES)
      .map(({ source, points }) => ({ source: say(game.phrases.source(source)), n: Math.round(points) }))
      .filter(({ n }) => n > 0)
      .map(line => t('web.counsel.source', line)),
  );

const riskText = ({ risk }: Prospect, names: readonly string[]): string => {
  const points = Math.round(risk.points);
  const rival = names[risk.rival];
  return rival === undefined
    ? t('common.hint.riskAlone', { points })
    : t('common.hint.risk', { points, rival, chance: percent(risk.chance) });
};

const chanceText = ({ chance, points }: Prospect): string =>
  t('web.counsel.chance', { chance: percent(chance), points: Math.round(points) });

interface CounselProps {
  game: Game;
  ask: Ask;
  names: readonly string[];
  answering: Answering;
}

interface EntryProps extends CounselProps {
  prospect: Prospect;
  isBest: boolean;
}

function Entry({ game, ask, names, answering, prospect, isBest }: EntryProps) {
  const what = answerText(game, ask, prospect.answer, names);
  const sources = sourcesText(game, prospect);
  return (
    <li>
      <p>
        <b>{what}</b> <span>{chanceText(prospect)}</span>
      </p>
      {isBest && (
        <p class="counsel-why">
          {sources !== '' && t('web.counsel.sources', { sources })} {riskText(prospect, names)}
        </p>
      )}
      {prospect.answer.length > 0 && (
        <button
          type="button"
          class="button small"
          aria-label={t('web.counsel.choose.what', { what })}
          onClick={() => answering.propose(prospect.answer)}
        >
          {t('web.counsel.choose')}
        </button>
      )}
    </li>
  );
}

/** The best answers, the first of them with its reasons. */
function Prospects(props: CounselProps & { prospects: readonly Prospect[] }) {
  const { game, ask, names, prospects } = props;
  const [best] = prospects;
  useEffect(() => {
    if (best) announce(`${answerText(game, ask, best.answer, names)}. ${chanceText(best)}`);
  }, [best]);
  return (
    <>
      <ol>
        {prospects.map((prospect, i) => (
          <Entry key={i} {...props} prospect={prospect} isBest={i === 0} />
        ))}
      </ol>
      <p class="quiet counsel-about">{t('web.counsel.about')}</p>
    </>
  );
}

/** What a bot thinks of the question, for as long as somebody wants to read it. */
export function CounselPart(props: CounselProps & { counsel: Counsel }) {
  const { said } = props.counsel;
  if (said === undefined) return null;
  return (
    <section class="counsel" id="counsel" aria-label={t('web.counsel.title')} aria-busy={said === 'thinking'}>
      <header>
        <h3>{t('web.counsel.title')}</h3>
        <button
          type="button"
          class="button plain round"
          aria-label={t('web.close')}
          onClick={() => props.counsel.close()}
        >
          <Icon name="cross" size={16} />
        </button>
      </header>
      {said === 'thinking' && <p role="status">{t('web.counsel.wait')}</p>}
      {said === 'failed' && (
        <div class="trouble" role="alert">
          <p>{t('web.counsel.failed')}</p>
          <button type="button" class="button small" onClick={() => props.counsel.seek()}>
            {t('web.trouble.retry')}
          </button>
        </div>
      )}
      {typeof said === 'object' && <Prospects {...props} prospects={said} />}
    </section>
  );
}
