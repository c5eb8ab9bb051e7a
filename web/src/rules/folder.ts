/** Where rules lie: beside the page, wherever that is. Scripts of a build are one folder below it. */
const UP = '../rules/';

export const FOLDER = import.meta.env.DEV ? '/rules/' : new URL(UP, import.meta.url).href;
