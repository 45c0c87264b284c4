/** A tag: what stands in quotation marks is not parted, as in `"Grey, Ada" <ada@example.com>`; a mark alone is a letter. */
const TAG = /(?:"[^"\n]*"|[^,;\u060c\u061b\n])+/g;

/** The tags in a text that was typed or pasted, as mail programs write addresses: with commas, semicolons or lines between them. */
export const tagsIn = (text: string): readonly string[] => text.match(TAG) ?? [];

/** Whether a letter ends the tag that is being typed. */
export const endsTag = (typed: string, letter: string): boolean =>
  /^[,;\u060c\u061b]$/.test(letter) && typed.split('"').length % 2 === 1;
