import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from 'react-intl';

/** What the notes say. */
export const notesMessages = defineMessages({
  notes: { id: 'notes.places.notes', defaultMessage: 'Notes' },
  reminders: { id: 'notes.places.reminders', defaultMessage: 'Reminders' },
  archive: { id: 'notes.places.archive', defaultMessage: 'Archive' },
  labels: { id: 'notes.places.labels', defaultMessage: 'Labels' },
  openPlaces: { id: 'notes.places.open', defaultMessage: 'Show filters' },
  closePlaces: { id: 'notes.places.close', defaultMessage: 'Close filters' },
  placesLabel: { id: 'notes.places.label', defaultMessage: 'Filters of notes' },

  search: { id: 'notes.search.label', defaultMessage: 'Search notes' },

  loading: { id: 'notes.list.loading', defaultMessage: 'Notes are being loaded' },
  notLoaded: { id: 'notes.list.notLoaded', defaultMessage: 'Your notes could not be loaded.' },
  notLoadedAdvice: {
    id: 'notes.list.notLoadedAdvice',
    defaultMessage: 'They are safe on the server. Try again in a moment.',
  },
  emptyNotes: { id: 'notes.list.empty', defaultMessage: 'Notes you add appear here.' },
  emptyArchive: { id: 'notes.list.emptyArchive', defaultMessage: 'Your archived notes appear here.' },
  emptyReminders: { id: 'notes.list.emptyReminders', defaultMessage: 'Notes with upcoming reminders appear here.' },
  unnamed: { id: 'notes.card.unnamed', defaultMessage: 'Untitled note' },
  archiveNote: { id: 'notes.card.archive', defaultMessage: 'Archive' },
  unarchiveNote: { id: 'notes.card.unarchive', defaultMessage: 'Unarchive' },
  removeNote: { id: 'notes.card.remove', defaultMessage: 'Remove' },

  take: { id: 'notes.quickAdd.take', defaultMessage: 'Take a note …' },
  takeList: { id: 'notes.quickAdd.takeList', defaultMessage: 'New list' },
  newNote: { id: 'notes.quickAdd.label', defaultMessage: 'New note' },
  tooLongToAdd: { id: 'notes.quickAdd.tooLong', defaultMessage: 'It is too long to be saved.' },
  discard: { id: 'notes.quickAdd.discard', defaultMessage: 'Discard' },
  discarded: { id: 'notes.quickAdd.discarded', defaultMessage: 'New note discarded.' },
  nothingToAdd: { id: 'notes.quickAdd.nothing', defaultMessage: 'Write something first.' },
  added: { id: 'notes.quickAdd.added', defaultMessage: 'Note added.' },

  title: { id: 'notes.editor.title', defaultMessage: 'Title' },
  text: { id: 'notes.editor.text', defaultMessage: 'Note' },
  editNote: { id: 'notes.editor.label', defaultMessage: 'Edit note' },

  addChecklist: { id: 'notes.checklist.start', defaultMessage: 'Add a checklist' },

  addReminder: { id: 'notes.reminder.add', defaultMessage: 'Remind me' },
  changeReminder: { id: 'notes.reminder.change', defaultMessage: 'Change the reminder' },
  removeReminder: { id: 'notes.reminder.remove', defaultMessage: 'Remove the reminder' },
  laterToday: { id: 'notes.reminder.laterToday', defaultMessage: 'Later today' },
  tomorrow: { id: 'notes.reminder.tomorrow', defaultMessage: 'Tomorrow' },
  nextWeek: { id: 'notes.reminder.nextWeek', defaultMessage: 'Next week' },
  pickMoment: { id: 'notes.reminder.pick', defaultMessage: 'Pick date and time' },
  date: { id: 'notes.reminder.date', defaultMessage: 'Date' },
  time: { id: 'notes.reminder.time', defaultMessage: 'Time' },
  previousMonth: { id: 'notes.reminder.previousMonth', defaultMessage: 'Previous month' },
  nextMonth: { id: 'notes.reminder.nextMonth', defaultMessage: 'Next month' },
  setReminder: { id: 'notes.reminder.set', defaultMessage: 'Set the reminder' },
  overdue: { id: 'notes.reminder.overdue', defaultMessage: 'Overdue:' },

  notSaved: { id: 'notes.card.notSaved', defaultMessage: 'Not saved' },
  archived: { id: 'notes.undo.archived', defaultMessage: 'Note archived.' },
  unarchived: { id: 'notes.undo.unarchived', defaultMessage: 'Note is out of the archive.' },
  removed: { id: 'notes.undo.removed', defaultMessage: 'Note removed.' },
  removeFailed: { id: 'notes.undo.removeFailed', defaultMessage: 'The note was not removed and is back.' },
});

type Sentences =
  | 'found'
  | 'nothingFound'
  | 'emptyLabel'
  | 'archiveNamed'
  | 'unarchiveNamed'
  | 'removeNamed'
  | 'retryNamed'
  | 'compareNamed'
  | 'edited'
  | 'tooLong'
  | 'progress'
  | 'more';

/** What has a value in it. */
export const notesSentences: Record<Sentences, MessageDescriptor> = defineMessages({
  found: {
    id: 'notes.search.found',
    defaultMessage: '{count, plural, =0 {No notes found} one {# note found} other {# notes found}}',
  },
  nothingFound: { id: 'notes.search.nothing', defaultMessage: 'No note in “{place}” holds “{query}”.' },
  emptyLabel: { id: 'notes.list.emptyLabel', defaultMessage: 'No note has the label “{name}” yet.' },
  archiveNamed: { id: 'notes.card.archiveNamed', defaultMessage: 'Archive “{name}”' },
  unarchiveNamed: { id: 'notes.card.unarchiveNamed', defaultMessage: 'Unarchive “{name}”' },
  removeNamed: { id: 'notes.card.removeNamed', defaultMessage: 'Remove “{name}”' },
  retryNamed: { id: 'notes.card.retryNamed', defaultMessage: 'Try again to save “{name}”' },
  compareNamed: { id: 'notes.card.compareNamed', defaultMessage: 'Compare both versions of “{name}”' },
  tooLong: {
    id: 'notes.editor.tooLong',
    defaultMessage:
      '{field}: {count, number} of {limit, number} characters, {over, number} too many. It is kept here, and not saved.',
  },
  edited: { id: 'notes.editor.edited', defaultMessage: 'Edited {when}' },
  progress: { id: 'notes.checklist.progress', defaultMessage: '{done, number} of {all, number} done' },
  more: { id: 'notes.checklist.more', defaultMessage: '{count, plural, one {# more item} other {# more items}}' },
});

/** What the keys of the page do, in the list of keys. */
export const notesKeyMessages = defineMessages({
  create: { id: 'notes.keys.create', defaultMessage: 'New note' },
  search: { id: 'notes.keys.search', defaultMessage: 'Search notes' },
  next: { id: 'notes.keys.next', defaultMessage: 'Next note' },
  previous: { id: 'notes.keys.previous', defaultMessage: 'Previous note' },
  archive: { id: 'notes.keys.archive', defaultMessage: 'Archive the note' },
  remove: { id: 'notes.keys.remove', defaultMessage: 'Remove the note' },
});
