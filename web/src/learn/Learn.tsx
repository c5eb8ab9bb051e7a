import { Later } from '../ui/Later.tsx';
import { t } from '../ui/words.ts';
import { hashOfLearning } from './places.ts';
import { SHELVES, type Shelf, type ShelfProps } from './shelves.ts';
import { Icon } from '../art/Icon.tsx';
import './learn.css';

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
      <h2>{t('learn.title')}</h2>
      <ul class="learn-shelves">
        {SHELVES.map(shelf => (
          <Entry key={shelf.id} shelf={shelf} />
        ))}
      </ul>
    </>
  );
}

/** Where one learns: all of it, or one shelf. */
export function Learn({ path, around }: ShelfProps) {
  const [id, ...rest] = path;
  const shelf = SHELVES.find(one => one.id === id);
  if (!shelf) return around(<Overview />);
  return <Later part={shelf.part}>{({ Page }) => <Page path={rest} around={around} />}</Later>;
}
