import { guestAddresses } from '../__generated__/guestAddresses';
import type { paths } from '../__generated__/schema';
import { userAddresses } from '../__generated__/userAddresses';
import type { Api, CallOptions } from '../createApi';
import { never, refused, unreachable } from './failures';

type Method = 'get' | 'put' | 'post' | 'delete' | 'patch';

/** A call as its documentation names it: `GET /api/notes-app/notes`. */
export type Route = {
  [Path in keyof paths]: {
    [M in Method]: paths[Path][M] extends { responses: unknown } ? `${Uppercase<M>} ${Path}` : never;
  }[Method];
}[keyof paths];

type OperationAt<R extends Route> = R extends `${infer M} ${infer Path extends keyof paths}`
  ? paths[Path][Lowercase<M> & Method]
  : never;
type JsonOf<Part> = Part extends { content: { 'application/json': infer Json } } ? Json : undefined;
type QueryOf<Operation> = Operation extends { parameters: { query?: infer Query } } ? NonNullable<Query> : undefined;

/** What a call answers when it succeeds. */
type AnswerAt<R extends Route> =
  OperationAt<R> extends { responses: { 200: infer Answer } } ? JsonOf<Answer> : undefined;

/** What the server hears of a call. */
export type FakeRequest<R extends Route = Route> = {
  body: OperationAt<R> extends { requestBody: infer Body } ? JsonOf<Body> : undefined;
  query: Partial<QueryOf<OperationAt<R>>>;
  /** The same key is the same creation. */
  idempotencyKey: string | undefined;
  /** Which window calls: the server does not tell that one of what it did. */
  socketId: string | undefined;
};

/** What a server answers, by route. It may throw `refused(403)`. */
export type Answers = { [R in Route]?: (request: FakeRequest<R>) => AnswerAt<R> | Promise<AnswerAt<R>> };

/** How a call fails: with a status, without reaching the server, or without ever being answered. */
export type Failure = number | 'unreachable' | 'never';

type LooseAnswer = (request: unknown) => unknown;

const routes = new Map(
  Object.entries({ ...guestAddresses, ...userAddresses }).map(([id, { method, path }]) => [
    id,
    `${method.toUpperCase()} ${path}` as Route,
  ]),
);

const copyOf = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

const aborted = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason as Error);
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

const failWith = (failure: Failure): Promise<never> => {
  if (failure === 'never') return never();
  return Promise.reject(failure === 'unreachable' ? unreachable() : refused(failure));
};

/**
 * A server that exists in a story or a spec only. Its answers are copies, as from the wire, and come at once unless they are
 * held; a call that was not provided fails by its name. Nothing in it waits for a time.
 *
 * ```ts
 * const server = fakeApi({ 'GET /api/notes-app/notes': () => notes });
 * const release = server.hold('GET /api/notes-app/notes'); // a story shows what stands there meanwhile
 * server.fail('GET /api/notes-app/notes', 503);
 * expect(server.count('GET /api/notes-app/notes')).toBe(2);
 * ```
 */
export const fakeApi = (answers: Answers = {}) => {
  const made: { route: Route; request: FakeRequest }[] = [];
  const failures = new Map<Route, Failure>();
  const nextFailures = new Map<Route, Failure[]>();
  const gates = new Map<Route, PromiseWithResolvers<undefined>>();

  const call = async (route: Route, socketId: string | undefined, input: CallOptions & Partial<FakeRequest>) => {
    const { body, query = {}, idempotencyKey, signal } = input;
    const request = { body: copyOf(body), query, idempotencyKey, socketId } as FakeRequest;
    made.push({ route, request });
    const answered = async () => {
      await gates.get(route)?.promise;
      const failure = nextFailures.get(route)?.shift() ?? failures.get(route);
      if (failure !== undefined) return failWith(failure);
      const answer = answers[route] as LooseAnswer | undefined;
      if (!answer) throw new Error(`${route} was not provided`);
      return copyOf(await answer(request));
    };
    return Promise.race([answered(), aborted(signal)]);
  };
  /** The calls of a window of its own, which is known by this id. */
  const apiOf = (socketId?: string): Api =>
    new Proxy({} as Api, {
      get: (_, id) => {
        const route = routes.get(String(id));
        // Whoever asks whether this is a promise gets no call.
        return route && ((input = {}) => call(route, socketId, input));
      },
    });

  return {
    api: apiOf(),
    apiOf,
    /** The calls that were made, in order, whatever became of them. */
    calls: made as readonly { route: Route; request: FakeRequest }[],
    /** What was sent with this call, in order, whatever became of it. */
    requests: <R extends Route>(route: R) =>
      made.filter((one) => one.route === route).map(({ request }) => request as FakeRequest<R>),
    /** How often this call was made, whatever became of it. */
    count: (route: Route): number => made.filter((one) => one.route === route).length,
    /**
     * Lets this call wait for its answer.
     * @returns a function that lets those that wait, and all later ones, go on
     */
    hold: (route: Route): (() => void) => {
      const gate = gates.get(route) ?? Promise.withResolvers<undefined>();
      gates.set(route, gate);
      return () => {
        gates.delete(route);
        gate.resolve(undefined);
      };
    },
    /** Lets this call fail from now on. */
    fail: (route: Route, failure: Failure): void => {
      failures.set(route, failure);
    },
    /** Lets this call fail as often as failures are given, one after the other. */
    failNext: (route: Route, ...next: Failure[]): void => {
      nextFailures.set(route, next);
    },
    /** Lets this call succeed again. */
    mend: (route: Route): void => {
      failures.delete(route);
      nextFailures.delete(route);
    },
  };
};

/** A server in the hands of a story or a spec. */
export type FakeApi = ReturnType<typeof fakeApi>;
