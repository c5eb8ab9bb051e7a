import { type Card as CardItem, FIRST, at } from '@kaffeehaus/kernel';
import {
  FACES,
  MISSIONS,
  NATIONS,
  NUMERALS,
  PLACES,
  type Place as PlaceOf,
  SYMBOLS,
  abilityText,
  estoril,
  face,
  mission,
  placeItem,
} from '@kaffeehaus/estoril';
import { signal } from '@preact/signals';
import type { Facet, Piece, Stock } from './stock.ts';
import { CharacterTile } from '../../estoril/draw/CharacterTile.tsx';
import { MissionCard } from '../../estoril/draw/MissionCard.tsx';
import { type Locality, Place, type PlaceView } from '../../estoril/draw/Place.tsx';
import '../../estoril/draw/places.css';
import { faceOf, nameOf } from '../../estoril/faces.ts';
import { missionFace } from '../../estoril/missions.ts';
import { Sprite } from '../../estoril/Sprite.tsx';
import { say, t } from '../../ui/words.ts';

const KINDS = ['character', 'mission', 'place'] as const;
const STRENGTHS = ['0', '1', '2', '3', '4', '5'] as const;

const characterPiece = (card: CardItem): Piece => {
  const { word, name, nation, strength, points, symbols, starter, woman } = face(card);
  return {
    word,
    kind: 'character',
    title: name,
    text: `${nameOf(card)}. ${say(abilityText(card, false))}`,
    card,
    has: {
      kind: ['character'],
      nation: [nation],
      symbol: symbols.length === 0 ? ['none'] : symbols,
      strength: [String(strength)],
      points: [String(points)],
      group: [starter < 0 ? 'recruit' : 'starter', ...(woman ? ['woman'] : [])],
    },
    Draw: () => <CharacterTile id={word} tile={{ face: faceOf(card) }} label={nameOf(card)} />,
  };
};

const missionPiece = (m: number): Piece => {
  const { title, text } = missionFace(m);
  return {
    word: mission(m).id,
    kind: 'mission',
    title,
    text,
    has: { kind: ['mission'] },
    Draw: () => <MissionCard mission={missionFace(m)} />,
  };
};

/** Nobody points at anything here. */
const lit = signal<string | undefined>(undefined);

/** Where I, II, III and IV, or the reward, are printed; cells of a table that is six wide. */
const CELLS = [0, 6, 7, 1] as const;

/** A place as it is printed: nobody is there. */
const printed = (
  { number, word, rule, favours, slots, secretReward }: PlaceOf,
  name: string,
  text: string,
): PlaceView => {
  const common = { tile: null, state: 'idle' as const, label: name };
  return {
    at: `place:${word}`,
    locality: word as Locality,
    number,
    name,
    rule,
    favours,
    label: `${name}. ${text}`,
    slots: slots.map(({ secret, eye }, i) => ({
      ...common,
      id: `${word}-${at(NUMERALS, i)}`,
      at: `place:${word}-${at(NUMERALS, i)}`,
      cell: at(CELLS, i),
      numeral: at(NUMERALS, i),
      outer: true,
      secret,
      eye,
      near: [],
    })),
    reward: {
      ...common,
      id: `${word}-reward`,
      at: `place:${word}-reward`,
      secret: secretReward,
      cell: slots.length === CELLS.length ? undefined : CELLS[3],
    },
    stage: 'ahead',
    totals: [],
  };
};

const placePiece = (place: PlaceOf, i: number): Piece => {
  const name = say(estoril.phrases.item(placeItem(i)));
  const text = say({ key: 'estoril.place.rule', args: { place: place.word } });
  return {
    word: place.word,
    kind: 'place',
    title: `${place.number} ${name}`,
    text,
    has: { kind: ['place'] },
    Draw: () => (
      <div class="places piece-place">
        <ul class="place-grid">
          <Place place={printed(place, name, text)} lit={lit} />
        </ul>
      </div>
    ),
  };
};

const facets = (): readonly Facet[] => [
  {
    id: 'kind',
    label: t('learn.facet.kind'),
    values: KINDS.map(id => ({ id, label: t('learn.estoril.kind', { kind: id }) })),
  },
  {
    id: 'nation',
    label: t('learn.facet.nation'),
    values: NATIONS.map(nation => ({
      id: nation,
      label: t('estoril.nation', { nation }),
      icon: `nation-${nation}` as const,
    })),
  },
  {
    id: 'symbol',
    label: t('learn.facet.symbol'),
    values: [
      ...SYMBOLS.map(symbol => ({ id: symbol, label: t('estoril.symbol', { symbol }), icon: symbol })),
      { id: 'none', label: t('learn.facet.none') },
    ],
  },
  {
    id: 'strength',
    label: t('learn.facet.strength'),
    values: STRENGTHS.map(id => ({ id, label: id })),
  },
  {
    id: 'group',
    label: t('learn.facet.group'),
    values: (['starter', 'recruit', 'woman'] as const).map(group => ({
      id: group,
      label: t('learn.estoril.group', { group }),
    })),
  },
];

export const stock: Stock = {
  pieces: () => [
    ...FACES.map((_, i) => characterPiece(FIRST + 1 + i)),
    ...MISSIONS.map((_, m) => missionPiece(m)),
    ...PLACES.map(placePiece),
  ],
  facets,
  Sprite,
};
