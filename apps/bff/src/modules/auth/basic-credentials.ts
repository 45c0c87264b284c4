/** The e-mail and password of an `Authorization: Basic` header; undefined if there is no valid one. */
export function basicCredentials(header: string | undefined): { email: string; password: string } | undefined {
  const [, encoded] = /^basic +([\w+/=-]+)$/i.exec(header?.trim() ?? '') ?? [];
  if (encoded === undefined) return undefined;
  // The password may contain colons, the address may not.
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0 ? undefined : { email: text.slice(0, colon), password: text.slice(colon + 1) };
}
