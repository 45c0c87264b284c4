import { parseAllDocuments } from 'yaml';
import { codeFromRepository } from './codeFromRepository.ts';
import { partsOf } from './markdownTree.ts';

const readYaml = (code: string) => {
  for (const { errors } of parseAllDocuments(code)) for (const error of errors) throw error;
};

/** How a fence is read that is neither code nor commands. */
const READ: Record<string, { name: string; read: (code: string) => unknown }> = {
  json: { name: 'JSON', read: (code) => JSON.parse(code) },
  yaml: { name: 'YAML', read: readYaml },
  yml: { name: 'YAML', read: readYaml },
  mdx: { name: 'MDX', read: (code) => partsOf(codeFromRepository(code)) },
};

/** What is wrong with the JSON, YAML or MDX of a fence: what its reader would refuse. */
export function problemsOfData(code: string, language: string): string[] {
  const reader = READ[language];
  try {
    reader?.read(code);
    return [];
  } catch (error) {
    return [`"${code.split('\n')[0] ?? ''}" is no ${reader?.name ?? language}: ${String(error)}`];
  }
}
