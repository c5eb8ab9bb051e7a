/**
 * Which script a module comes with. What home needs is one script and what every table needs is another; kernel and
 * rules are scripts of their own, because the thread of the bots loads the very same ones.
 */
import type { Plugin, Rolldown } from 'vite';

const HOME = /\/web\/src\/main\.tsx$/;
const LOBBY = /\/web\/src\/app\/Lobby\.tsx$/;
const TABLE = /\/web\/src\/app\/laying\.ts$/;
const THREAD = /\/web\/src\/think\/worker\.ts$/;

/** Small things that are needed with and without the kernel, on the page and on the thread. */
const BASE =
  /\/kernel\/src\/(?:fault|list|options)\.ts$|\/games\/\w+\/src\/options\.ts$|\/bots\/src\/level\.ts$|vite\/preload-helper|rolldown\/runtime/;
const KERNEL = /\/kernel\/src\/(?!preview|registry|contract|film|fold|edit|tale)|\/bots\/src\/job\.ts$/;
/** What lobby and table both draw with. */
const COMMON = /\/web\/src\/(?:art|seat|ui)\//;
const DIALOG = /\/web\/src\/art\/Dialog\.tsx$/;
/** What the drawings of several games share comes with the table. */
const SHARED = /\/web\/src\/art\/(?:Die|Thing|kinds|lit)\.tsx?$|\/web\/src\/seat\/(?:prizes|ready|why)\.ts$/;
/** What the poster and the board of Vienna both show; the other posters, which no board draws in full, are one piece. */
const LANDMARKS =
  /\/web\/src\/vienna\/(?:[Ss]kyline|draw\/(?:academies|churches|landmarks|masonry|palaces|stone))\.\w+$/;
const POSTERS = /\/web\/src\/(?:art\/Horizon|\w+\/[Ss]kyline)\.(?:tsx|css)$/;

type Graph = Rolldown.ChunkingContext;

/** Everything a module imports at once, as far as `within` goes. */
const reach = (from: string, graph: Graph, within: (id: string) => boolean): ReadonlySet<string> => {
  const found = new Set([from]);
  for (const id of found)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) if (within(next)) found.add(next);
  return found;
};

/** Names chunks; what has no name here is split as usual: drawings, minds, words, parts that come later. */
export const chunks = (): {
  readonly plugin: Plugin;
  readonly name: (id: string, graph: Graph) => string | null;
} => {
  const entries = { home: '', lobby: '', table: '' };
  const rules = new Map<string, string>();
  const sets = new Map<string, ReadonlySet<string>>();
  const isIn = (from: string, id: string, graph: Graph, within: (id: string) => boolean): boolean => {
    const set = sets.get(from) ?? reach(from, graph, within);
    sets.set(from, set);
    return set.has(id);
  };
  const isPage = (id: string): boolean => !/\/(?:kernel|bots)\/src\/|\/games\/\w+\/src\/(?!options)/.test(id);
  const note = (id: string): void => {
    if (HOME.test(id)) entries.home = id;
    if (LOBBY.test(id)) entries.lobby = id;
    if (TABLE.test(id)) entries.table = id;
    const [, game] = /\/games\/(\w+)\/src\/index\.ts$/.exec(id) ?? [];
    if (game !== undefined) rules.set(game, id);
  };
  return {
    plugin: {
      name: 'chunks',
      apply: 'build',
      buildStart: () => sets.clear(),
      moduleParsed: ({ id }) => note(id),
    },
    name: (id, graph) => {
      if (BASE.test(id)) return 'base';
      if (LANDMARKS.test(id)) return 'landmarks';
      if (POSTERS.test(id)) return 'posters';
      if (KERNEL.test(id)) return 'kernel';
      const [, game = ''] = /\/games\/(\w+)\/src\//.exec(id) ?? [];
      const index = rules.get(game);
      if (index !== undefined)
        return isIn(index, id, graph, next => next.includes(`/games/${game}/src/`)) ? `${game}.rules` : null;
      if (THREAD.test(id) || /\/words\/src\/generated\/\w+\.\w\w\.ts$/.test(id)) return null;
      const atTable = isIn(entries.table, id, graph, isPage);
      const both = isIn(entries.lobby, id, graph, isPage) && (atTable || COMMON.test(id));
      if (both || DIALOG.test(id) || isIn(entries.home, id, graph, isPage)) return 'house';
      return atTable || SHARED.test(id) ? 'table' : null;
    },
  };
};

/** The thread is a chunk among the others instead of a bundle of its own, so that both sides load the same scripts. */
export const thread = (): Plugin => ({
  name: 'thread',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/web\/src\/think\/thinker\.ts$/ },
    async handler(code, importer) {
      const file = await this.resolve('./worker.ts', importer);
      if (!file) throw new Error('the thread of the bots is gone');
      const ref = this.emitFile({ type: 'chunk', id: file.id, name: 'thread' });
      const changed = code.replace(
        "new URL('./worker.ts', import.meta.url)",
        `import.meta.ROLLUP_FILE_URL_${ref}`,
      );
      if (changed === code) throw new Error('the page does not start the thread of the bots as it used to');
      return { code: changed, map: null };
    },
  },
});
