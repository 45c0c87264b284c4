/** An address of the web app: a path and what stands in it. Empty parts at its end are left out. */
export const webAddress = (path: string, ...parts: string[]): string =>
  [path, ...parts.filter((part) => part !== '').map(encodeURIComponent)].join('/');
