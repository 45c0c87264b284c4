export { FontSizeButton } from './FontSizeButton';
