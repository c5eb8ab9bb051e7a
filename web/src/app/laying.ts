/** What it takes to sit down: the table, and how a new one is laid. */
export { TablePage } from '../table/TablePage.tsx';
export { settingOf } from './setting.ts';
