/** As the packages are numbered. */
export const VERSION = '0.1.0';
