/**
 * What a value must look like before anybody works with it. A form answers with the place of the first thing that is
 * otherwise, and with nothing if there is none. It looks at no more than it allows: what is too long or too deep is
 * refused where that begins.
 */
export type Form = (value: unknown, at: string) => string | undefined;

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const when =
  (isFine: (value: unknown) => boolean): Form =>
  (value, at) =>
    isFine(value) ? undefined : at;

/** A half of a pair has no bytes of its own, so two texts would count as one. */
const isWhole = (text: string): boolean => !/\p{Cs}/u.test(text);

export const text = (most: number, pattern?: RegExp): Form =>
  when(
    value =>
      typeof value === 'string' &&
      value.length <= most &&
      (pattern === undefined || pattern.test(value)) &&
      isWhole(value),
  );

export const digits = (bytes: number): Form =>
  when(value => typeof value === 'string' && value.length === 2 * bytes && /^[0-9a-f]*$/.test(value));

export const whole = (min: number, max: number): Form =>
  when(
    value =>
      Number.isSafeInteger(value) &&
      !Object.is(value, -0) &&
      (value as number) >= min &&
      (value as number) <= max,
  );

export const number: Form = when(value => typeof value === 'number' && !Object.is(value, -0));

/** Milliseconds, up to the last a date can be. */
export const moment: Form = whole(0, 8_640_000_000_000_000);

export const yes: Form = when(value => typeof value === 'boolean');

export const among = (...values: readonly unknown[]): Form => when(value => values.includes(value));

export const nothing: Form = among(null);

/** The first form that fits; what is said is what the last of them says. */
export const either =
  (...forms: readonly Form[]): Form =>
  (value, at) => {
    let fault: string | undefined;
    for (const form of forms) {
      fault = form(value, at);
      if (fault === undefined) return undefined;
    }
    return fault;
  };

export const list =
  (form: Form, most: number, least = 0): Form =>
  (value, at) => {
    if (!Array.isArray(value) || value.length > most || value.length < least) return at;
    for (let i = 0; i < value.length; i++) {
      const fault = form(value[i], `${at}[${i}]`);
      if (fault !== undefined) return fault;
    }
    return undefined;
  };

/** Any keys, as long as each is of that pattern. */
export const book =
  (key: RegExp, form: Form, most: number): Form =>
  (value, at) => {
    if (!isObject(value)) return at;
    const keys = Object.keys(value);
    if (keys.length > most) return at;
    for (const name of keys) {
      const fault = key.test(name) ? form(value[name], `${at}.${name}`) : at;
      if (fault !== undefined) return fault;
    }
    return undefined;
  };

/** These fields and no others. */
export const fields = (forms: { readonly [name: string]: Form }): Form => {
  const names = Object.keys(forms);
  return (value, at) => {
    if (!isObject(value)) return at;
    const below = (name: string): string => (at === '' ? name : `${at}.${name}`);
    for (const name of names) {
      const fault = Object.hasOwn(value, name) ? forms[name]?.(value[name], below(name)) : below(name);
      if (fault !== undefined) return fault;
    }
    const extra = Object.keys(value).find(name => !Object.hasOwn(forms, name));
    return extra === undefined ? undefined : below(extra.slice(0, 40));
  };
};
