/**
 * Which script a module comes with. What home needs is one script, what every table needs is another, and so is all that a
 * game draws there; kernel and rules are scripts of their own, because the thread of the bots loads the very same ones.
 * What a table brings when its first question stands comes together, too: a request costs a phone more than its bytes.
 */
import type { Plugin, Rolldown } from 'vite';

const HOME = /\/web\/src\/main\.tsx$/;
const LOBBY = /\/web\/src\/app\/Lobby\.tsx$/;
const TABLE = /\/web\/src\/app\/laying\.ts$/;
const THREAD = /\/web\/src\/think\/worker\.ts$/;

/** By what a module is called, before it is asked who needs it. */
const NAMED: readonly (readonly [name: string, modules: RegExp])[] = [
  // Small things that are needed with and without the kernel, on the page and on the thread.
  ['base', /\/kernel\/src\/(?:fault|list|options)\.ts$|\/games\/\w+\/src\/options\.ts$/],
  ['base', /\/bots\/src\/level\.ts$|vite\/preload-helper/],
  // A stage is set for lessons and examples only.
  [
    'kernel',
    /\/kernel\/src\/(?!preview|registry|contract|fold|edit|tale|stage|tracker)|\/bots\/src\/job\.ts$/,
  ],
  // Styles too small to be asked for one by one.
  ['house', /\/web\/src\/(?:\w+\/skyline|vienna\/draw\/landmarks|motion\/motion|learn\/lesson)\.css$/],
  ['house', /\/web\/src\/(?:art\/Dialog|(?:art|repertoire)\/Horizon)\.tsx$/],
  // What posters and boards both show; the horizon of Hamburg stands by itself, at its table as well.
  ['posters', /\/web\/src\/(?:art\/flags|(?:estoril|vienna)\/Skyline)\.tsx$/],
  ['posters', /\/web\/src\/vienna\/draw\/(?:academies|churches|landmarks|masonry|palaces|stone)\.ts$/],
  // What comes of itself as soon as there is a question: motion, previews, dragging, summaries, then the coach.
  [
    'soon',
    /\/web\/src\/(?:motion\/(?!sounds|synth)|table\/(?:drag|Log|RoundSummary|summary|Toast)\.|ask\/(?:Ahead|chips|foresight)\.|learn\/mistakes\/mistake\.)/,
  ],
  ['coach', /\/web\/src\/learn\/(?:Coach|watchful|coaching|beginner|progress)\.tsx?$/],
  ['vienna.soon', /\/web\/src\/(?:vienna\/beats|learn\/mistakes\/vienna)\.ts$/],
  [
    'hamburg.soon',
    /\/web\/src\/(?:hamburg\/(?:beats|Pictures|parts|Offer|PilesView|mayors|draw\/MayorCard)|art\/(?:clerics|mayors|scenes)|learn\/mistakes\/hamburg)\.tsx?$/,
  ],
  ['estoril.soon', /\/web\/src\/(?:estoril\/(?:beats|settling)|learn\/mistakes\/estoril)\.ts$/],
  // How the page is kept and renewed.
  ['device', /\/web\/src\/device\/(?:settle|news|renewal|helper)\.ts$/],
  // What the drawings of several games share.
  ['table', /\/web\/src\/(?:art\/(?:Die|Thing|kinds|lit|still)|seat\/(?:pressing|prizes|ready|why))\.tsx?$/],
];
/** What lobby and table both draw with. */
const COMMON = /\/web\/src\/(?:art|seat|ui)\//;

type Graph = Rolldown.ChunkingContext;

/** Everything a module imports at once, as far as `within` goes. */
const reach = (from: string, graph: Graph, within: (id: string) => boolean): ReadonlySet<string> => {
  const found = new Set([from]);
  for (const id of found)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) if (within(next)) found.add(next);
  return found;
};

/** Names chunks; what has no name here is split as usual: minds, words, parts that come when they are asked for. */
export const chunks = (): {
  readonly plugin: Plugin;
  readonly name: (id: string, graph: Graph) => string | null;
} => {
  const entries = { home: '', lobby: '', table: '' };
  const [rules, views] = [new Map<string, string>(), new Map<string, string>()];
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
    const [, drawn] = /\/web\/src\/(\w+)\/view\.ts$/.exec(id) ?? [];
    if (drawn !== undefined && drawn !== 'seat') views.set(drawn, id);
  };
  const rulesOf = (id: string, game: string, graph: Graph): string | null =>
    isIn(rules.get(game) ?? '', id, graph, next => next.includes(`/games/${game}/src/`))
      ? `${game}.rules`
      : null;
  /** The one game that draws with it. */
  const drawnBy = (id: string, graph: Graph): string | null => {
    const games = [...views].filter(([, view]) => isIn(view, id, graph, isPage));
    return games.length === 1 ? (games[0]?.[0] ?? null) : null;
  };
  return {
    plugin: {
      name: 'chunks',
      apply: 'build',
      buildStart: () => sets.clear(),
      moduleParsed: ({ id }) => note(id),
    },
    name: (id, graph) => {
      const named = NAMED.find(([, modules]) => modules.test(id));
      if (named) return named[0];
      const [, game] = /\/games\/(\w+)\/src\//.exec(id) ?? [];
      if (game !== undefined) return rulesOf(id, game, graph);
      if (THREAD.test(id) || /\/words\/src\/generated\/\w+\.\w\w\.ts$/.test(id)) return null;
      const atTable = isIn(entries.table, id, graph, isPage);
      const both = isIn(entries.lobby, id, graph, isPage) && (atTable || COMMON.test(id));
      if (both || isIn(entries.home, id, graph, isPage)) return 'house';
      return atTable ? 'table' : drawnBy(id, graph);
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
