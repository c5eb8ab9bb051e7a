/** The version of the house: that of its packages. */
export const VERSION = '0.1.0';
