export { isBlank } from './isBlank';
export { isolated } from './isolated';
export { markMatches, type Piece } from './markMatches';
export { normalizeForSearch } from './normalizeForSearch';
export { searchWords, wordSpans, type WordSpan } from './searchWords';
