import type { ModuleWords } from '../bff-module/moduleWords.ts';

export const rulesFile = ({ thing, noun }: ModuleWords) => `import { object, string } from 'yup';
import { limits } from './${thing}';

/** What a new ${noun} must be. */
export const ${thing}Rules = object({
  title: string().trim().required().max(limits.title),
  description: string().trim().max(limits.description),
});
`;
