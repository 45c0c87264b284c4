import type { ModuleWords } from '../bff-module/moduleWords.ts';

export const modelFile = ({ Thing, aNoun, ANoun }: ModuleWords) => `import type { components } from '@ezone/api-client';

/** ${ANoun}, as the server tells it. */
export type ${Thing} = components['schemas']['${Thing}Dto'];

/** What a user writes of ${aNoun}. */
export type ${Thing}Content = Omit<${Thing}, 'id'>;

/** The most characters that the server takes. */
export const limits = { title: 200, description: 20_000 } as const;

/** ${ANoun} in which nothing has been written. */
export const empty${Thing}: ${Thing}Content = { title: '', description: '' };
`;
