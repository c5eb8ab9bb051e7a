/** The games that scenarios can be written for. */
import type { State, Step } from '@kaffeehaus/kernel';
import { ESTORIL } from './estoril/index.ts';
import { HAMBURG } from './hamburg/index.ts';
import { VIENNA } from './vienna/index.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Seen from outside: a vocabulary only ever meets tables of its own game. */
const fromOutside = <S extends State, E extends Step>(vocabulary: Vocabulary<S, E>): Vocabulary =>
  vocabulary as unknown as Vocabulary;

export const VOCABULARIES: readonly Vocabulary[] = [
  fromOutside(VIENNA),
  fromOutside(HAMBURG),
  fromOutside(ESTORIL),
];
