import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';

/** What is said of labels. */
export const labelsMessages = defineMessages({
  choose: { id: 'shell.labels.choose', defaultMessage: 'Labels' },
  edit: { id: 'shell.labels.edit', defaultMessage: 'Edit labels' },
  new: { id: 'shell.labels.new', defaultMessage: 'New label' },
  taken: { id: 'shell.labels.taken', defaultMessage: 'There is a label of that name already.' },
  none: { id: 'shell.labels.none', defaultMessage: 'There are no labels yet.' },
  notSaved: { id: 'shell.labels.notSaved', defaultMessage: 'The labels were not saved and are as they were before.' },
});

type Named = { name: string };

/** Sentences with a label's name in them. */
export const labelsSentences = defineMessages<{ rename: Named; remove: Named; removed: Named; removeFrom: Named }>({
  rename: { id: 'shell.labels.rename', defaultMessage: 'Name of the label {name}' },
  remove: { id: 'shell.labels.remove', defaultMessage: 'Remove the label {name}' },
  removed: { id: 'shell.labels.removed', defaultMessage: 'Label {name} removed.' },
  removeFrom: { id: 'shell.labels.removeFrom', defaultMessage: 'Take away the label {name}' },
});

/** What is said of labels, in the words of an app that calls them something else, such as groups. */
export type LabelsWords = Record<'choose' | 'edit' | 'new' | 'taken' | 'none' | 'rename' | 'remove', MessageDescriptor>;

/** The words of those that are called labels. */
export const labelsWords: LabelsWords = {
  ...labelsMessages,
  rename: labelsSentences.rename as MessageDescriptor,
  remove: labelsSentences.remove as MessageDescriptor,
};
