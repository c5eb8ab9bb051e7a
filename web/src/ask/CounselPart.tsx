import type { Effect, Prospect } from '@kaffeehaus/bots';
import { type Answer, type Ask, FIRST, type Game, type State } from '@kaffeehaus/kernel';
import { useEffect } from 'preact/hooks';
import { announce } from '../ui/voice.ts';
import { list, percent, say, t, tenths } from '../ui/words.ts';
import { Icon } from '../art/Icon.tsx';
import type { GameView } from '../seat/gameview.ts';
import type { View } from '../seat/view.ts';
import type { Answering } from './answering.ts';
import type { Counsel } from './counsel.ts';
import { layRanks, rankOf, ranksOf } from './ranks.ts';

/** An answer by its items. */
const itemsText = (game: Game, ask: Ask, answer: Answer, names: readonly string[]): string => {
  if (answer.length === 0) return t('web.answer.decline');
  const what = list(answer.map(item => say(game.phrases.item(item), names)));
  return ask.shape === 'arrangement' ? t('web.counsel.order', { what }) : what;
};

/** An answer in words; with the question where the answer alone says nothing. */
export const answerText = (
  game: Game,
  s: State,
  ask: Ask,
  answer: Answer,
  names: readonly string[],
): string => {
  const said = itemsText(game, ask, answer, names);
  if (answer.length > 0 && answer.every(item => game.word(item) !== 'yes')) return said;
  return t('common.hint.named', { answer: said, question: say(game.phrases.prompt(ask, s), names) });
};

/** So many lines of the score sheet are named, and so many things that are certain to happen. */
const SOURCES = 3;
const DEEDS = 4;

const deedsText = ({ deeds }: Prospect, names: readonly string[]): string =>
  deeds
    .slice(0, DEEDS)
    .map(deed => say(deed, names))
    .join(' ');

/** How it stands against the first, in percentage points. */
const behindText = ({ mean, margin }: Effect, tied: boolean): string =>
  t(tied ? 'common.hint.tied' : 'common.hint.behind', { n: tenths(mean), margin: tenths(margin) });

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
  gameView: GameView;
  view: View;
  ask: Ask;
  names: readonly string[];
  answering: Answering;
}

interface EntryProps extends CounselProps {
  prospect: Prospect;
  isBest: boolean;
  rank: number;
}

/** The answer in words: by what it brings where its items say nothing by themselves. */
const titleOf = ({ gameView: { game }, view, ask, names }: CounselProps, prospect: Prospect): string => {
  const { answer, deeds } = prospect;
  const isBare = answer.length > 0 && answer.every(item => game.word(item) === 'yes');
  return isBare && deeds.length > 0
    ? deedsText(prospect, names)
    : answerText(game, view.table, ask, answer, names);
};

/** The cards that are spoken of. */
function Cards({ gameView: { Mini }, prospect }: EntryProps) {
  const cards = [...new Set(prospect.answer)].filter(item => item > FIRST);
  if (cards.length === 0) return null;
  return (
    <p class="counsel-cards">
      {cards.map(card => (
        <Mini key={card} card={card} />
      ))}
    </p>
  );
}

function Reasons({ gameView: { game }, names, prospect }: EntryProps) {
  const sources = sourcesText(game, prospect);
  return (
    <p class="counsel-why">
      {sources !== '' && t('web.counsel.sources', { sources })} {riskText(prospect, names)}
    </p>
  );
}

function Entry(props: EntryProps) {
  const { names, answering, prospect, isBest, rank } = props;
  const what = titleOf(props, prospect);
  const deeds = deedsText(prospect, names);
  return (
    <li value={rank}>
      <p>
        <b>{what}</b> <span>{chanceText(prospect)}</span>{' '}
        {!isBest && <span>{behindText(prospect.behind, prospect.tied)}</span>}
      </p>
      <Cards {...props} />
      {deeds !== '' && deeds !== what && <p class="counsel-why">{t('common.hint.deeds', { deeds })}</p>}
      {isBest && <Reasons {...props} />}
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

/** Also on the table: what would be pressed has its rank. */
const useRanks = ({
  gameView,
  view,
  ask,
  prospects,
}: CounselProps & { prospects: readonly Prospect[] }): void =>
  useEffect(
    () =>
      layRanks(
        [...ranksOf(ask, prospects)].flatMap(([item, rank]) => {
          const at = gameView.anchor(item, view);
          return at === undefined ? [] : [{ at, rank }];
        }),
      ),
    [prospects],
  );

/** The best answers, the first of them with its reasons; those that cannot be told apart share a rank. */
function Prospects(props: CounselProps & { prospects: readonly Prospect[] }) {
  const { prospects } = props;
  const [best] = prospects;
  const even = prospects.filter(({ tied }) => tied).length;
  const tie = even > 1 ? t('common.hint.even', { n: even }) : '';
  useEffect(() => {
    if (best) announce(`${titleOf(props, best)}. ${chanceText(best)} ${tie}`);
  }, [best]);
  useRanks(props);
  return (
    <>
      {tie !== '' && <p class="counsel-tie">{tie}</p>}
      <ol>
        {prospects.map((prospect, i) => (
          <Entry key={i} {...props} prospect={prospect} isBest={i === 0} rank={rankOf(prospect, i)} />
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
