export { mergeChecklist } from './mergeChecklist';
