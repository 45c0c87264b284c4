export { ChecklistField } from './ChecklistField';
export type { ChecklistItem } from './ChecklistField';
export { checklistMessages, checklistSentences } from './messages';
