/** A page to read, without the app: text in a frame. */
import type { Lang } from '@kaffeehaus/words/node';

const ENTITIES: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text inside a document. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => ENTITIES[sign] ?? sign);

export const documentOf = (lang: Lang, title: string, body: string): string => `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/plain.css">
<main>
<h1>${escaped(title)}</h1>
${body}
</main>
</html>
`;
