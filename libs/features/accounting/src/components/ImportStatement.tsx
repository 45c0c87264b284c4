import { ApiError } from '@ezone/api-client';
import { useApi } from '@ezone/shell/data/query';
import { FileImportDialog, FileProblem } from '@ezone/shell/page/file-import';
import type { ImportRow } from '@ezone/shell/page/file-import';
import { newId } from '@ezone/shell/records';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { useIntl } from 'react-intl';
import { bankingMessages, bankingSentences } from '../bankingMessages';
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
  const { formatMessage, formatDate, locale } = useIntl();
  const api = useApi();
  const cents = useCentsText();
  const read = useRef('');
  const added = useRef<readonly string[]>([]);
  // Whoever reads English may write the month first; a file that tells is read as it says.
  const statement = (content: string) => ({ body: { accountId: account.id, content, dayFirst: locale !== 'en' } });
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
        read.current = content;
        const { lines } = await api.readStatement(statement(content)).catch((error: unknown) => {
          const isNone = error instanceof ApiError && error.statusCode === 400;
          throw isNone ? new FileProblem(formatMessage(bankingMessages.notRead)) : error;
        });
        return lines.map(({ state, ...line }): Row => {
          const isWrong = state !== 'new' && state !== 'known';
          return {
            ...{ ...line, id: newId(), isKnown: state === 'known' },
            problem: isWrong ? formatMessage(bankingMessages[state]) : null,
          };
        });
      }}
      addLabel={(count) => formatMessage(bankingSentences.run, { count })}
      {...{ textOf, show, onClose }}
      add={async () => {
        ({ added: added.current } = await api.importStatement(statement(read.current)));
      }}
      onDone={() => {
        onImported(added.current);
        onClose();
      }}
    />
  );
};
