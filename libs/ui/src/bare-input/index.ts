export { bareInput, directionFor, touchText } from './bareInput';
