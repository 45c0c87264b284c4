export { screenWidth } from './screenWidth';
