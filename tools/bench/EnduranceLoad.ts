import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Person } from '../processes/Person.ts';

const requestsPerSecond = 100;
/** Messages over sockets, beside the requests. */
const messagesPerSecond = 20;

/** Somebody who is signed in: a socket, requests, and what of both was acknowledged. */
export type User = { person: Person; token: string; notes: string[] };

const reads = [
  '/api/notes-app/notes?limit=50',
  '/api/todo-app/todos?limit=50',
  '/api/contacts-app/contacts?limit=50',
  '/api/notification-panel/data',
];

const oneOf = <One>(many: readonly One[]): One => many[Math.floor(Math.random() * many.length)] as One;

/** What many users ask and write at once, at a pace that is kept whatever the server does. */
export class EnduranceLoad {
  /** How long each request took until it was answered, in milliseconds, by the minute it began in. */
  readonly times: number[][] = [];
  repeated = 0;
  readonly #urls: readonly string[];
  readonly #users: readonly User[];
  readonly #open = new Set<Promise<void>>();
  readonly #failures: unknown[] = [];
  readonly #signal: AbortSignal;
  readonly #began = performance.now();

  /** @param signal ends all of it, also what is sent again and again */
  constructor(urls: readonly string[], users: readonly User[], signal: AbortSignal) {
    this.#urls = urls;
    this.#users = users;
    this.#signal = signal;
  }

  /**
   * As much a second as is asked, whether or not what came before is answered; then waits for the last answers.
   * @param patience how long it waits for these
   * @throws what a request or a message failed with, and where some are never answered
   */
  async runFor(milliseconds: number, patience = 60_000): Promise<void> {
    const until = this.#began + milliseconds;
    let requests = 0;
    let messages = 0;
    for (;;) {
      const [failure] = this.#failures;
      if (failure !== undefined) throw failure;
      this.#signal.throwIfAborted();
      const seconds = (performance.now() - this.#began) / 1000;
      if (performance.now() < until) {
        for (; requests < seconds * requestsPerSecond; requests++) this.#keep(this.#request(oneOf(this.#users)));
        for (; messages < seconds * messagesPerSecond; messages++) this.#keep(this.#message(oneOf(this.#users)));
      } else if (this.#open.size === 0) return;
      else if (performance.now() > until + patience)
        throw new Error(`${String(this.#open.size)} requests and messages are never answered`);
      await setTimeout(5);
    }
  }

  #keep(work: Promise<void>): void {
    const kept = work.catch((error: unknown) => void this.#failures.push(error));
    this.#open.add(kept);
    void kept.finally(() => this.#open.delete(kept));
  }

  async #message({ person }: User): Promise<void> {
    const other = oneOf(this.#users).person;
    if (other !== person) await person.write(other.id, randomUUID());
  }

  async #request(user: User): Promise<void> {
    if (Math.random() < 0.6) {
      await this.#send(user, oneOf(reads));
      return;
    }
    const title = randomUUID();
    await this.#send(user, '/api/notes-app/create-note', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': title },
      body: JSON.stringify({ note: { title } }),
    });
    user.notes.push(title);
  }

  /** Sends a request until it is answered: to the other process where one has gone. */
  async #send({ token }: User, path: string, request: RequestInit = {}): Promise<void> {
    const began = performance.now();
    const minute = Math.floor((began - this.#began) / 60_000);
    const headers = { ...request.headers, authorization: `Bearer ${token}` };
    const signal = this.#signal;
    for (let attempt = Math.floor(Math.random() * this.#urls.length); ; attempt++) {
      try {
        const answer = await fetch(`${this.#urls[attempt % this.#urls.length] ?? ''}${path}`, {
          ...request,
          headers,
          signal,
        });
        await answer.arrayBuffer();
        if (answer.status !== 200) throw Object.assign(new Error(`${path}: ${String(answer.status)}`), { answer });
        (this.times[minute] ??= []).push(performance.now() - began);
        return;
      } catch (error) {
        if (signal.aborted || (error instanceof Error && 'answer' in error)) throw error;
        this.repeated += 1;
        await setTimeout(20);
      }
    }
  }
}
