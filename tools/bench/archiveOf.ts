/** One kind of request: a POST where it has a body, else a GET. */
export type Call = { path: string; headers: Record<string, string>; body?: object };

const entryOf = (url: string, { path, headers, body }: Call) => {
  const sent = { ...headers, ...(body && { 'content-type': 'application/json' }) };
  return {
    request: {
      method: body ? 'POST' : 'GET',
      url: url + path,
      headers: Object.entries(sent).map(([name, value]) => ({ name, value })),
      ...(body && { postData: { text: JSON.stringify(body) } }),
    },
  };
};

/** Calls as an HTTP archive, the form in which autocannon takes several, to send them one after the other. */
export const archiveOf = (url: string, calls: Call[]) => ({
  log: { entries: calls.map((call) => entryOf(url, call)) },
});
