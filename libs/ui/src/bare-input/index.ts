export { bareInput, directionFor, touchText } from './bareInput';
export { PlainTextArea } from './PlainTextArea';
