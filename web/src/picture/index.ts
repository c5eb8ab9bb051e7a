/** What it takes to hand on a picture; it comes when somebody wants one. */
export { captionOf } from './caption.ts';
export { Picture } from './Picture.tsx';
