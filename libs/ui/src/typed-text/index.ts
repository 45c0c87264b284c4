export { typeInto } from './typeInto';
export { useHeldKeys } from './useHeldKeys';
export { useTypeAhead } from './useTypeAhead';
export { useTypedText } from './useTypedText';
