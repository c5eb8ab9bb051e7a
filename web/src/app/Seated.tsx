import { useEffect, useState } from 'preact/hooks';
import { TablePage } from '../table/TablePage.tsx';
import { Part } from '../ui/part.ts';
import { wantWords } from '../ui/words.ts';

/** Whoever explains, with what there is to say. */
const coaches = new Part(async () => {
  const [part] = await Promise.all([import('../learn/Coach.tsx'), wantWords('learn')]);
  return part;
});

/** Milliseconds after which nobody waits for the first question any more. */
const LATER = 600;

/** A table of this browser, and somebody beside it who explains; they come when the first question has been put. */
export function Seated({ id }: { id: string }) {
  const [isLater, setLater] = useState(false);
  const coach = coaches.now.value;
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), LATER);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isLater) coaches.prepare();
  }, [isLater]);
  return <TablePage id={id} tutor={typeof coach === 'object' ? coach.coachOf : undefined} />;
}
