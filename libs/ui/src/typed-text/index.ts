export { useHeldKeys } from './useHeldKeys';
export { useTypedText } from './useTypedText';
