export { ChecklistField } from './ChecklistField';
export type { ChecklistItem } from './ChecklistRow';
export { checklistMessages, checklistSentences } from './messages';
