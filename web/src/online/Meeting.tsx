/** Where people meet: everything of it comes when somebody goes there. */
import { useEffect } from 'preact/hooks';
import { useBell } from './bell.ts';
import { NewTable } from './NewTable.tsx';
import { type Around, OnlineTable, Return } from './OnlineTable.tsx';
import { meet } from './house.ts';
import './online.css';
import type { Place } from './places.ts';
import { Tables } from './Tables.tsx';

export interface MeetingProps {
  place: Place;
  around: Around;
}

export function Meeting({ place, around }: MeetingProps) {
  useBell();
  useEffect(() => void meet().catch(() => undefined), []);
  switch (place.at) {
    case 'online':
      return <OnlineTable key={place.id} id={place.id} invite={place.invite} around={around} />;
    case 'chair':
      return <Return id={place.id} secret={place.secret} />;
    case 'new':
      return around(<NewTable game={place.game} />);
    default:
      return around(<Tables />);
  }
}
