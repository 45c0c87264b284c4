/** Adds an import after the last one of a file. */
export const withImport = (source: string, line: string): string => {
  const lines = source.split('\n');
  const last = lines.findLastIndex((one) => /^(import |} from )/.test(one));
  lines.splice(last + 1, 0, line);
  return lines.join('\n');
};

/**
 * Adds an entry at the end of the list that follows `label`, as in `imports: [`.
 * @throws Error where the file has no such list.
 */
export const withEntry = (source: string, label: string, entry: string): string => {
  const start = source.indexOf(`${label}: [`);
  const end = start === -1 ? -1 : source.indexOf(']', start);
  if (end === -1) throw new Error(`There is no "${label}: [...]" to add ${entry} to.`);
  const before = source.slice(0, end).trimEnd();
  const comma = /[,[]$/.test(before) ? '' : ',';
  return `${before}${comma} ${entry}${source.slice(end)}`;
};
