import type { ModuleWords } from '../bff-module/moduleWords.ts';

export const titlesFile = ({ things, noun, Nouns }: ModuleWords) => `import { defineMessages } from 'react-intl';

/** Titles of the pages, in the menu and in the browser's tab. */
export const ${things}Titles = defineMessages({
  ${things}: { id: 'menu.${things}.title', defaultMessage: '${Nouns}' },
  create: { id: 'menu.${things}.create', defaultMessage: 'New ${noun}' },
});
`;
