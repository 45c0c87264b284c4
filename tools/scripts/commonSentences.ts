import type { Sentences } from './messagesRules.ts';

/** What `libs/shell/src/notices/words` says for everybody. */
const COMMON = 'shell.words.';

/** Other words for the same: whoever writes the left one means the right one. */
const SYNONYMS: Readonly<Record<string, string>> = { retry: 'try again' };

const BEFORE_THE_SHELL = 'is said where the shell’s sentences may not have been fetched';

/**
 * Messages that may say what a common one says, each with its reason. Two that are one word in English, and two in Turkish or
 * Arabic, stay apart: say which words they are.
 */
export const REPEATED: Readonly<Record<string, string>> = {
  'app.page.loading': BEFORE_THE_SHELL,
  'app.page.retry': BEFORE_THE_SHELL,
  'app.session.retry': BEFORE_THE_SHELL,
  'auth.loading.heading': BEFORE_THE_SHELL,
  'auth.title.loading': BEFORE_THE_SHELL,
  'docs.machine.search': 'names a machine: “Arama” and “البحث”, not “Ara” and “بحث”',
  'notes.card.remove': 'moves a note to the trash: “Sil” and “حذف”, not “Kaldır” and “إزالة”',
};

/** Capitals and what stands at the end make no other sentence: "Loading…" is "Loading". */
const comparable = (sentence: string): string => {
  const plain = sentence.toLowerCase().replace(/[\s.…!]+$/, '');
  return SYNONYMS[plain] ?? plain;
};

/**
 * Messages that repeat a common sentence, and exceptions that are none any more.
 * @param english all sentences of the code by their ids
 * @param repeated those that may, with the reason
 */
export const problemsOfRepeats = (english: Sentences, repeated: Sentences = REPEATED): string[] => {
  const ids = Object.keys(english);
  const common = new Map(
    ids.filter((id) => id.startsWith(COMMON)).map((id) => [comparable(english[id] ?? ''), id.slice(COMMON.length)]),
  );
  const nameOf = (id: string) => (id.startsWith(COMMON) ? undefined : common.get(comparable(english[id] ?? '')));
  return [
    ...ids.flatMap((id) => {
      const name = nameOf(id);
      return name === undefined || id in repeated
        ? []
        : [`en: ${id} repeats “${english[id] ?? ''}”: say commonMessages.${name} of @ezone/shell/notices/words`];
    }),
    ...Object.keys(repeated)
      .filter((id) => nameOf(id) === undefined)
      .map((id) => `${id} repeats no common sentence: take it out of tools/scripts/commonSentences.ts`),
  ];
};
