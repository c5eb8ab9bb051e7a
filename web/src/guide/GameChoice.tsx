import { BILLS, blurbOf, titleOf } from '../repertoire/bills.ts';
import { say } from '../ui/words.ts';

/** Of which game. */
export function GameChoice({ title, address }: { title: string; address: (game: string) => string }) {
  return (
    <>
      <h2>{title}</h2>
      <ul class="guide-games">
        {BILLS.map(bill => (
          <li key={bill.id}>
            <a class="panel" href={address(bill.id)}>
              <b>{say(titleOf(bill))}</b>
              <span class="quiet">{say(blurbOf(bill))}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
