/** What happened on the displays since the viewer last answered, to be pointed at. */
import { type Deed, type Seat, deedsOf } from '@kaffeehaus/kernel';
import { type Hamburg, hamburg } from '@kaffeehaus/hamburg';
import type { View } from '../seat/view.ts';
import { spotId } from './spots.ts';

export const onDisplay = (seat: Seat, id: string): string => `${seat} ${id}`;

const n = (event: Deed, field: string): number => Number(event[field]);

const workersIn = (event: Deed): string[] =>
  (Array.isArray(event['workers']) ? (event['workers'] as readonly number[]) : []).flatMap((count, colour) =>
    count === 0 ? [] : [spotId('workers', colour)],
  );

/** The spots of one display that an event touched. */
const spotsOf = (event: Deed): string[] => {
  switch (event.e) {
    case 'raised':
    case 'reduced':
    case 'averted':
      return [spotId('hazard', n(event, 'colour'))];
    case 'gain':
      return [...workersIn(event), ...(event['mark'] === 0 ? [] : ['money'])];
    case 'gave':
      return workersIn(event);
    case 'money':
      return ['money'];
    case 'erected':
    case 'laidOut':
    case 'underZoo':
      return [hamburg.word(n(event, 'card'))];
    case 'stone':
      return [`section-${n(event, 'half')}-${n(event, 'stones') - 1}`];
    case 'majority':
    case 'turnedBack':
      return [`majority-${n(event, 'majority')}`];
    default:
      return [];
  }
};

export const changesOf = ({ events, since }: View<Hamburg>): ReadonlySet<string> =>
  new Set(
    deedsOf(events.slice(since)).flatMap(event =>
      spotsOf(event).map(spot => onDisplay(n(event, 'seat'), spot)),
    ),
  );
