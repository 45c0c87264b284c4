import { guestAddresses } from './__generated__/guestAddresses';
import type { operations } from './__generated__/schema';
import { apiErrorFrom, apiErrorFromThrown } from './ApiError';

/** The name of a call: its operation id on the server. */
export type OperationId = keyof operations;

type JsonOf<Content> = Content extends { 'application/json': infer Json } ? Json : never;
type RequestOf<Id extends OperationId> = operations[Id];

/** What a call answers when it succeeds. */
export type AnswerOf<Id extends OperationId> =
  RequestOf<Id> extends { responses: { 200: { content: infer Content } } } ? JsonOf<Content> : never;

/** What a call takes as its body, a form for one that takes files; never where it takes none. */
export type BodyOf<Id extends OperationId> =
  RequestOf<Id> extends { requestBody: { content: infer Content } }
    ? Content extends { 'multipart/form-data': unknown }
      ? FormData
      : JsonOf<Content>
    : never;

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
  /** The call outlives the page that makes it, as one made while the page is being left has to. For small bodies: up to 64 KiB. */
  keepalive?: boolean;
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
  /**
   * Ends with the session: what was only read in it is given up then, and nothing more is asked for, as the server would refuse it. What was
   * sent to be changed is not given up.
   */
  getSignal?: () => AbortSignal | undefined;
  /** A call was answered 401 though it carried this token. */
  onUnauthorized: (token: string) => void;
  /** The live connection of this window, by the id the server knows it by; that one is not told of what the calls do. */
  getSocketId?: () => string | undefined;
  /** A list was answered, with this `ETag`; it is named by the tail of its address, as `notes-app/notes`. */
  onList?: (list: string, tag: string) => void;
};

type ApiOptions = {
  /** Where the server is, without a slash at the end; empty for the page's own origin. */
  baseUrl: string;
  session: ApiSession;
  /** Milliseconds after which a call counts as lost. @default 30_000 */
  timeout?: number;
};

type LooseInput = CallOptions & { body?: unknown; query?: Query };

type Query = Record<string, string | number | boolean | null | undefined>;

const addressOf = (path: string, query: Query = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return search === '' ? path : `${path}?${search}`;
};

/** Milliseconds after which a form counts as lost: it may hold a large file. */
const FORM_TIMEOUT = 600_000;

/** `isOpen`: a guest can call it as well. */
type Address = { method: string; path: string; isOpen?: true };

type Addresses = Partial<Record<OperationId, Address>>;

/** The addresses of what only the signed-in call: they stay out of what is loaded before sign-in. */
let userAddresses: Addresses = {};

/** Tells the addresses of what only the signed-in call (`@ezone/api-client/user-addresses`), which are then not fetched for themselves. */
export const knowUserAddresses = (known: Addresses): void => {
  userAddresses = known;
};

const fetchUserAddresses = async () => {
  knowUserAddresses((await import('./__generated__/userAddresses')).userAddresses);
};

const endpointOf = (id: OperationId) => (guestAddresses as Addresses)[id] ?? userAddresses[id];

const parsed = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));

/** What a failed call says of itself: the server's JSON, or nothing where a proxy answers with a page. */
const failureText = (text: string): unknown => {
  try {
    return parsed(text);
  } catch {
    return undefined;
  }
};

/** Creates the typed calls against one server. The app has one, `api`; specs make their own. */
export const createApi = ({ baseUrl, session, timeout = 30_000 }: ApiOptions): Api => {
  const call = async (id: OperationId, input: LooseInput = {}): Promise<unknown> => {
    const { body, query, signal, idempotencyKey, isRetry = false, keepalive = false } = input;
    const token = input.token ?? session.getToken();
    const socketId = session.getSocketId?.();
    const deadline = AbortSignal.timeout(body instanceof FormData ? FORM_TIMEOUT : timeout);
    let givenUpBy = signal;
    try {
      // Whoever has a token will make such calls next: they are fetched while this one is answered.
      if (token !== null) fetchUserAddresses().catch(() => undefined);
      // Where the address is known the call is made at once: a page that is being left has no later moment.
      if (!endpointOf(id)) await fetchUserAddresses();
      const { method, path, isOpen = id in guestAddresses } = endpointOf(id) as Address;
      const isOfSession = method === 'get' && !isOpen && input.token === undefined;
      const ofSession = isOfSession ? session.getSignal?.() : undefined;
      if (ofSession) givenUpBy = signal ? AbortSignal.any([signal, ofSession]) : ofSession;
      const response = await fetch(`${baseUrl}${addressOf(path, query)}`, {
        method: method.toUpperCase(),
        keepalive,
        signal: givenUpBy ? AbortSignal.any([givenUpBy, deadline]) : deadline,
        headers: {
          Accept: 'application/json',
          // Of a form the browser says the type itself, with the boundary between its parts.
          ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
          ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
          ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
          ...(socketId === undefined ? {} : { 'X-Socket-Id': socketId }),
        },
        ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      const tag = response.headers.get('etag');
      if (response.ok && tag !== null) session.onList?.(path.replace('/api/', ''), tag);
      if (response.ok) return parsed(text);
      if (response.status === 401 && token !== null && !isRetry) session.onUnauthorized(token);
      throw apiErrorFrom(response, failureText(text));
    } catch (thrown) {
      throw apiErrorFromThrown(thrown, givenUpBy);
    }
  };

  return new Proxy({} as Api, {
    get: (_, id) => (input?: LooseInput) => call(id as OperationId, input),
  });
};
