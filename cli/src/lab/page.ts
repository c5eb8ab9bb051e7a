/** The report as one page that needs nothing else. */
import type { Words } from '@kaffeehaus/words/node';
import { gameName } from '../games.ts';
import { paragraph, text } from './html.ts';
import type { Report } from './report.ts';
import { effects, lengths, places, scores, sources } from './sections.ts';
import { STYLE } from './style.ts';
import { things } from './things.ts';
import { said } from './said.ts';
import { Writer } from './writer.ts';
import type { Explain } from './writer.ts';

export const pageOf = (words: Words, report: Report, date: string, explain: Explain): string => {
  const w = new Writer(words, report, explain);
  const { games, usual, levels, seed } = report;
  const title = words.t('cli.lab.title', { game: gameName(words, report.game) });
  const intro = words.t('cli.lab.intro', {
    games,
    changed: games - usual,
    levels: words.list(levels.map(level => w.level(level))),
    seed,
    date,
  });
  return `<!doctype html>
<html lang="${words.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${text(title)}</h1>
${paragraph(intro)}
${said(w)}
${paragraph(words.t('cli.lab.reading'), 'note')}
${[lengths, scores, places, sources, effects, things].map(part => part(w)).join('\n')}
</main>
</body>
</html>
`;
};
