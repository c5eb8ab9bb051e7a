/** Every game the page can lay, with the way it is drawn. */
import { estorilView } from './estoril/view.ts';
import { hamburgView } from './hamburg/view.ts';
import type { GameView } from './table/gameview.ts';
import { viennaView } from './vienna/view.ts';

export const VIEWS: readonly GameView[] = [viennaView, hamburgView, estorilView];
export const GAMES = VIEWS.map(view => view.game);

export const viewFor = (id: string): GameView => {
  const found = VIEWS.find(view => view.game.id === id);
  if (!found) throw new Error(`no view of ${id}`);
  return found;
};
