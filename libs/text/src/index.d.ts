export { normalizeForSearch } from './normalizeForSearch';
export { searchWords, wordSpans, type WordSpan } from './searchWords';
