/** How the forms of the interface are held against the types by which clients read and write it: by the compiler. */
import type { ZodType, z } from 'zod';

type Keys<T> = T extends unknown ? keyof T : never;

/**
 * The form of what is answered: neither it nor the type has anything that the other has not. `name`: under which it is
 * described once for all.
 */
export const formOf =
  <T>(name?: string) =>
  <S extends ZodType<T>>(
    form: S & ([T] extends [z.output<S>] ? ([Keys<T>] extends [Keys<z.output<S>>] ? unknown : never) : never),
  ): S =>
    name === undefined ? form : (form.meta({ id: name }) as S);

/** A list that may be read may be written down. */
type Loose<T> = T extends readonly (infer U)[]
  ? readonly Loose<U>[]
  : T extends object
    ? { readonly [K in keyof T]: Loose<T[K]> }
    : T;

/** The form of what is asked: whatever the type allows is let in, and nothing is let in that it does not know. */
export const bodyOf =
  <T>() =>
  <S extends ZodType>(
    form: S &
      ([T] extends [Loose<z.input<S>>] ? ([Keys<z.input<S>>] extends [Keys<T>] ? unknown : never) : never),
  ): S =>
    form;
