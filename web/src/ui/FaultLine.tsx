import type { Fault } from '@kaffeehaus/kernel';
import { sayFault } from './words.ts';

export function FaultLine({ fault }: { fault: Fault }) {
  return <p class="trouble">{sayFault(fault)}</p>;
}
