import { CATEGORIES, COLOURS, FACES, nameOf } from '@kaffeehaus/hamburg';
import { FIRST, at } from '@kaffeehaus/kernel';
import { pictured } from '../../hamburg/signs.ts';
import type { TradeFace } from '../../hamburg/draw/TradeFace.ts';

const NAMES: Readonly<Record<string, string>> = {
  bourgeoisie: 'Bürgertum',
  offices: 'Ämter',
  university: 'Universität',
  health: 'Gesundheit',
  amusement: 'Amüsement',
  art: 'Kunst',
  theatre: 'Theater',
  circus: 'Zirkus',
  trade: 'Handel',
  industry: 'Industrie',
  bank: 'Bank',
  crafts: 'Handwerk',
  military: 'Militär',
  police: 'Polizei',
  underworld: 'Unterwelt',
  society: 'Geheimbund',
  harbour: 'Hafen',
  church: 'Kirche',
  emigrants: 'Auswanderer',
  mysticism: 'Mystik',
  zoo: 'Zoo',
  park: 'Park',
};

/** A card as it is printed, with sample words. */
export function card(
  number: number,
  text = 'Gib 1 Arbeiter ab: Nimm 2 Mark für jedes deiner Gebäude dieser Art.',
): TradeFace {
  const { category, colour, price, points, sentence } = at(FACES, number - 1);
  const name = at(CATEGORIES, category);
  return {
    number: String(number).padStart(3, '0'),
    name: nameOf(FIRST + number),
    colour: at(COLOURS, colour),
    category: name,
    categoryName: NAMES[name] ?? name,
    price,
    points,
    when: sentence.when,
    fee: sentence.fee.map(fee => COLOURS[fee] ?? 'any'),
    signs: pictured(sentence),
    text,
  };
}
