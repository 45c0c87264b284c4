import { labelsMessages, labelsSentences } from '@ezone/shell/page/labels';
import { asStored, updating, useRecords, useRecordsStore } from '@ezone/shell/records';
import { isolated } from '@ezone/text';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { notesMessages } from './messages';
import { labelsCollection } from './model/labelsCollection';
import type { Note, NoteContent, NoteLabel } from './model/note';
import { notesCollection } from './model/notesCollection';

const none: readonly NoteLabel[] = [];

/** The user's notes and labels, and the ways to change them: at once on screen, and to be taken back. */
export function useNotes() {
  const { formatMessage } = useIntl();
  const { records } = useRecordsStore();
  const notes = useRecords(notesCollection);
  const labels = useRecords(labelsCollection);

  const { create, update, remove, retry } = notes;
  const actions = useMemo(
    () => ({
      add: (content: NoteContent): Note => create({ ...content, time: new Date().toISOString() }),
      change: (note: Note, changes: Partial<NoteContent>) => {
        update(note.id, changes);
      },
      /** Puts a note into the archive, or takes it out. */
      archive: ({ id, archive }: Note) => {
        const done = formatMessage(archive ? notesMessages.unarchived : notesMessages.archived);
        update(id, { archive: !archive }, { done });
      },
      remove: ({ id }: Note) => {
        const failed = formatMessage(notesMessages.removeFailed);
        remove([id], { done: formatMessage(notesMessages.removed), failed });
      },
      /** Saves again what could not be saved. */
      retry: ({ id }: Note) => {
        retry(id);
      },
    }),
    [create, update, remove, retry, formatMessage],
  );

  const failed = formatMessage(labelsMessages.notSaved);
  const labelActions = {
    /** Makes a label, which can be given to notes at once. */
    add: (name: string): NoteLabel => labels.create({ name, handle: '' }, { failed }),
    rename: ({ id }: NoteLabel, name: string) => {
      labels.update(id, { name }, { failed });
    },
    /** Removes a label, also from its notes; taken back, it is on them again. */
    remove: (label: NoteLabel) => {
      const bearers = (records.shown(asStored(notesCollection)) ?? []) as readonly Note[];
      const done = formatMessage(labelsSentences.removed, { name: isolated(label.name) });
      const also = bearers
        .filter((note) => note.labels.includes(label.id))
        .map(({ labels: before, ...note }) => {
          const without = before.filter((id) => id !== label.id);
          return updating(notesCollection, { ...note, labels: without }, { labels: before });
        });
      labels.remove([label.id], { done, failed, also });
    },
  };
  return {
    notes,
    labels: labels.records ?? none,
    /** Whether the server has said which labels there are. */
    areLabelsKnown: labels.query.isFetchedAfterMount && !labels.query.isError,
    actions,
    labelActions,
  };
}

/** The user's notes and labels, and the ways to change them. */
export type Notes = ReturnType<typeof useNotes>;
