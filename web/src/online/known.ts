/** Whether there is a house to ask: a page that lies alone on a web space is for this screen only. */
export const HAS_HOUSE = import.meta.env.MODE !== 'alone';

/** Whether somebody of this browser is known to the house: whoever is not is not asked for. */
const PLACE = 'kaffeehaus.known';

export const isKnown = (): boolean => {
  if (!HAS_HOUSE) return false;
  try {
    return localStorage.getItem(PLACE) === 'true';
  } catch {
    return false;
  }
};

export const noteKnown = (isOne: boolean): void => {
  try {
    if (isOne) localStorage.setItem(PLACE, 'true');
    else localStorage.removeItem(PLACE);
  } catch {
    // Nothing is lost but the memory of it.
  }
};
