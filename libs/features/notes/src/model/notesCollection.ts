import type { Api } from '@ezone/api-client';
import { removeEach } from '@ezone/shell/records';
import type { Collection } from '@ezone/shell/records';
import { noteMerges } from './mergeNote';
import { isSameContent, limits, nameOf, withoutEmptyItems } from './note';
import type { Note } from './note';

const now = () => new Date().toISOString();

/** The user's notes, and the calls that change them. */
export const notesCollection: Collection<Note> = {
  list: 'notes-app/notes',
  isOneAnswer: true,
  load: (api, options) => api.listNotes(options),
  create: (api, { id, ...note }) => api.createNote({ body: { note: withoutEmptyItems(note) }, idempotencyKey: id }),
  update: (api, note, base) => api.updateNote({ body: { note: { ...withoutEmptyItems(note), time: now() }, base } }),
  remove: (api, ids) => removeEach(ids, (noteId) => api.removeNote({ body: { noteId } })),
  links: ({ labels = [] }) => labels,
  relink: async (api: Api, note) => {
    const known = new Set((await api.listNoteLabels()).map(({ id }) => id));
    return { ...note, labels: note.labels.filter((id) => known.has(id)) };
  },
  isSame: isSameContent,
  unfit: ({ title = '', description = '', checklist = [] }) => [
    ...(title.trim().length > limits.title ? ['title' as const] : []),
    ...(description.trim().length > limits.description ? ['description' as const] : []),
    ...(checklist.some(({ text }) => text.trim().length > limits.itemText) ? ['checklist' as const] : []),
  ],
  pathOf: ({ id, archive }) => `/apps/notes${archive ? '/archive' : ''}?note=${encodeURIComponent(id)}`,
  nameOf,
  merge: noteMerges,
};
