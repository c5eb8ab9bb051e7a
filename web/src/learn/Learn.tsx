import { Later } from '../ui/Later.tsx';
import { t } from '../ui/words.ts';
import { hashOfLearning } from './places.ts';
import { Lessons } from './Lessons.tsx';
import { SHELVES, type Shelf, type ShelfProps } from './shelves.ts';
import { Icon } from '../art/Icon.tsx';
import { Part } from '../ui/part.ts';
import './learn.css';

/** A lesson is taken at its table: `#/learn/lesson/<id>`, and from which step. */
const LESSON = 'lesson';
const lessons = new Part(() => import('./LessonPage.tsx'));

function Entry({ shelf }: { shelf: Shelf }) {
  return (
    <li>
      <a class="panel learn-shelf" href={hashOfLearning([shelf.id])}>
        <Icon name={shelf.icon} size={28} />
        <span>
          <b>{shelf.title()}</b>
          <span class="quiet">{shelf.text()}</span>
        </span>
      </a>
    </li>
  );
}

/** Everything that teaches: what is learnt by playing first, then what is looked up. */
function Overview() {
  return (
    <>
      <Lessons />
      {SHELVES.length > 0 && (
        <section aria-labelledby="look-title">
          <h2 id="look-title">{t('learn.look')}</h2>
          <ul class="learn-shelves">
            {SHELVES.map(shelf => (
              <Entry key={shelf.id} shelf={shelf} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Where one learns: all of it, or one shelf. */
export function Learn({ path, around }: ShelfProps) {
  const [id, ...rest] = path;
  const part = id === LESSON ? lessons : SHELVES.find(one => one.id === id)?.part;
  if (!part) return around(<Overview />);
  return <Later part={part}>{({ Page }) => <Page path={rest} around={around} />}</Later>;
}
