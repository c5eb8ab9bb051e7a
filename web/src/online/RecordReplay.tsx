import { type Moment, hashOfRecord } from '../repertoire/moments.ts';
import { billOf, bring } from '../repertoire/bills.ts';
import type { Shown } from '../replay/shown.ts';
import { PERSON } from '../store/kept.ts';
import { useAsked } from './asked.ts';
import { Lookback } from './Lookback.tsx';
import { toldApart } from './names.ts';
import { fetchRecord } from './record.ts';

export interface RecordReplayProps {
  id: string;
  moment?: Moment;
  isReviewed?: boolean;
}

/** A finished game by the rules it was played by; whoever has the address may look at all of it. */
const shownOf = async (id: string): Promise<Shown> => {
  const { rules, plain } = await fetchRecord(id);
  const bill = billOf(plain.game);
  if (!bill) throw new Error(`nobody can draw ${plain.game}`);
  const view = await bring(bill);
  return {
    gameView: { ...view, game: rules.game },
    record: plain,
    sitters: Array.from({ length: plain.seats }, () => PERSON),
    names: toldApart(plain.names ?? []),
    address: (moment, isReviewed) => hashOfRecord(id, moment, isReviewed),
    isPublic: true,
    isEnded: true,
  };
};

/** A finished game of the house, looked at: the address says the moment. */
export function RecordReplay({ id, moment, isReviewed = false }: RecordReplayProps) {
  const { value: shown, trouble } = useAsked(() => shownOf(id), [id]);
  return <Lookback {...{ shown, trouble, moment, isReviewed }} />;
}
