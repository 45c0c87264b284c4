/** A value that keeps its own direction within a sentence of another, and does not give the sentence its own: a name or an address in Arabic. */
export const isolated = (value: string): string => `\u2068${value}\u2069`;
