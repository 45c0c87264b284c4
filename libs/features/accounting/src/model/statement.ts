import type { AnswerOf, ApiError } from '@ezone/api-client';

/** What a statement holds, as the server reads it. */
export type ReadStatement = AnswerOf<'readStatement'>;

/** The most characters of a file, the most transactions in it, and the most of all accounts that the server takes. */
export const mostText = 800_000;
export const mostLines = 5000;
export const mostInAll = 50_000;

const reasons = [
  ...(['empty', 'unknownFormat', 'noDateColumn', 'noAmountColumn'] as const),
  ...(['severalAccounts', 'severalCurrencies', 'tooManyLines', 'notBank'] as const),
];

/** Why the server has refused a statement, and the line that is at fault; without a reason it is no text, as a picture. */
export const refusalOf = ({ details }: Pick<ApiError, 'details'>) => {
  const said = (name: string) => details.find(({ field }) => field === name)?.message;
  const reason = reasons.find((one) => one === said('reason')) ?? ('unknownFormat' as const);
  return { reason, line: Number(said('line') ?? 1) };
};

/** Whether a language, as the browser names it, writes the month of a date in numbers before the day. */
export const isMonthFirst = (language: string): boolean => {
  const parts = new Intl.DateTimeFormat(language, { dateStyle: 'short' }).formatToParts(new Date());
  return parts.find(({ type }) => type !== 'literal')?.type === 'month';
};

/** A date in ISO with its day and its month the other way round, where that is another date. */
export const swapped = (date: string): string => {
  const [year = '', month = '', day = ''] = date.split('-');
  return Number(day) <= 12 ? [year, day, month].join('-') : date;
};
