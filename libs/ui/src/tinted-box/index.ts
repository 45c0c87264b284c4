export { tintedBox } from './tintedBox';
