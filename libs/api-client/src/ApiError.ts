/** A bad field of a request: its dotted path, and what is wrong with it. */
export type FieldProblem = { field: string; message: string };

/**
 * How a call failed: `refused` by the server with a status of 400 and above, no answer at all (`network`),
 * none in time (`timeout`), or an answer that is not the server's (`unreadable`, as from a hotel's sign-in page).
 */
export type FailureKind = 'refused' | 'network' | 'timeout' | 'unreadable';

type Failure = {
  kind: FailureKind;
  statusCode: number;
  message: string;
  details?: readonly FieldProblem[];
  requestId?: string;
  retryAfter?: number;
};

/** Every failed call throws this, but one that was aborted by its caller, which throws the abort's own reason. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  /** The HTTP status; 0 where the server was not reached. */
  readonly statusCode: number;
  /** Every bad field, where the server refused the request's content. */
  readonly details: readonly FieldProblem[];
  /** Names the failure in the server's log. Empty where the server was not reached. */
  readonly requestId: string;
  /** Seconds to wait before the next try, where the server said so. */
  readonly retryAfter: number | undefined;

  constructor(
    { kind, statusCode, message, details = [], requestId = '', retryAfter }: Failure,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.kind = kind;
    this.statusCode = statusCode;
    this.details = details;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }

  /** Whether the call never got through to a server that works, so that the same call may well work later. */
  get isOffline(): boolean {
    return this.statusCode === 0 || AWAY.includes(this.statusCode);
  }
}

/** What a proxy answers while the server behind it is away, and a server that is not ready: 502, 503 and 504. */
const AWAY: readonly number[] = [502, 503, 504];

/** Seconds from now, of a `Retry-After` that names seconds or a date. */
const secondsOf = (retryAfter: string | null): number | undefined => {
  if (retryAfter === null || retryAfter.trim() === '') return undefined;
  const seconds = Number(retryAfter);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const moment = Date.parse(retryAfter);
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - Date.now()) / 1000));
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isFieldProblem = (value: unknown): value is FieldProblem =>
  isRecord(value) && typeof value['field'] === 'string' && typeof value['message'] === 'string';

/** Reads the server's one error shape. A proxy's page in its place still yields the status. */
export const apiErrorFrom = (response: Response, body: unknown): ApiError => {
  const shape = isRecord(body) ? body : {};
  const { message, details, requestId } = shape;
  const retryAfter = secondsOf(response.headers.get('Retry-After'));
  return new ApiError({
    kind: 'refused',
    statusCode: response.status,
    message: typeof message === 'string' ? message : response.statusText,
    details: Array.isArray(details) ? details.filter(isFieldProblem) : [],
    requestId: typeof requestId === 'string' ? requestId : (response.headers.get('X-Request-Id') ?? ''),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
};

/** Turns what a call threw into an `ApiError`, but lets through an abort that the caller asked for. */
export const apiErrorFromThrown = (thrown: unknown, signal: AbortSignal | undefined): unknown => {
  if (thrown instanceof ApiError) return thrown;
  if (signal?.aborted) return signal.reason;
  const name = isRecord(thrown) ? thrown['name'] : undefined;
  const kind = name === 'TimeoutError' ? 'timeout' : thrown instanceof SyntaxError ? 'unreadable' : 'network';
  return new ApiError({ kind, statusCode: 0, message: `The server was not reached (${kind}).` }, { cause: thrown });
};
