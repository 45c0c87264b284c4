/** What the web app reads of an access token. The server alone decides whether it is good; this is for timing. */
export type TokenClaims = {
  /** When it was issued, in milliseconds since 1970; null where it does not say. */
  issuedAt: number | null;
  /** When it ends, in milliseconds since 1970; null where it does not say. */
  expiresAt: number | null;
  /** The id of the user it was given to; null where it does not say. */
  subject: string | null;
};

const unknown: TokenClaims = { issuedAt: null, expiresAt: null, subject: null };

const milliseconds = (seconds: unknown) => (typeof seconds === 'number' ? seconds * 1000 : null);

/** Reads the claims of a JWT without checking it. What is no JWT yields nulls: the server will say what it thinks of it. */
export const readToken = (token: string): TokenClaims => {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    if (typeof claims !== 'object' || claims === null) return unknown;
    const { iat, exp, sub } = claims as Record<string, unknown>;
    return {
      issuedAt: milliseconds(iat),
      expiresAt: milliseconds(exp),
      subject: typeof sub === 'string' ? sub : null,
    };
  } catch {
    return unknown;
  }
};

/** When a token ends, in milliseconds since 1970; infinity where it does not say. */
export const expiryOf = (token: string): number => readToken(token).expiresAt ?? Infinity;

/** Whether a token's time is over. It is good up to and including the moment it names. */
export const hasExpired = (token: string): boolean => expiryOf(token) < Date.now();

/** The id of the user whose token it is; null where there is none, or its time is over. */
export const subjectOf = (token: string | null): string | null =>
  token === null || hasExpired(token) ? null : readToken(token).subject;

/**
 * When a token is due to be exchanged: once half of its life is over, so that who uses Ezone now and then is never
 * signed out. A minute before its end where it does not say when it began.
 */
export const refreshTimeOf = (token: string): number => {
  const { issuedAt } = readToken(token);
  const expiry = expiryOf(token);
  return issuedAt === null ? expiry - 60_000 : issuedAt + (expiry - issuedAt) / 2;
};

// The longest a browser's timer can wait; a longer one would fire at once.
const longestTimer = 2 ** 31 - 1;

/** Milliseconds to set a timer to for this moment. Look again when it rings: a far moment takes several timers. */
export const timerUntil = (moment: number): number => Math.min(Math.max(moment - Date.now(), 0), longestTimer);
