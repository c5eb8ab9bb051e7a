import { bribes } from '../art/bribes.tsx';
import { feldFigures } from '../art/figures.tsx';
import { flags } from '../art/flags.tsx';
import { hanse } from '../art/hanse.tsx';
import { Icon } from '../art/Icon.tsx';
import { infos } from '../art/infos.tsx';
import type { IconName } from '../art/names.ts';
import { nations } from '../art/nations.tsx';
import { figures } from '../art/pieces.tsx';
import { LOOKS } from '../estoril/draw/portraits.ts';
import { seals } from '../art/seals.tsx';
import { agency } from '../art/agency.tsx';
import { signs } from '../art/signs.tsx';
import { spies } from '../art/spies.tsx';
import { tokens } from '../art/tokens.tsx';
import { trades } from '../art/trades.tsx';

function Sheet({ names, size }: { names: readonly string[]; size: number }) {
  return (
    <ul class="icons">
      {names.map(name => (
        <li key={name}>
          <Icon name={name as IconName} size={size} title={name} />
          <Icon name={name as IconName} size={16} />
          <small>{name}</small>
        </li>
      ))}
    </ul>
  );
}

export function IconRoom() {
  return (
    <section class="room">
      <h2>Symbols</h2>
      <Sheet names={Object.keys(bribes)} size={44} />
      <Sheet names={Object.keys(infos)} size={44} />
      <Sheet names={Object.keys(flags).map(n => `flag-${n}`)} size={32} />
      <Sheet names={Object.keys(seals).map(n => `seal-${n}`)} size={44} />
      <Sheet names={Object.keys(figures)} size={72} />
      <Sheet names={Object.keys(feldFigures).map(n => `figure-${n}`)} size={108} />
      <Sheet names={[...Object.keys(tokens), ...Object.keys(agency)]} size={36} />
      <Sheet names={Object.keys(signs)} size={32} />
      <Sheet names={Object.keys(nations).map(n => `nation-${n}`)} size={32} />
      <Sheet names={Object.keys(spies)} size={44} />
      <Sheet names={Object.keys(LOOKS).map((_, i) => `face-${i}`)} size={72} />
      <Sheet names={Object.keys(trades).map(n => `trade-${n}`)} size={44} />
      <Sheet names={Object.keys(hanse)} size={44} />
    </section>
  );
}
