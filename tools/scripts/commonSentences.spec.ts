import { problemsOfRepeats } from './commonSentences.ts';

const words = { 'shell.words.loading': 'Loading …', 'shell.words.remove': 'Remove', 'shell.words.retry': 'Try again' };

it.each(['Try again', 'try again.', 'Retry', 'Retry …'])(
  'refuses a message that says a common sentence anew: %s',
  (text) => {
    expect(problemsOfRepeats({ ...words, 'mail.list.again': text }, {})).toEqual([
      `en: mail.list.again repeats “${text}”: say commonMessages.retry of @ezone/shell/notices/words`,
    ]);
  },
);

it('lets a message say more, and one that is listed with its reason', () => {
  const mail = { 'mail.list.retrySending': 'Try again to send it', 'mail.page.loading': 'Loading' };
  expect(
    problemsOfRepeats({ ...words, ...mail }, { 'mail.page.loading': 'is said before the shell is there' }),
  ).toEqual([]);
});

it('wants the list to hold nothing that is no exception any more', () => {
  expect(
    problemsOfRepeats({ ...words, 'mail.list.remove': 'Remove mail' }, { 'mail.list.remove': 'is no longer so' }),
  ).toEqual(['mail.list.remove repeats no common sentence: take it out of tools/scripts/commonSentences.ts']);
});
