export { contentLineOf, quotedPrintable, wholeLines } from './contentLines';
export type { ContentLine, WholeLine } from './contentLines';
export { escapedText, foldedLine, quotedPrintableLine } from './writtenLines';
