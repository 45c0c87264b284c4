import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a handshake is no browser's, or that of a page of this server or of a named site. A proxy that does not hand `Host` on
 * names it by `X-Forwarded-Host`; no page can set either.
 * @param origins of the other sites that may connect
 */
export function isOfOwnPage(headers: IncomingHttpHeaders, origins: readonly string[]): boolean {
  const { origin, host, 'x-forwarded-host': forwarded } = headers;
  if (origin === undefined || origins.includes(origin)) return true;
  return [host, forwarded].some((one) => typeof one === 'string' && originOf(origin, one) === origin);
}

/** The origin that a page of a host has where it has the protocol of another origin, so that `:443` says nothing. */
const originOf = (other: string, host: string): string | undefined =>
  URL.parse(`${/^\w+:/.exec(other)?.[0] ?? ''}//${host}`)?.origin;
