/** What one of the measured requests needs to know of the server that it goes to. */
export type Session = { url: string; token: string };

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

const answer = async (response: Response): Promise<unknown> => {
  if (!response.ok) throw new Error(`${response.url} answered ${String(response.status)}: ${await response.text()}`);
  return response.json();
};

const post = (url: string, body: object, token?: string) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  }).then(answer);

/** The body that the measured creates send. */
export const newNote = { note: draft(1) };

/** Registers a user who then has exactly `count` notes. */
export const userWithNotes = async (url: string, name: string, count: number): Promise<Session> => {
  const account = { displayName: name, email: `${name}@bench.example`, password: 'bench password' };
  const { access_token: token } = (await post(`${url}/api/auth/register`, account)) as { access_token: string };
  for (let number = 0; number < count; number++) {
    await post(`${url}/api/notes-app/create-note`, { note: draft(number) }, token);
  }
  return { url, token };
};

/** All notes of a user and the ETag of the list, which a server without ETags leaves empty. */
export const listNotes = async ({ url, token }: Session): Promise<{ notes: Note[]; etag: string }> => {
  const response = await fetch(`${url}/api/notes-app/notes`, { headers: { authorization: `Bearer ${token}` } });
  const etag = response.headers.get('etag') ?? '';
  return { notes: (await answer(response)) as Note[], etag };
};
