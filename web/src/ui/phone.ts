/** Whether the screen is a phone's: there one part of the table is seen at a time, and fingers press. */
import { computed } from '@preact/signals';
import { size } from './size.ts';

export const isPhone = computed(() => size.value === 'S');
