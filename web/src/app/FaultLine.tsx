import type { Fault } from '@kaffeehaus/kernel';
import { faultText } from './faults.ts';

export function FaultLine({ fault }: { fault: Fault }) {
  const { line, detail } = faultText(fault);
  return (
    <p class="trouble">
      {line}
      {detail !== undefined && (
        <small lang="en" class="trouble-detail">
          {detail}
        </small>
      )}
    </p>
  );
}
