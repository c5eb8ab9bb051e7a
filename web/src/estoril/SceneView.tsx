/** Settling the places, one after the other: a scene over the board, which nobody has to wait for. */
import { type Card, at } from '@kaffeehaus/kernel';
import {
  type Estoril,
  NUMERALS,
  PLACES,
  estoril,
  numeralOf,
  placeItem,
  placesInOrder,
  rewardZone,
} from '@kaffeehaus/estoril';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import type { SceneProps } from '../seat/gameview.ts';
import { colourOf } from '../ui/colours.ts';
import { say, t } from '../ui/words.ts';
import type { Locality } from './draw/Place.tsx';
import { Scene as Picture } from './draw/Scene.tsx';
import { SpyTile } from './draw/SpyTile.tsx';
import { faceOf, isFace } from './faces.ts';
import {
  type Moment,
  type Stand,
  type Standing,
  isHere,
  lengthOf,
  momentsOf,
  partsText,
  standAt,
  wordOf,
} from './scene.ts';
import { type Settlement, settlementsIn } from './settling.ts';
import './sceneview.css';

type Props = SceneProps<Estoril>;

const STEPS = ['up', 'deed', 'strengths', 'reward'] as const;

/** After the last step nothing more is to come: everything is settled, or the viewer is asked. */
const isOver = ({ view }: Props, { settlement }: Moment): boolean =>
  settlement.isSettled || view.ask !== undefined || view.over;

/** Goes on by itself, step after step; what is told meanwhile comes after. */
const useSteps = (props: Props) => {
  const { view, from, pace, onEnd } = props;
  const moments = momentsOf(settlementsIn(view.events));
  const first = Math.max(
    0,
    moments.findIndex(({ step }) => step.index >= from),
  );
  const [now, setNow] = useState(first);
  const moment = moments[Math.min(now, moments.length - 1)];
  const isLast = now >= moments.length - 1;
  useEffect(() => {
    if (!moment) return onEnd();
    if (isLast && !isOver(props, moment)) return props.onRest();
    const timer = setTimeout(() => (isLast ? onEnd() : setNow(now + 1)), lengthOf(moment) / pace);
    return () => clearTimeout(timer);
  }, [now, moments.length, view.ask]);
  const nextPlace = (): void => {
    const next = moments.findIndex(
      ({ settlement }, i) => i > now && settlement.place !== moment?.settlement.place,
    );
    if (next < 0) onEnd();
    else setNow(next);
  };
  return { moment, nextPlace, nextStep: () => (isLast ? onEnd() : setNow(now + 1)) };
};

/** The six places of the round; those behind us carry the winner's stone. */
function Places({ view, moment }: { view: Props['view']; moment: Moment }) {
  const settlements = settlementsIn(view.events);
  const reached = settlements.findIndex(({ place }) => place === moment.settlement.place);
  const winner = (place: number): number | undefined => {
    const index = settlements.findIndex(each => each.place === place);
    const end = index >= 0 && index < reached ? settlements[index]?.steps.at(-1) : undefined;
    return end?.kind === 'reward' ? end.won?.seat : undefined;
  };
  return (
    <ol class="scene-places">
      {placesInOrder(view.table).map(place => {
        const seat = winner(place);
        const isNow = place === moment.settlement.place;
        return (
          <li key={place} class={isNow ? 'is-now' : ''} aria-current={isNow ? 'step' : undefined}>
            {seat !== undefined && <Icon name={`stone-${colourOf(seat)}`} size={16} />}
            <span>{say(estoril.phrases.item(placeItem(place)))}</span>
          </li>
        );
      })}
    </ol>
  );
}

function Top({ view, moment }: { view: Props['view']; moment: Moment }) {
  const word = wordOf(moment.settlement.place);
  return (
    <header class="scene-head">
      <Picture of={word as Locality} size="stage" />
      <h3 class="scene-name">{say(estoril.phrases.item(placeItem(moment.settlement.place)))}</h3>
      <p class="scene-rule">{say({ key: 'estoril.place.rule', args: { place: word } })}</p>
      <Places view={view} moment={moment} />
      <ol class="scene-steps">
        {STEPS.map((step, i) => (
          <li key={step} class={moment.step.kind === step ? 'is-now' : ''}>
            {i + 1} {t('web.scene.step', { step })}
          </li>
        ))}
      </ol>
    </header>
  );
}

/** A character under its numeral: what was done to it, and what it amounts to. */
function Character({ tile, names, order }: { tile: Standing; names: readonly string[]; order: number }) {
  const { fate, by, sum } = tile;
  return (
    <li class={isHere(tile) ? 'scene-tile' : 'scene-tile is-gone'} style={{ '--order': order }}>
      <b class="scene-numeral">{NUMERALS[numeralOf(tile.slot)]}</b>
      <span class={`scene-face seat-${colourOf(tile.owner)}`}>
        <SpyTile tile={{ face: isFace(tile.card) ? faceOf(tile.card) : null }} />
        {fate !== undefined && <span class={`scene-stamp of-${fate}`}>{t('web.scene.fate', { fate })}</span>}
      </span>
      {sum ? (
        <span class="scene-sum num">{partsText(sum)}</span>
      ) : (
        by !== undefined && <span class="scene-sum is-by">{t('web.scene.by', { who: names[by] ?? '' })}</span>
      )}
    </li>
  );
}

/** What is to be won: as the log tells it, or as it lies there while that is not settled. */
const rewardIn = ({ table }: Props['view'], { place, steps }: Settlement): Card | undefined => {
  const end = steps.at(-1);
  return end?.kind === 'reward' ? end.card : at(table.zones, rewardZone(place))[0];
};

function Reward({ view, moment }: { view: Props['view']; moment: Moment }) {
  const { step } = moment;
  const card = rewardIn(view, moment.settlement);
  if (card === undefined || !isFace(card)) return null;
  const face = faceOf(card);
  return (
    <div class={step.kind === 'reward' ? 'scene-reward is-won' : 'scene-reward'}>
      <b class="scene-numeral">{t('web.scene.step', { step: 'reward' })}</b>
      <span class="scene-face">
        <SpyTile tile={{ face }} />
      </span>
      <span class="scene-sum is-prize num">
        {face.points}
        <Icon name="star" size={14} />
      </span>
    </div>
  );
}

/** How strong everybody is here, as bars that grow. */
function Bars({ totals, names }: { totals: NonNullable<Stand['totals']>; names: readonly string[] }) {
  const most = Math.max(1, ...totals.map(({ total }) => total));
  return (
    <dl class="scene-bars">
      {totals.map(({ seat, total }) => (
        <div key={seat} class={`scene-bar seat-${colourOf(seat)}`}>
          <dt>
            <Icon name={`agent-${colourOf(seat)}`} size={22} /> {names[seat]}
          </dt>
          <dd>
            <span class="scene-track">
              <i style={{ '--share': total / most }} />
            </span>
            <b class="num">{total}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What has just happened, in one sentence. */
const sentence = ({ step, settlement }: Moment, names: readonly string[]): string => {
  if (step.kind === 'deed') {
    const phrase = estoril.phrases.event(step.told);
    return phrase ? say(phrase, names) : '';
  }
  if (step.kind !== 'reward')
    return say({ key: 'estoril.log.reached', args: { place: wordOf(settlement.place) } });
  const told = step.won ?? ({ e: 'unclaimed', place: settlement.place, card: step.card } as const);
  const phrase = estoril.phrases.event(told);
  return phrase ? say(phrase, names) : '';
};

/** Between equals a numeral decides. */
const tieText = ({ step }: Moment): string | undefined => {
  if (step.kind !== 'reward' || step.won === undefined || step.won.tie < 0) return undefined;
  return t('web.scene.tie', { numeral: NUMERALS[numeralOf(step.won.tie)] ?? '' });
};

function Foot({
  moment,
  names,
  onNext,
  onSkip,
}: {
  moment: Moment;
  names: readonly string[];
  onNext: () => void;
  onSkip: () => void;
}) {
  const { step } = moment;
  const won = step.kind === 'reward' ? step.won : undefined;
  return (
    <footer class="scene-foot">
      <p class="scene-sentence">
        {won && <Icon name={`stone-${colourOf(won.seat)}`} size={26} />}
        <span>
          {sentence(moment, names)} {tieText(moment)}
        </span>
        {won && <b class="scene-gain num">+{won.points}★</b>}
      </p>
      <span class="scene-buttons">
        <button type="button" class="button primary" onClick={onNext}>
          {t('web.scene.next')}
        </button>
        <button type="button" class="button plain" onClick={onSkip}>
          {t('web.scene.skip')}
        </button>
      </span>
    </footer>
  );
}

/** One place after the other: faces, deeds, strengths, reward. */
export function SceneView(props: Props) {
  const { view, names, still, onEnd } = props;
  const { moment, nextPlace, nextStep } = useSteps(props);
  useEffect(() => {
    props.onStep(nextStep);
  });
  if (!moment) return null;
  const { tiles, totals } = standAt(moment);
  const { place } = moment.settlement;
  return (
    <section
      key={place}
      class={still ? 'scene is-still' : 'scene'}
      aria-label={say({ key: 'estoril.log.reached', args: { place: at(PLACES, place).word } })}
    >
      <Top view={view} moment={moment} />
      <div class="scene-body">
        <ol class="scene-tiles">
          {tiles.map((tile, i) => (
            <Character key={tile.slot} tile={tile} names={names} order={i} />
          ))}
        </ol>
        <Reward view={view} moment={moment} />
      </div>
      {totals && <Bars totals={totals} names={names} />}
      <Foot moment={moment} names={names} onNext={nextPlace} onSkip={onEnd} />
    </section>
  );
}
