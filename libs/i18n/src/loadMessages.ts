import { loaders } from './__generated__/loaders';
import type { LoadMessages, Messages } from './createI18n';

/** Fetches sentences as the built app does: a file for each namespace and language, when it is first needed. */
export const loadMessages: LoadMessages = async (language, namespace) => {
  const file = await loaders[language][namespace]();
  return file.default as Messages;
};
