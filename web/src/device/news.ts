/** What is new is told once to whoever has seen the house before: this number rises with the text `app.news`. */
const NEWS = 1;
const PLACE = 'kaffeehaus.news';

const seen = (): number | undefined => {
  try {
    const text = localStorage.getItem(PLACE);
    return text === null ? undefined : Number(text);
  } catch {
    return undefined;
  }
};

/** Whoever comes for the first time finds everything new. */
export const isNews = (): boolean => (seen() ?? NEWS) < NEWS;

export const noteNews = (): void => {
  try {
    localStorage.setItem(PLACE, String(NEWS));
  } catch {
    // Nothing is lost but the memory of it.
  }
};
