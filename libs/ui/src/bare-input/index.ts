export { bareInput, directionFor, editorFocus, touchText } from './bareInput';
export { PlainTextArea } from './PlainTextArea';
