import { readTable } from '@ezone/text/table';
import { FileImportDialog } from '@ezone/shell/page/file-import';
import type { ImportRow } from '@ezone/shell/page/file-import';
import { newId } from '@ezone/shell/records';
import { Avatar } from '@ezone/ui/avatar';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { contactOfCard } from './files/contactOfCard';
import type { ReadContact } from './files/contactOfCard';
import { contactsOfTable } from './files/csv';
import { columnTargets, guessedTargets } from './files/csvColumns';
import { planImport } from './files/planImport';
import type { ImportProblem, PlannedContact } from './files/planImport';
import { readCards } from './files/readCards';
import { importMessages, importSentences } from './importMessages';
import { contactsMessages, filesMessages } from './messages';
import { limits, nameOf } from './model/contact';
import type { Contact, ContactGroup } from './model/contact';
import { useImport } from './useImport';

export type ImportDialogProps = {
  contacts: readonly Contact[];
  groups: readonly ContactGroup[];
  onImport: (contacts: readonly Omit<Contact, 'id'>[]) => void;
  onClose: () => void;
};

type Row = ImportRow & Omit<PlannedContact, 'problem'>;

/** Brings contacts in from a file of vCards or a table; what has no card in it is a table. */
export const ImportDialog = ({ contacts, groups, onImport, onClose }: ImportDialogProps) => {
  const { formatMessage, locale } = useIntl();
  const add = useImport(groups, onImport);
  const words = useMemo(
    () => ({
      email: formatMessage(contactsMessages.email),
      phone: formatMessage(contactsMessages.phone),
      address: formatMessage(contactsMessages.address),
      birthday: formatMessage(contactsMessages.birthday),
      web: formatMessage(importMessages.web),
    }),
    [formatMessage],
  );
  const wordsOf = (problem: ImportProblem) =>
    problem.kind === 'tooLong'
      ? formatMessage(importSentences.tooLong, {
          field: formatMessage(contactsMessages[problem.field]),
          length: problem.length,
          limit: limits[problem.field],
        })
      : formatMessage(importMessages[problem.kind]);
  const rowsOf = (people: readonly (ReadContact & { line: number })[]): Row[] =>
    planImport(people, contacts, newId).map((row) => ({ ...row, problem: row.problem && wordsOf(row.problem) }));
  const read = (text: string) => {
    const cards = readCards(text);
    if (cards.length > 0) return rowsOf(cards.map((card) => ({ ...contactOfCard(card, words), line: card.line })));
    const table = readTable(text);
    return {
      ...table,
      targets: columnTargets.map((id) => ({
        id,
        label: formatMessage(id === 'fullName' ? importMessages.fullName : contactsMessages[id]),
      })),
      guessed: guessedTargets(table.header),
      read: (targets: readonly (string | null)[]) =>
        rowsOf(contactsOfTable(table, targets, { words, isDayFirst: locale !== 'en' })),
    };
  };
  const textOf = useCallback(
    ({ content }: Row) => nameOf(content) || formatMessage(contactsMessages.nameless),
    [formatMessage],
  );
  const show = useCallback(
    (row: Row) => {
      const { email, phone, company } = row.content;
      return {
        avatar: <Avatar name={textOf(row)} size="large" decorative />,
        secondary: <bdi>{[email, phone, company].filter(Boolean).join(' · ')}</bdi>,
      };
    },
    [textOf],
  );
  return (
    <FileImportDialog
      title={formatMessage(filesMessages.import)}
      description={formatMessage(importMessages.what)}
      accept=".vcf,.vcard,.csv,.tsv,.txt,text/vcard,text/csv"
      addLabel={(count) => formatMessage(importSentences.run, { count })}
      {...{ read, textOf, show, add, onClose }}
      onDone={onClose}
    />
  );
};
