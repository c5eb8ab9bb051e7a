/** Where people meet: everything of it comes when somebody goes there. */
import { useEffect } from 'preact/hooks';
import { NewTable } from './NewTable.tsx';
import { type Around, OnlineTable, Return } from './OnlineTable.tsx';
import { meet } from './house.ts';
import './online.css';
import { Later } from '../ui/Later.tsx';
import { Part } from '../ui/part.ts';
import { Sign } from '../ui/Sign.tsx';
import { t, wantWords } from '../ui/words.ts';
import type { Place } from './places.ts';
import { Tables } from './Tables.tsx';

/** Who is about to play needs none of these. */
const selves = new Part(() => import('./Self.tsx'));
const screens = new Part(() => import('./Screen.tsx'));
const people = new Part(() => import('./Person.tsx'));
const boards = new Part(() => import('./Leaders.tsx'));
const codes = new Part(() => import('./ByCode.tsx'));
const records = new Part(() => import('./Record.tsx'));
const replays = new Part(async () => {
  const [part] = await Promise.all([import('./RecordReplay.tsx'), wantWords('replay')]);
  return part;
});

const pasts = new Part(async () => {
  const [part] = await Promise.all([import('./PastReplay.tsx'), wantWords('replay')]);
  return part;
});

export interface MeetingProps {
  place: Place;
  around: Around;
}

export function Meeting({ place, around }: MeetingProps) {
  useEffect(() => void meet().catch(() => undefined), []);
  switch (place.at) {
    case 'online':
      return <OnlineTable key={place.id} id={place.id} invite={place.invite} around={around} />;
    case 'past':
      return <Later part={pasts}>{({ PastReplay }) => <PastReplay key={place.id} {...place} />}</Later>;
    case 'chair':
      return <Return id={place.id} secret={place.secret} />;
    case 'screen':
      return (
        <Later part={screens}>
          {({ Screen }) => <Screen key={place.id} id={place.id} invite={place.invite} />}
        </Later>
      );
    case 'new':
      return around(<NewTable game={place.game} />);
    case 'me':
      return around(<Later part={selves}>{({ Self }) => <Self />}</Later>);
    case 'code':
      return around(<Later part={codes}>{({ ByCode }) => <ByCode />}</Later>);
    case 'person':
      return around(<Later part={people}>{({ Person }) => <Person key={place.id} id={place.id} />}</Later>);
    case 'leaders':
      return around(
        <Later part={boards}>{({ Leaders }) => <Leaders game={place.game} seats={place.seats} />}</Later>,
      );
    case 'record':
      if (place.moment !== undefined)
        return (
          <Later part={replays}>{({ RecordReplay }) => <RecordReplay key={place.id} {...place} />}</Later>
        );
      return around(<Later part={records}>{({ Record }) => <Record key={place.id} id={place.id} />}</Later>);
    case 'lost':
      return (
        <Sign>
          <h1>{t('online.table')}</h1>
          <p role="alert">{t('online.link.cut')}</p>
        </Sign>
      );
    case 'tables':
      return around(<Tables />);
  }
}
