import { useIntl } from 'react-intl';
import { notesMessages, notesSentences } from './messages';
import { mergeNote } from './model/mergeNote';
import type { Note, NoteContent } from './model/note';

const fieldNames = {
  title: notesMessages.title,
  description: notesMessages.text,
  checklist: notesMessages.checklist,
};

/** Says which texts of a note were changed here and elsewhere, and not to the same. */
export function useClashText() {
  const { formatMessage, formatList } = useIntl();
  return (base: Note, mine: NoteContent, theirs: Note): string => {
    const names = mergeNote(base, mine, theirs).clashes.map((field) => formatMessage(fieldNames[field]));
    return formatMessage(notesSentences.clash, { fields: formatList(names) });
  };
}
