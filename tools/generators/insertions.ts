/**
 * Adds an import of a file of ours among the others, which stand in the order of their paths.
 * @throws Error where the line is no such import, or the file imports something of that name already.
 */
export const withImport = (source: string, line: string): string => {
  const pathOf = (statement: string) => /'((?:\.|@ezone\/).+)';$/.exec(statement)?.[1];
  const path = pathOf(line);
  if (path === undefined) throw new Error(`This imports no file of ours: ${line}`);
  const name = /^import \{ (\w+) \}/.exec(line)?.[1] ?? '';
  const imports = [...source.matchAll(/^import [^;]+;$/gm)];
  const taken = imports.find(([statement]) => new RegExp(`\\b${name}\\b.* from`, 's').test(statement));
  if (taken) throw new Error(`The name ${name} is taken (${taken[0]}): choose another one for what is written.`);
  const next = imports.find(([statement]) => (pathOf(statement) ?? '') > path);
  if (next !== undefined) return `${source.slice(0, next.index)}${line}\n${source.slice(next.index)}`;
  const last = imports.at(-1);
  const end = last === undefined ? 0 : last.index + last[0].length + 1;
  return `${source.slice(0, end)}${line}\n${source.slice(end)}`;
};

/**
 * Adds an entry, in the order of the alphabet, to the list or object that `opening` begins, as in `imports: [`.
 * @throws Error where the file has no such list.
 */
export const withEntry = (source: string, opening: string, entry: string): string => {
  const start = source.indexOf(opening) + opening.length;
  const end = source.indexOf(opening.endsWith('{') ? '}' : ']', start);
  if (start < opening.length || end === -1) throw new Error(`There is no "${opening}...]" to add ${entry} to.`);
  const entries = source
    .slice(start, end)
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  const place = entries.findIndex((one) => one > entry);
  const all = entries.toSpliced(place === -1 ? entries.length : place, 0, entry);
  return `${source.slice(0, start)}${all.join(', ')}${source.slice(end)}`;
};

/** Adds a sentence to a file of translations, in the order of the ids; all others stay where they are. */
export const withSentence = (source: string, id: string, text: string): string => {
  const sentences = Object.entries(JSON.parse(source) as Record<string, string>);
  const place = sentences.findIndex(([other]) => other > id);
  return JSON.stringify(
    Object.fromEntries(sentences.toSpliced(place === -1 ? sentences.length : place, 0, [id, text])),
  );
};
