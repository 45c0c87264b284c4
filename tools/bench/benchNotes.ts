import { get, post, register } from './session.ts';
import type { Session } from './session.ts';

/** A note as it is on the wire. */
export type Note = { id: string } & Record<string, unknown>;

const draft = (number: number) => ({
  title: `Note ${String(number)}`,
  description: 'Before the shops close, and not without the list that lies on the kitchen table.',
  archive: number % 10 === 0,
  image: null,
  reminder: number % 4 === 0 ? '2030-01-01T09:00:00.000Z' : null,
  checklist: ['Buy stamps', 'Post the letters', 'Return the books'].map((text, index) => ({
    id: String(index),
    checked: index === 1,
    text,
  })),
  labels: [],
});

/** The body that the measured creates send. */
export const newNote = { note: draft(1) };

/** Gives somebody `count` notes. */
export const addNotes = async (session: Session, count: number): Promise<void> => {
  for (let number = 0; number < count; number++) {
    await post(session, '/api/notes-app/create-note', { note: draft(number) });
  }
};

/** Registers a user who then has exactly `count` notes. */
export const userWithNotes = async (url: string, name: string, count: number): Promise<Session> => {
  const session = await register(url, name);
  await addNotes(session, count);
  return session;
};

/** All notes of a user. */
export const listNotes = (session: Session): Promise<Note[]> => get(session, '/api/notes-app/notes');
