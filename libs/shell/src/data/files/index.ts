export { decodeBytes, decodeFile } from './decodeFile';
export { saveBlob, saveFile } from './saveFile';
export type { TextFile } from './saveFile';
export { useSizeText } from './useSizeText';
