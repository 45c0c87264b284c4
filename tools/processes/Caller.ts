import type { Account } from './Person.ts';

/** Where a call that was not answered is repeated. */
type Server = {
  url: string;
  /** Resolves when the server takes requests, which may be at once. */
  isBack: () => Promise<unknown>;
};

type CallOptions = {
  /** Sent as `Idempotency-Key`: the call creates something, and creates it once. */
  key?: string;
  /** Whether the call has been done already, asked before it is repeated; for calls that would undo themselves. */
  isDone?: () => Promise<boolean>;
};

/** What came back in the end. A call that was done, and not answered, has no data. */
type Answer<Data> = { status: number; data: Data | undefined; isRepeated: boolean };

/** Somebody who calls the server, and repeats each call until it is answered, however often the server is killed meanwhile. */
export class Caller {
  readonly account: Account;
  /** How many calls were answered, and how many of them after a repetition. */
  readonly counted = { answered: 0, repeated: 0 };
  readonly #server: Server;

  constructor(account: Account, server: Server) {
    this.account = account;
    this.#server = server;
  }

  /** @throws Error where it is refused. */
  async get<Data>(path: string): Promise<Data> {
    const { status, data } = await this.#call<Data>(path, {});
    if (status !== 200 || data === undefined) throw new Error(`GET ${path} was answered ${String(status)}`);
    return data;
  }

  /**
   * @returns the answer, also a refusal
   * @throws Error where the server failed.
   */
  async post<Data>(path: string, body: object, { key, isDone }: CallOptions = {}): Promise<Answer<Data>> {
    const headers = { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) };
    const answer = await this.#call<Data>(path, { method: 'POST', headers, body: JSON.stringify(body) }, isDone);
    if (answer.status >= 500) throw new Error(`POST ${path} was answered ${String(answer.status)}`);
    this.counted.answered += 1;
    if (answer.isRepeated) this.counted.repeated += 1;
    return answer;
  }

  async #call<Data>(path: string, request: RequestInit, isDone?: () => Promise<boolean>): Promise<Answer<Data>> {
    const headers = { ...request.headers, authorization: `Bearer ${this.account.token}` };
    for (let isRepeated = false; ; isRepeated = true) {
      if (isRepeated) await this.#server.isBack();
      if (isRepeated && (await isDone?.())) return { status: 200, data: undefined, isRepeated };
      try {
        const response = await fetch(this.#server.url + path, { ...request, headers });
        return { status: response.status, data: (await response.json()) as Data, isRepeated };
      } catch {
        // The connection broke. Nobody knows whether it was stored.
      }
    }
  }
}
