import type { DueRule } from '../due/due-times.service';
import type { NoteDto } from './notes.dto';

type RemindingNote = Pick<NoteDto, 'id' | 'title' | 'description' | 'archive' | 'reminder'>;

/** Notes remind where they are shown with their reminders: not in the archive. */
export const noteReminder: DueRule<RemindingNote> = {
  fields: ['archive', 'reminder'],
  at: ({ archive, reminder }) => (archive ? null : reminder),
  news: (note) => ({
    kind: 'note-reminder',
    params: { note: nameOf(note) },
    link: `/apps/notes/reminders?note=${encodeURIComponent(note.id)}`,
    variant: 'info',
  }),
};

/** How much of its text stands for a note without a title, in characters. */
const MAX_NAME_LENGTH = 80;

const nameOf = ({ title, description }: RemindingNote): string => {
  const [line = ''] = description.trim().split('\n', 1);
  return title || line.slice(0, MAX_NAME_LENGTH).toWellFormed() || '—';
};
