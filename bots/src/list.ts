/**
 * As the kernel's, and apart from it: lists of fractions pass here. Engines look up in one way whatever passes at one
 * place in the code; if fractions passed there too, every look at a table would take longer.
 */
export const at = <T>(list: readonly T[], index: number): T => list[index] as T;
