/** Somebody who is signed in to a server that is measured. */
export type Session = { url: string; token: string };

const answer = async <Answer>(response: Response): Promise<Answer> => {
  if (!response.ok) throw new Error(`${response.url} answered ${String(response.status)}: ${await response.text()}`);
  return (await response.json()) as Answer;
};

export const bearer = ({ token }: Session) => ({ authorization: `Bearer ${token}` });

/** @throws Error with what was answered, where it is a refusal. */
export const get = async <Answer>(session: Session, path: string): Promise<Answer> =>
  answer(await fetch(session.url + path, { headers: bearer(session) }));

const send = async <Answer>(url: string, body: object, headers = {}): Promise<Answer> => {
  const request = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } };
  return answer(await fetch(url, { ...request, body: JSON.stringify(body) }));
};

/** @throws Error with what was answered, where it is a refusal. */
export const post = <Answer>(session: Session, path: string, body: object): Promise<Answer> =>
  send(session.url + path, body, bearer(session));

/** The address of the user whom {@link register} makes of a name. */
export const emailOf = (name: string): string => `${name}@bench.example`;

/** Registers a user. */
export const register = async (url: string, name: string): Promise<Session> => {
  const account = { displayName: name, email: emailOf(name), password: 'bench password' };
  const { access_token: token } = await send<{ access_token: string }>(`${url}/api/auth/register`, account);
  return { url, token };
};
