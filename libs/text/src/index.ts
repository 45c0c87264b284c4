export { isBlank } from './isBlank';
export { markMatches, type Piece } from './markMatches';
export { normalizeForSearch } from './normalizeForSearch';
export { searchWords, wordSpans, type WordSpan } from './searchWords';
