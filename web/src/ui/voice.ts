/** What screen readers are told, and the short notices everybody sees. */
import { signal } from '@preact/signals';

/** Read out when there is a pause. */
export const spoken = signal('');

/** A line at the edge of the page; a new one takes the place of the old. */
export const notice = signal<string | undefined>(undefined);

export const announce = (text: string): void => {
  spoken.value = text;
};

export const tell = (text: string): void => {
  notice.value = text;
};

/** Nothing said so far may be left for whoever comes next. */
export const hush = (): void => {
  spoken.value = '';
  notice.value = undefined;
};
