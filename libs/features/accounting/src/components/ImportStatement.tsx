import { ApiError } from '@ezone/api-client';
import { useApi } from '@ezone/shell/data/query';
import { FileImportDialog, FileProblem } from '@ezone/shell/page/file-import';
import type { ImportQuestion, ImportRow } from '@ezone/shell/page/file-import';
import { newId } from '@ezone/shell/records';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { currency } from '@ezone/money';
import { useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { bankingMessages, bankingSentences } from '../bankingMessages';
import { isMonthFirst, mostInAll, mostLines, mostText, refusalOf, swapped } from '../model/statement';
import type { ReadStatement } from '../model/statement';
import { useCentsText } from '../useAccounts';

type Row = ImportRow & { text: string; date: string | null; amount: number | null };

export type ImportStatementProps = {
  /** The account that it is of. */
  account: { id: string; name: string };
  /** Transactions were added. */
  onImported: (ids: readonly string[]) => void;
  onClose: () => void;
};

/** Brings transactions in from a statement. The server reads it: it says what is new, what is here already, and what it cannot read. */
export const ImportStatement = ({ account, onImported, onClose }: ImportStatementProps) => {
  const { formatMessage, formatDate } = useIntl();
  const api = useApi();
  const cents = useCentsText();
  const read = useRef<{ content: string; dayFirst: boolean }>({ content: '', dayFirst: true });
  /** What the amounts of the file are in, where it is another currency. */
  const [foreign, setForeign] = useState<string | null>(null);
  /** A try whose answer was lost is the same import. */
  const importId = useRef(newId());
  const added = useRef<readonly string[]>([]);
  const dayText = (date: string, dateStyle: 'medium' | 'long') => formatDate(date, { dateStyle, timeZone: 'UTC' });
  const readAs = async (content: string, dayFirst?: boolean): Promise<ReadStatement> => {
    if (content.length > mostText) throw new FileProblem(formatMessage(bankingMessages.tooLong));
    const body = { accountId: account.id, content, ...(dayFirst !== undefined && { dayFirst }) };
    const answer = await api.readStatement({ body }).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.statusCode !== 400) throw error;
      const { reason, line } = refusalOf(error);
      if (reason === 'empty' || reason === 'unknownFormat' || reason === 'notBank')
        throw new FileProblem(formatMessage(bankingMessages[reason]));
      throw new FileProblem(formatMessage(bankingSentences[reason], { line, most: mostLines }));
    });
    setForeign(answer.currency === currency ? null : answer.currency);
    read.current = { content, dayFirst: answer.dayFirst };
    importId.current = newId();
    return answer;
  };
  const toRows = ({ lines }: ReadStatement) =>
    lines.map(({ state, ...line }): Row => {
      const isWrong = state !== 'new' && state !== 'known';
      return {
        ...{ ...line, id: newId(), isKnown: state === 'known' },
        problem: isWrong ? formatMessage(bankingMessages[state]) : null,
      };
    });
  /** Asks for the order of the dates; each answer shows what the first date would be. */
  const ask = (content: string, answer: ReadStatement): ImportQuestion<Row> => {
    const date = answer.lines.map((line) => line.date).find((one) => one !== null && swapped(one) !== one) ?? '';
    const [first, second] = answer.dayFirst ? [date, swapped(date)] : [swapped(date), date];
    return {
      label: formatMessage(bankingMessages.whichFirst),
      options: [
        { id: 'day', label: formatMessage(bankingSentences.dayFirst, { example: dayText(first, 'long') }) },
        { id: 'month', label: formatMessage(bankingSentences.monthFirst, { example: dayText(second, 'long') }) },
      ],
      value: answer.dayFirst ? 'day' : 'month',
      rows: toRows(answer),
      answer: async (value) => toRows(await readAs(content, value === 'day')),
    };
  };
  const textOf = useCallback(({ text }: Row) => text || '–', []);
  const show = useCallback(
    ({ date, amount }: Row) => ({
      avatar: (amount ?? 0) < 0 ? <ArrowUpRight aria-hidden /> : <ArrowDownLeft aria-hidden />,
      secondary: formatMessage(bankingSentences.line, {
        date: formatDate(date ?? '', { dateStyle: 'medium', timeZone: 'UTC' }),
        amount: cents(amount ?? 0),
      }),
    }),
    [formatMessage, formatDate, cents],
  );
  return (
    <FileImportDialog
      title={formatMessage(bankingSentences.into, { account: account.name })}
      description={formatMessage(bankingMessages.what)}
      accept=".ofx,.qfx,.csv,.tsv,.txt,text/csv,application/x-ofx"
      addsKnown={false}
      read={async (content) => {
        const answer = await readAs(content);
        if (answer.dayOrder === 'told') return toRows(answer);
        // Nothing in the file speaks for either: whoever writes the month first is likely to have a bank that does.
        const isOther = answer.dayOrder === 'unknown' && isMonthFirst(navigator.language);
        return ask(content, isOther ? await readAs(content, false) : answer);
      }}
      warning={foreign === null ? undefined : formatMessage(bankingSentences.foreign, { foreign, currency })}
      addLabel={(count) => formatMessage(bankingSentences.run, { count })}
      {...{ textOf, show, onClose }}
      add={async () => {
        ({ added: added.current } = await api
          .importStatement({ body: { accountId: account.id, ...read.current }, idempotencyKey: importId.current })
          .catch((error: unknown) => {
            const isFull = error instanceof ApiError && error.statusCode === 409;
            throw isFull ? new FileProblem(formatMessage(bankingSentences.noRoom, { most: mostInAll })) : error;
          }));
      }}
      onDone={() => {
        onImported(added.current);
        onClose();
      }}
    />
  );
};
