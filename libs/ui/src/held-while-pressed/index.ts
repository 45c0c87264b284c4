export { useHeldWhilePressed } from './useHeldWhilePressed';
