import { useRecordsChanged } from '@ezone/shell/session/live';
import { refresh, useApi } from '@ezone/shell/data/query';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notesMessages } from './messages';
import { newId } from './model/newId';
import type { NoteLabel } from './model/note';
import { labelsKey, notesKey } from './noteCalls';

/** A label as it is to be; one without an id is new. */
export type LabelDraft = { id?: string; name: string; handle?: string };

type Change = (labels: readonly NoteLabel[]) => readonly LabelDraft[];

const none: readonly NoteLabel[] = [];

const changeKey = ['notes', 'labels', 'change'];

const NEW = 'new-';
const shownAtOnce = ({ id = `${NEW}${newId()}`, name, handle = '' }: LabelDraft): NoteLabel => ({
  id,
  name,
  handle,
});
const known = (id: string) => (id.startsWith(NEW) ? {} : { id });

/** Whether the server has given a label its id yet. */
export const isStored = ({ id }: NoteLabel): boolean => !id.startsWith(NEW);

/** The user's labels, and how to change them: at once on screen, and taken back where the server refuses. */
export function useNoteLabels() {
  const api = useApi();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: labelsKey,
    queryFn: ({ signal }) => api.listNoteLabels({ signal }),
    refetchOnMount: 'always',
  });
  useRecordsChanged('notes-app/labels', async () => {
    // An answer that knows nothing of what is on its way would take it back: the last to arrive asks.
    if (client.isMutating({ mutationKey: changeKey }) === 0) await refresh(client, labelsKey);
  });
  const { mutateAsync } = useMutation({
    mutationKey: changeKey,
    // One after the other: the server takes the whole list, and the later one stands on what the earlier one made.
    scope: { id: 'note-labels' },
    onMutate: async (change: Change) => {
      await client.cancelQueries({ queryKey: labelsKey });
      const before = client.getQueryData<NoteLabel[]>(labelsKey) ?? none;
      client.setQueryData<readonly NoteLabel[]>(labelsKey, change(before).map(shownAtOnce));
      return { before };
    },
    mutationFn: () => {
      const labels = client.getQueryData<NoteLabel[]>(labelsKey) ?? none;
      return api.updateNoteLabels({
        body: {
          labels: labels.map(({ id, name, handle }) => (handle === '' ? { name, ...known(id) } : { id, name, handle })),
        },
      });
    },
    onError: (_error, _change, result) => {
      if (result) client.setQueryData<readonly NoteLabel[]>(labelsKey, result.before);
    },
    onSuccess: async (labels) => {
      await client.cancelQueries({ queryKey: labelsKey });
      client.setQueryData<NoteLabel[]>(labelsKey, labels);
      // A label that is gone has left its notes.
      await client.invalidateQueries({ queryKey: notesKey });
    },
    onSettled: async () => {
      if (client.isMutating({ mutationKey: changeKey }) === 1) await client.invalidateQueries({ queryKey: labelsKey });
    },
    meta: { failed: notesMessages.labelsNotSaved },
  });

  return {
    query,
    labels: query.data ?? none,
    /** Adds a label and answers it. Rejects where the server refuses; the user has been told then. */
    add: async (name: string): Promise<NoteLabel | undefined> => {
      const before = new Set(query.data?.map(({ id }) => id));
      const labels = await mutateAsync((list) => [...list, { name }]);
      return labels.find((label) => label.name === name && !before.has(label.id));
    },
    /** Gives a label another name. */
    rename: (id: string, name: string) =>
      mutateAsync((before) => before.map((label) => (label.id === id ? { id, name } : label))),
    /** Removes a label, also from its notes. */
    remove: (id: string) => mutateAsync((before) => before.filter((label) => label.id !== id)),
    /** Puts a removed label back where it stood. It has another id then. */
    restore: async ({ name }: NoteLabel, index: number): Promise<NoteLabel | undefined> => {
      const labels = await mutateAsync((before) => (before as readonly LabelDraft[]).toSpliced(index, 0, { name }));
      return labels[index];
    },
  };
}

/** The user's labels, and how to change them. */
export type NoteLabels = ReturnType<typeof useNoteLabels>;
