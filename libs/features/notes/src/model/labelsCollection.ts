import type { Api } from '@ezone/api-client';
import type { Collection, Placed } from '@ezone/shell/records';
import type { NoteLabel } from './note';

/** The server takes all labels at once; told which ones are known here, it keeps what others have changed meanwhile. */
const change = async (api: Api, next: (labels: readonly NoteLabel[]) => readonly NoteLabel[]): Promise<NoteLabel[]> => {
  const base = await api.listNoteLabels();
  // The handle is the server's to make, from the name.
  const labels = next(base).map(({ handle, ...label }) => (handle ? { ...label, handle } : label));
  return api.updateNoteLabels({ body: { labels, base } });
};

const must = (labels: readonly NoteLabel[], id: string): NoteLabel => {
  const label = labels.find((other) => other.id === id);
  if (!label) throw new Error('The server did not answer the label that it was given.');
  return label;
};

const putBack = (labels: readonly NoteLabel[], { record, after }: Placed<NoteLabel>): readonly NoteLabel[] => {
  const at = after === null ? 0 : labels.findIndex(({ id }) => id === after) + 1;
  return labels.some(({ id }) => id === record.id) ? labels : labels.toSpliced(at, 0, record);
};

/** The user's labels for notes, and the calls that change them. */
export const labelsCollection: Collection<NoteLabel> = {
  list: 'notes-app/labels',
  isOneAnswer: true,
  placed: 'last',
  refused: 'isTakenBack',
  nameOf: ({ name }) => name,
  load: (api, options) => api.listNoteLabels(options),
  create: async (api, label) => {
    const isKnown = (labels: readonly NoteLabel[]) => labels.some(({ id }) => id === label.id);
    return must(await change(api, (labels) => (isKnown(labels) ? labels : [...labels, label])), label.id);
  },
  update: async (api, { id, name }) => {
    const rename = (label: NoteLabel) => (label.id === id ? { id, name, handle: '' } : label);
    return must(await change(api, (labels) => labels.map(rename)), id);
  },
  remove: (api, ids) => change(api, (labels) => labels.filter(({ id }) => !ids.includes(id))),
  restore: (api, placed) => change(api, (labels) => placed.reduce(putBack, labels)),
};
