/** The games that speak. */
import type { Game } from '@kaffeehaus/kernel';
import { estoril } from '@kaffeehaus/estoril';
import { hamburg } from '@kaffeehaus/hamburg';
import { vienna } from '@kaffeehaus/vienna';

export const GAMES: readonly Game[] = [vienna, hamburg, estoril];
