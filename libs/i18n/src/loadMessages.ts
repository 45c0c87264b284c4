import { loaders } from './__generated__/loaders';
import type { Namespace } from './__generated__/loaders';
import type { Language } from './languages';
import type { LoadMessages, Messages } from './createI18n';

/** Namespaces whose English the build has left in the code; undefined where nothing was built. */
declare const __ENGLISH_IN_CODE__: readonly string[] | undefined;
const inCode = typeof __ENGLISH_IN_CODE__ === 'undefined' ? [] : __ENGLISH_IN_CODE__;

const loaderOf = async (language: Language, namespace: Namespace) =>
  loaders[language][namespace] ?? (await import('./__generated__/moreLoaders')).loaders[language][namespace];

/** Fetches sentences as the built app does: a file for each namespace and language, when it is first needed. */
export const loadMessages: LoadMessages = async (language, namespace) => {
  if (language === 'en' && inCode.includes(namespace)) return {};
  const load = await loaderOf(language, namespace);
  if (!load) throw new Error(`No sentences are called ${namespace}`);
  const file = await load();
  return file.default as Messages;
};
