import { loaders } from './__generated__/loaders';
import type { LoadMessages, Messages } from './createI18n';

/** Namespaces whose English the build has left in the code; undefined where nothing was built. */
declare const __ENGLISH_IN_CODE__: readonly string[] | undefined;
const inCode = typeof __ENGLISH_IN_CODE__ === 'undefined' ? [] : __ENGLISH_IN_CODE__;

/** Fetches sentences as the built app does: a file for each namespace and language, when it is first needed. */
export const loadMessages: LoadMessages = async (language, namespace) => {
  if (language === 'en' && inCode.includes(namespace)) return {};
  const file = await loaders[language][namespace]();
  return file.default as Messages;
};
