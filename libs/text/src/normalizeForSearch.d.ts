/**
 * A text as it is compared in a search: without accents and other marks, in lower case, and with one form for letters that
 * people write in several ways. Server and web compare by this alone.
 */
export declare function normalizeForSearch(text: string): string;
