import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { IntlConfig, IntlShape } from 'react-intl';
import { createIntl, createIntlCache, InvalidConfigError, MissingTranslationError } from 'react-intl';
import type { Namespace } from './__generated__/loaders';
import { directionOf, formatLocaleOf } from './languages';
import type { Direction, Language } from './languages';

/** Sentences by id, compiled ahead of time, so that no parser is needed in the browser. */
export type Messages = Readonly<Record<string, MessageFormatElement[]>>;

/** What is on screen now: the language, the formatter that speaks it, and the direction. A new object after every change. */
export type I18nSnapshot = { readonly language: Language; readonly intl: IntlShape; readonly direction: Direction };

/** The language of the app and the sentences loaded so far. Lives as long as the app; React reads it by `I18nProvider`. */
export type I18n = {
  getSnapshot: () => I18nSnapshot;
  /** @returns a function that ends the subscription */
  subscribe: (onChange: () => void) => () => void;
  /**
   * Makes sure that these namespaces can be spoken, now and after a change of language.
   * @throws when a file cannot be fetched; may be called again
   */
  load: (namespaces: readonly Namespace[]) => Promise<void>;
  /**
   * Changes the language once every sentence in use is there, so that no half-translated page is seen. The direction is
   * that of the language then, whatever was set before.
   * @throws when a file cannot be fetched; the language then stays as it was
   */
  setLanguage: (language: Language) => Promise<void>;
  /** Lays the page out in another direction than its language's, until the language changes; null ends that. */
  setDirection: (direction: Direction | null) => void;
};

/** Fetches the sentences of one namespace in one language. */
export type LoadMessages = (language: Language, namespace: Namespace) => Promise<Messages> | Messages;

type Options = {
  language: Language;
  loadMessages: LoadMessages;
  /** The browser's own languages, best first: their regions say how numbers, weeks and hours are written. @default none */
  preferred?: readonly string[];
  /** A direction that is not the language's own, kept from the visit before. */
  direction?: Direction | null;
  /** Told of each change of language, to keep it for the next visit. */
  remember?: (language: Language) => void;
  /** Told of each change of a direction that is not the language's own. */
  rememberDirection?: (direction: Direction | null) => void;
  /** Namespaces that are there from the start; `loadMessages` must answer them at once, not by a promise. */
  preloaded?: readonly Namespace[];
};

/** Reports what is wrong with a sentence. That the language is given as the default one is meant, and one that is missing is on its way. */
const report: IntlConfig['onError'] = (error) => {
  if (error instanceof InvalidConfigError || error instanceof MissingTranslationError) return;
  reportError(error);
};

/** Creates the app's language and sentences. One for the app; a spec or a story makes its own. */
export const createI18n = ({
  language,
  direction = null,
  loadMessages,
  preferred = [],
  remember,
  rememberDirection,
  preloaded = [],
}: Options): I18n => {
  const cache = createIntlCache();
  const listeners = new Set<() => void>();
  const fetched = new Map<string, Promise<Messages> | Messages>();
  const inUse = new Set<Namespace>(preloaded);
  const shown = new Set<Namespace>(preloaded);
  let wanted = language;
  let otherDirection = direction;

  const fetchOnce = (of: Language, namespace: Namespace) => {
    const key = `${of}/${namespace}`;
    const known = fetched.get(key);
    if (known) return known;
    const messages = loadMessages(of, namespace);
    fetched.set(key, messages);
    // A failed load must not be remembered, or the next try would fail without asking.
    if (messages instanceof Promise) messages.catch(() => fetched.delete(key));
    return messages;
  };
  const snapshotOf = (of: Language, parts: readonly unknown[]): I18nSnapshot => {
    const messages = Object.assign({}, ...parts) as Record<string, MessageFormatElement[]>;
    // As the default one: of a language given as `locale`, the browser is first asked whether it speaks it, for which it reads what it
    // knows of every language: 60 ms of a slow phone, in the task in which everything starts. As it is, it does so when the first
    // sentence with a value is drawn, if there is one.
    const intl = createIntl(
      { locale: '', defaultLocale: formatLocaleOf(of, preferred), messages, onError: report },
      cache,
    );
    return { language: of, intl, direction: otherDirection ?? directionOf(of) };
  };
  let snapshot = snapshotOf(
    language,
    preloaded.map((namespace) => fetchOnce(language, namespace)),
  );

  const tell = () => {
    listeners.forEach((onChange) => {
      onChange();
    });
  };

  /** Fetches sentences in the wanted language and shows them. Who asked for another language meanwhile is obeyed. */
  const show = async (namespaces: readonly Namespace[]): Promise<void> => {
    const target = wanted;
    const parts = await Promise.all(namespaces.map((namespace) => fetchOnce(target, namespace)));
    if (target !== wanted) return show([...inUse]);
    const shownAlready = snapshot.language === target ? snapshot.intl.messages : {};
    if (snapshot.language !== target && otherDirection !== null) {
      otherDirection = null;
      rememberDirection?.(null);
    }
    snapshot = snapshotOf(target, [shownAlready, ...parts]);
    namespaces.forEach((namespace) => shown.add(namespace));
    tell();
  };

  return {
    getSnapshot: () => snapshot,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    load: async (namespaces) => {
      if (namespaces.every((namespace) => shown.has(namespace))) return;
      const missing = namespaces.filter((namespace) => !inUse.has(namespace));
      missing.forEach((namespace) => inUse.add(namespace));
      try {
        // What others wait for is not waited for, unless the language is changing.
        await show(snapshot.language === wanted ? namespaces : [...inUse]);
      } catch (error) {
        missing.forEach((namespace) => inUse.delete(namespace));
        throw error;
      }
    },
    setLanguage: async (next) => {
      const before = snapshot.language;
      wanted = next;
      try {
        await show([...inUse]);
      } catch (error) {
        if (wanted === next) wanted = before;
        throw error;
      }
      if (snapshot.language === next) remember?.(next);
    },
    setDirection: (next) => {
      if (next === otherDirection) return;
      otherDirection = next;
      snapshot = { ...snapshot, direction: next ?? directionOf(snapshot.language) };
      rememberDirection?.(next);
      tell();
    },
  };
};
