/** Whether the screen is as small as the style sheet's phones: there the parts of the table lie in another order. */
import { signal } from '@preact/signals';

const query = matchMedia('(max-width: 759px), (max-height: 559px)');

export const isPhone = signal(query.matches);

query.addEventListener('change', () => {
  isPhone.value = query.matches;
});
