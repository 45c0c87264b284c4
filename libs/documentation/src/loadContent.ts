import type { Content } from './Content';
import type { DocumentationEntry } from './sections/Section';

const fetched = new Map<string, Promise<Content>>();

/** Fetches a page once; the same promise for each call. What could not be fetched is fetched anew by the next call. */
export function loadContent({ path, load }: DocumentationEntry): Promise<Content> {
  const known = fetched.get(path);
  if (known) return known;
  const content = load();
  fetched.set(path, content);
  content.catch(() => fetched.delete(path));
  return content;
}
