/**
 * Any character that draws something. These do not:
 *
 * - white space and control characters;
 * - what fonts are to draw as nothing (`Default_Ignorable_Code_Point`): joiners, zero-width spaces, variation selectors,
 *   marks of direction, tags, the fillers of Hangul;
 * - other format characters (`Cf`), but for those that stand before a number and are drawn, as the Arabic sign of a year;
 * - characters that are blank by their design and have no property that says so: the Braille pattern without dots (U+2800),
 *   the musical notehead without a head (U+1D159), the filler of Khitan (U+16FE4).
 */
const VISIBLE =
  /[^\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800\u{1d159}\u{16fe4}]|[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]/u;

/** Whether nothing of a text can be seen. Joiners and the like are part of a text of which something can be seen. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);
