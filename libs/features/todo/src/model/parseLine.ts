import { repeatOf, storedOf } from '@ezone/repeats/todo';
import { firstDue, momentOf } from './lineDays';
import type { Day, Time } from './lineDays';
import { createReader, folded } from './lineReader';
import type { LineOptions, Meaning, TokenKind } from './lineReader';
import type { Repeat, Todo } from './todo';

/** Something in the line that was understood. */
export type LineToken = {
  kind: TokenKind;
  /** As it was typed: the same text again is the same token. */
  text: string;
};

/** What the line of a new todo says. */
export type ParsedLine = {
  /** What is left when all that was understood is taken out. */
  title: string;
  tokens: readonly LineToken[];
  /** What looks like labels and is none, such as `#home`: it stays in the title. */
  unknown: readonly string[];
  content: Partial<Pick<Todo, 'dueDate' | 'dueAllDay' | 'repeat' | 'labels' | 'important' | 'starred'>>;
};

/** What ends a part of a sentence. A point that ends a date such as "24.12." is a part of it. */
const ENDING = /(?<=[\p{L}\p{N}\p{M}.])[,;:!?…،؛؟]+$/u;
const unended = (word: string) => {
  const bare = word.replace(ENDING, '');
  return /^[\d.]+$/.test(bare) ? bare : bare.replace(/(?<=[\p{L}\p{N}\p{M}])\.$/u, '');
};

/**
 * Reads the line that a new todo is written in: `Pay rent every month !1 #api tomorrow`. Of several dates, times and repeats the first
 * counts. What is not understood is the title; where nothing else is written, all of it is.
 */
export const parseLine = (line: string, options: LineOptions): ParsedLine => {
  const typed = line.split(/\s+/).filter(Boolean);
  const read = createReader(
    typed.map((word) => folded(unended(word))),
    options,
  );
  const parts: { written: string; text: string; meaning: Meaning | undefined }[] = [];
  for (let at = 0; at < typed.length;) {
    const meaning = read(at);
    const length = meaning?.length ?? 1;
    const written = typed.slice(at, at + length).join(' ');
    parts.push({ written, text: unended(written), meaning });
    at += length;
  }
  const isDate = (at: number) => {
    const { text, meaning } = parts[at] ?? {};
    return meaning !== undefined && ('day' in meaning || 'every' in meaning) && !options.plain?.has(text ?? '');
  };
  const title: string[] = [];
  const tokens: LineToken[] = [];
  const unknown = new Set<string>();
  const labels: number[] = [];
  let day: Day | undefined;
  let time: Time | undefined;
  let every: Repeat['every'] | undefined;
  let monthDay: number | undefined;
  let isTonight = false;
  let isOpen = false;
  let isTokenLast = false;
  const flags = new Set<TokenKind>();
  for (const [at, { written, text, meaning }] of parts.entries()) {
    const isNew =
      meaning &&
      meaning.token !== 'title' &&
      !options.plain?.has(text) &&
      !('every' in meaning && every !== undefined) &&
      !('time' in meaning && (time || (meaning.isBare && !isDate(at - 1) && !isDate(at + 1)))) &&
      !(meaning.token === 'due' && 'day' in meaning && day);
    isTokenLast = isNew === true;
    if (!isNew) {
      title.push(written);
      if (!meaning && /^#\p{L}/u.test(text)) unknown.add(text);
      continue;
    }
    if (!tokens.some((token) => token.text === text)) tokens.push({ kind: meaning.token, text });
    if ('every' in meaning) ({ every, monthDay } = meaning);
    if ('day' in meaning) day ??= meaning.day;
    if ('isTonight' in meaning) isTonight = true;
    if ('time' in meaning) ({ time, isOpen } = meaning);
    if ('label' in meaning && !labels.includes(meaning.label.id)) labels.push(meaning.label.id);
    if ('flag' in meaning) flags.add(meaning.token);
  }
  if (isTonight && isOpen && time && time.hour > 4 && time.hour < 12) time = { ...time, hour: time.hour + 12 };
  const due = every === undefined || day ? momentOf(day, time, options.now) : firstDue(every, time, options.now);
  return {
    // "Pay the rent, tomorrow": what led over to the date goes with it.
    title:
      title.length > 0 ? (isTokenLast ? title.join(' ').replace(/[,;،؛]+$/, '') : title.join(' ')) : typed.join(' '),
    tokens,
    unknown: [...unknown],
    content: {
      ...(due !== null && { dueDate: storedOf(due, !time), dueAllDay: !time }),
      ...(every !== undefined && { repeat: monthDay === undefined ? repeatOf(every, due) : { every, day: monthDay } }),
      ...(labels.length > 0 && { labels }),
      ...(flags.has('important') && { important: true }),
      ...(flags.has('starred') && { starred: true }),
    },
  };
};
