import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { ConflictChoice } from '../uploadItem';

/** What is done about a name that is taken. A page that asks says it without a tray, with the sentences of the files. */
export const choiceMessages: Record<ConflictChoice, MessageDescriptor> = defineMessages({
  skip: { id: 'files.choice.skip', defaultMessage: 'Skip' },
  replace: { id: 'files.choice.replace', defaultMessage: 'Replace' },
  keepBoth: { id: 'files.choice.keepBoth', defaultMessage: 'Keep both' },
});

/** What of a drop is left aside. */
export const dropSentences: Record<'unread', MessageDescriptor> = defineMessages({
  unread: {
    id: 'files.aside.unread',
    defaultMessage: '{count, plural, one {This could not be read: {names}} other {These # could not be read: {names}}}',
  },
});
