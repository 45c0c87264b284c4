export { FontSizeButton } from './FontSizeButton';
export { FontSizeItem } from './FontSizeItem';
