import { defineMessages } from 'react-intl';

/** What a checklist says. */
export const checklistMessages = defineMessages({
  label: { id: 'shell.checklist.label', defaultMessage: 'Checklist' },
  add: { id: 'shell.checklist.add', defaultMessage: 'Add an item' },
  item: { id: 'shell.checklist.item', defaultMessage: 'Item' },
});

/** Sentences with a value in them. */
export const checklistSentences = defineMessages<{
  check: { text: string };
  remove: { text: string };
  move: { text: string };
  moved: { text: string; place: number; all: number };
}>({
  check: { id: 'shell.checklist.check', defaultMessage: 'Done: {text}' },
  remove: { id: 'shell.checklist.remove', defaultMessage: 'Remove “{text}”' },
  move: { id: 'shell.checklist.move', defaultMessage: 'Move “{text}”: arrow up or down' },
  moved: { id: 'shell.checklist.moved', defaultMessage: '“{text}” is now number {place, number} of {all, number}.' },
});
