/** The forms in which a name appears in code. */
export type Names = {
  /** `rating-stars`, for folders, addresses and server files. */
  kebab: string;
  /** `ratingStars` */
  camel: string;
  /** `RatingStars` */
  pascal: string;
  /** `rating_stars`, for tables. */
  snake: string;
  /** `Rating stars`, for people. */
  words: string;
};

const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Derives all forms of a name.
 * @throws Error unless it is small words joined by hyphens, as in `rating-stars`.
 */
export const namesOf = (kebab: string): Names => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) {
    throw new Error(`"${kebab}" is no name: small letters and hyphens, such as rating-stars.`);
  }
  const words = kebab.split('-');
  const pascal = words.map(upperFirst).join('');
  return {
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    snake: words.join('_'),
    words: upperFirst(words.join(' ')),
  };
};
