/** What it takes to sit down: the table, and how a new one is laid. */
export { Seated } from './Seated.tsx';
export { settingOf } from './setting.ts';
