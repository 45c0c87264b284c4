import { loaders } from './__generated__/loaders';
import type { Namespace } from './__generated__/loaders';
import type { Language } from './languages';
import type { LoadMessages, Messages } from './createI18n';

const loaderOf = async (language: Language, namespace: Namespace) =>
  loaders[language][namespace] ?? (await import('./__generated__/moreLoaders')).loaders[language][namespace];

/** Fetches sentences as the built app does: a file for each namespace and language, when it is first needed. */
export const loadMessages: LoadMessages = async (language, namespace) => {
  const load = await loaderOf(language, namespace);
  if (!load) throw new Error(`No sentences are called ${namespace}`);
  const file = await load();
  return file.default as Messages;
};
