import createClient from 'openapi-fetch';
import { addresses } from './__generated__/operations';
import type { operations } from './__generated__/schema';
import { apiErrorFrom, apiErrorFromThrown } from './ApiError';

/** The name of a call: its operation id on the server. */
export type OperationId = keyof typeof addresses;

type JsonOf<Content> = Content extends { 'application/json': infer Json } ? Json : never;
type RequestOf<Id extends OperationId> = operations[Id];

/** What a call answers when it succeeds. */
export type AnswerOf<Id extends OperationId> =
  RequestOf<Id> extends { responses: { 200: { content: infer Content } } } ? JsonOf<Content> : never;

/** What a call takes as its body; never where it takes none. */
export type BodyOf<Id extends OperationId> =
  RequestOf<Id> extends { requestBody: { content: infer Content } } ? JsonOf<Content> : never;

type QueryOf<Id extends OperationId> = NonNullable<RequestOf<Id>['parameters']['query']>;

type BodyPart<Body> = [Body] extends [never] ? { body?: never } : { body: Body };
type QueryPart<Query> = [Query] extends [never]
  ? { query?: never }
  : Partial<Query> extends Query
    ? { query?: Query }
    : { query: Query };

/** What every call takes besides its own body and query. */
export type CallOptions = {
  /** Ends the call; it then throws the signal's reason. */
  signal?: AbortSignal;
  /** Makes a create safe to repeat: the same key answers the first result and stores nothing new. */
  idempotencyKey?: string;
  /** Sent in place of the stored token, as while that one is being checked. */
  token?: string;
  /** This call repeats another, or checks the token itself: a 401 is the caller's business, and ends no session. */
  isRetry?: boolean;
};

/** Everything a call takes: its body and query as the contract says, and the options of all calls. */
export type CallInput<Id extends OperationId> = BodyPart<BodyOf<Id>> & QueryPart<QueryOf<Id>> & CallOptions;

type CallArguments<Id extends OperationId> =
  Record<never, never> extends CallInput<Id> ? [input?: CallInput<Id>] : [input: CallInput<Id>];

/** Every call of the server by its operation id. A failed one throws `ApiError`. */
export type Api = { readonly [Id in OperationId]: (...input: CallArguments<Id>) => Promise<AnswerOf<Id>> };

/** The session the calls are made in. */
export type ApiSession = {
  /** The access token to send; null for a guest. */
  getToken: () => string | null;
  /** A call was answered 401 though it carried this token. */
  onUnauthorized: (token: string) => void;
};

type ApiOptions = {
  /** Where the server is, without a slash at the end; empty for the page's own origin. */
  baseUrl: string;
  session: ApiSession;
  /** Milliseconds after which a call counts as lost. @default 30_000 */
  timeout?: number;
};

type LooseInput = CallOptions & { body?: unknown; query?: Record<string, unknown> };

type WireResult = { data?: unknown; error?: unknown; response: Response };
type Wire = { request: (method: string, path: string, init: object) => Promise<WireResult> };

/** Creates the typed calls against one server. The app has one, `api`; specs make their own. */
export const createApi = ({ baseUrl, session, timeout = 30_000 }: ApiOptions): Api => {
  // The fetch of the moment, not that of load time. The types are `Api`'s business: here all calls are one.
  const { request } = createClient({ baseUrl, fetch: (input) => fetch(input) }) as { request: unknown } as Wire;

  const call = async (id: OperationId, input: LooseInput = {}): Promise<unknown> => {
    const { body, query, signal, idempotencyKey, isRetry = false } = input;
    const token = input.token ?? session.getToken();
    const { method, path } = addresses[id];
    const deadline = AbortSignal.timeout(timeout);
    const result = await request(method, path, {
      body,
      params: { query },
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      headers: {
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
      },
    }).catch((thrown: unknown) => {
      throw apiErrorFromThrown(thrown, signal);
    });
    if (result.response.ok) return result.data;
    if (result.response.status === 401 && token !== null && !isRetry) session.onUnauthorized(token);
    throw apiErrorFrom(result.response, result.error);
  };

  const ids = Object.keys(addresses) as OperationId[];
  return Object.fromEntries(ids.map((id) => [id, (input?: LooseInput) => call(id, input)])) as unknown as Api;
};
