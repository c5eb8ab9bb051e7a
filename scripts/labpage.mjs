// @ts-check
// What the lab has found, in short: the sentences at the head of each report, as a page.

/** @param {string} html */
const plain = html =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/**
 * Title and first paragraph of a report, and each sentence with what is said of it in small print.
 * @param {string} html
 */
export const gistOf = html => {
  const list = /<ol class="said">([\s\S]*?)<\/ol>/.exec(html)?.[1] ?? '';
  const sentences = [...list.matchAll(/<li>([\s\S]*?)(?:<small>([\s\S]*?)<\/small>)?<\/li>/g)];
  return {
    title: plain(/<h1>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? ''),
    played: plain(/<p>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? ''),
    sentences: sentences.map(([, said = '', note]) => ({ said: plain(said), note: note && plain(note) })),
  };
};

/** @param {readonly { id: string, html: string }[]} reports */
export const labPage = reports => {
  const links = reports.map(({ id, html }) => `- [${gistOf(html).title}](${id}.html)`).join('\n');
  const parts = reports.map(({ html }) => {
    const { title, played, sentences } = gistOf(html);
    const lines = sentences.map(({ said, note }, i) => `${i + 1}. ${said}${note ? `<br>_${note}_` : ''}`);
    return `## ${title}\n\n${lines.join('\n') || 'Too few games to be sure of anything.'}\n\n${played}`;
  });
  return `# What the lab has found

${links}

Each report is one page that needs nothing else; download it and open it in a browser. \`npm run lab\` plays the games
again and writes the reports and this page; \`npx kaffeehaus lab <game>\` writes one of your own.

Below is what is surest in each report. The range after a figure holds 19 times in 20, for all comparisons of its kind
together: among hundreds of cards some must look good, and those are not told here. Owning something and winning go
together for many reasons, so none of this is cause and effect; and bots are not people.

${parts.join('\n\n')}
`;
};
