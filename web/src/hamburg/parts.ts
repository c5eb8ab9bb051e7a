/** What answers a question and lies nowhere on the table, and what one looks through. */
export { Offer } from './Offer.tsx';
export { PilesView } from './PilesView.tsx';
