/** Small pieces of a page. Texts are escaped here, and only here. */

export const text = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A cell of a table: a text, a name with what is to be said of it, or a plot that is HTML already. */
export type Cell = string | { readonly plot: string } | Named;

export interface Named {
  readonly name: string;
  readonly note: string;
}

export interface Column {
  readonly title: Cell;
  /** Left out on a phone. */
  readonly broad?: true;
}

const classOf = (cell: Cell, { broad }: Column): string => {
  const isPlot = typeof cell === 'object' && 'plot' in cell;
  const names = [...(isPlot ? ['plot'] : []), ...(broad ? ['broad'] : [])];
  return names.length > 0 ? ` class="${names.join(' ')}"` : '';
};

export const named = ({ name, note }: Named): string =>
  note === '' ? text(name) : `${text(name)}<small>${text(note)}</small>`;

const inner = (cell: Cell): string => {
  if (typeof cell === 'string') return text(cell);
  return 'plot' in cell ? cell.plot : named(cell);
};

export const tableOf = (
  caption: string,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  /** Steps on the axis of its plots. */
  steps: number,
): string => {
  const head = columns.map(
    column => `<th scope="col"${classOf(column.title, column)}>${inner(column.title)}</th>`,
  );
  const body = rows.map(cells => {
    const line = cells.map((cell, i) => {
      const kind = classOf(cell, columns[i] ?? { title: '' });
      return i === 0 ? `<th scope="row">${inner(cell)}</th>` : `<td${kind}>${inner(cell)}</td>`;
    });
    return `<tr>${line.join('')}</tr>`;
  });
  return (
    `<div class="wide"><table style="--n:${steps}">${caption === '' ? '' : `<caption>${text(caption)}</caption>`}` +
    `<thead><tr>${head.join('')}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table></div>`
  );
};

export const paragraph = (words: string, kind = ''): string =>
  `<p${kind === '' ? '' : ` class="${kind}"`}>${text(words)}</p>`;

export const section = (title: string, ...parts: readonly string[]): string =>
  `<section><h2>${text(title)}</h2>\n${parts.join('\n')}\n</section>`;

export const folded = (title: string, inside: string): string =>
  `<details><summary>${text(title)}</summary>\n${inside}\n</details>`;
