import { useEffect } from 'preact/hooks';
import { useAsked } from './asked.ts';
import { http, meet, turns } from './house.ts';
import { Invited } from './Invited.tsx';
import './online.css';
import { Running } from './Tables.tsx';

/** On the first page: the tables of the house at which one sits, asked for again whenever it is somebody else's turn. */
export function Calls() {
  const { value, again } = useAsked(async () => ((await meet()) ? (await http.myTables()).tables : []));
  const waiting = turns.value.map(({ table }) => table).join();
  useEffect(() => void again(), [waiting]);
  return (
    <>
      <Invited />
      {value && <Running tables={value} />}
    </>
  );
}
