import { useEffect, useState } from 'preact/hooks';
import { type Found, games } from '../repertoire/games.ts';
import { PERSON } from '../store/kept.ts';
import { t } from '../ui/words.ts';
import { type Counted, type Mine, Statistics, count } from './Statistics.tsx';

/** Finished games in which one person sat here; those played on from others, or begun in a lesson, say nothing. */
export const mineIn = (found: readonly Found[]): readonly Mine[] =>
  found.flatMap(entry => {
    if (!('kept' in entry) || !entry.over) return [];
    const { record, sitters, fork, lesson } = entry.kept;
    const people = sitters.flatMap((sitter, seat) => (sitter === PERSON ? [seat] : []));
    const [seat] = people;
    const counts = people.length === 1 && fork === undefined && lesson === undefined;
    return counts && seat !== undefined ? [{ record, seat }] : [];
  });

/** What the games that are kept in this browser add up to. */
export function KeptStatistics() {
  const [counted, setCounted] = useState<readonly Counted[] | undefined>();
  const found = games.value;
  useEffect(() => {
    if (found) count(mineIn(found)).then(setCounted, () => setCounted([]));
  }, [found]);
  return counted ? <Statistics counted={counted} /> : <p class="quiet">{t('web.loading')}</p>;
}
