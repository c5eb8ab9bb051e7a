/** What motion and previews find a drawn thing by: `agent:0:rathaus`, `card:42`, `place:casino`. */
export const anchor = (kind: string, ...which: readonly (string | number)[]): string =>
  [kind, ...which].join(':');
