/** A word where it stands in a text. */
export type WordSpan = {
    start: number;
    /** Where the text goes on after it. */
    end: number;
    /** As it is compared. Usually one; `½` is `1` and `2`. */
    words: string[];
};
/** The words of a text, in their order, as they are compared in a search. */
export declare function searchWords(text: string): string[];
/**
 * The words of a text with their places in it, so that what was found can be marked as it is written. They come one by one:
 * whoever has enough of them need not wait for the others.
 */
export declare function wordSpans(text: string): Generator<WordSpan>;
