export { bareInput, directionFor, editorFocus, touchText } from './bareInput';
