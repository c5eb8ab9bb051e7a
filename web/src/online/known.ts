/** Whether somebody of this browser is known to the house: whoever is not is not asked for. */
const PLACE = 'kaffeehaus.known';

export const isKnown = (): boolean => {
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
