export { isFileName, LONGEST_FILE_NAME } from './fileName';
export { fileNameKey } from './fileNameKey';
export { isBlank } from './isBlank';
export { isolated } from './isolated';
export { markMatches, type Piece } from './markMatches';
export { normalizeForSearch } from './normalizeForSearch';
export { plainHtml } from './plainHtml';
export { searchWords, wordSpans, type WordSpan } from './searchWords';
