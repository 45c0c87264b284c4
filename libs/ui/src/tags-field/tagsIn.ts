/** A tag: what stands in quotation marks is not parted, as in `"Grey, Ada" <ada@example.com>`; a mark alone is a letter. */
const TAG = /(?:"[^"\n]*"|[^,;\u060c\u061b\n])+/g;

/** The tags in a text that was typed or pasted, as mail programs write addresses: with commas, semicolons or lines between them. */
export const tagsIn = (text: string): readonly string[] => text.match(TAG) ?? [];

/** What ends a tag outside of quotation marks. */
const END = /[,;\u060c\u061b\n]/;

/** Whether a pasted text may hold several tags, or one to its end. */
export const hasTagEnd = (pasted: string): boolean => END.test(pasted);

/** Whether a letter ends the tag that is being typed. */
export const endsTag = (typed: string, letter: string): boolean =>
  letter.length === 1 && END.test(letter) && typed.split('"').length % 2 === 1;
