import { userWithNotes } from './benchNotes.ts';
import type { Session } from './session.ts';

/** How many messages are on their way at once. */
const atOnce = 20;
/** Four by one of the two, then four by the other, as people write. */
const run = 4;

const callAs = async ({ url, token }: Session, path: string, body?: object): Promise<unknown> => {
  const response = await fetch(`${url}/api/chat/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${String(response.status)}: ${await response.text()}`);
  return response.json();
};

const idOf = async (session: Session, name: string): Promise<string> => {
  const contacts = (await callAs(session, 'contacts')) as { id: string; name: string }[];
  const contact = contacts.find((one) => one.name === name);
  if (!contact) throw new Error(`Nobody is called ${name}.`);
  return contact.id;
};

/** Two people who have written each other so many messages, of one to five lines. Answers the one, and the name of the other. */
export const longDialog = async (url: string, count: number): Promise<{ session: Session; contact: string }> => {
  const [one, other] = [await userWithNotes(url, 'talker', 0), await userWithNotes(url, 'listener', 0)];
  const ids = [await idOf(one, 'listener'), await idOf(other, 'talker')];
  for (let first = 0; first < count; first += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, count - first) }, (_, index) => first + index);
    await Promise.all(
      numbers.map((number) => {
        const who = Math.floor(number / run) % 2;
        const messageText =
          `Message ${String(number)} ${'and what else there is to say of it, '.repeat(number % 5)}`.trim();
        return callAs(who === 0 ? one : other, 'send-message', { contactId: ids[who], messageText });
      }),
    );
  }
  return { session: one, contact: 'listener' };
};
