/** Pictures come after the first question can be answered; until they are here, signs stand for them. */
import { signal } from '@preact/signals';

export const pictured = signal(false);
