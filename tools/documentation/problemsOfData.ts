import { codeFromRepository } from './codeFromRepository.ts';
import { partsOf } from './markdownTree.ts';

/** How a fence is read that is neither code nor commands. */
const READ: Record<string, { name: string; read: (code: string) => unknown }> = {
  json: { name: 'JSON', read: (code) => JSON.parse(code) },
  mdx: { name: 'MDX', read: (code) => partsOf(codeFromRepository(code)) },
};

/** What is wrong with the JSON or MDX of a fence: what its reader would refuse. */
export function problemsOfData(code: string, language: string): string[] {
  const reader = READ[language];
  try {
    reader?.read(code);
    return [];
  } catch (error) {
    return [`"${code.split('\n')[0] ?? ''}" is no ${reader?.name ?? language}: ${String(error)}`];
  }
}
