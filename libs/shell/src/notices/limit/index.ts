export { limitMessages } from './messages';
export { useCount } from './useCount';
