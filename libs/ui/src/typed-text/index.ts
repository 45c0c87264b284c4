export { useTypedText } from './useTypedText';
