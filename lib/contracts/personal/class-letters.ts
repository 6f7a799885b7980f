/** The alphabet of class codes, apart from the schemas because the browser loads it with the page. */

/** Letters that cannot be confused with another letter or a digit: no B, I, L, O, Q, S, U, Z. */
export const CODE_LETTERS = 'ACDEFGHJKMNPRTVWXY';
export const CODE_LENGTH = 6;
