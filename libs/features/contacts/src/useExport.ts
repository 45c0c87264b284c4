import { useSaveFile } from '@ezone/shell/page/file-import/menu';
import type { Contact, ContactGroup } from './model/contact';

/** The kinds of files that contacts go out into. */
export const exportKinds = ['3.0', '4.0', '2.1', 'csv'] as const;

export type ExportKind = (typeof exportKinds)[number];

/** Puts contacts into a file, with the names of their groups. What writes it is fetched when it is asked for. */
export function useExport(groups: readonly ContactGroup[]) {
  const save = useSaveFile();
  const groupsOf = (contact: Contact) => groups.filter(({ id }) => contact.groups.includes(id)).map(({ name }) => name);
  return (contacts: readonly Contact[], kind: ExportKind): Promise<void> =>
    save(contacts.length, async () => {
      if (kind === 'csv') {
        const { writeCsv } = await import('./files/csv');
        return { name: 'contacts.csv', type: 'text/csv;charset=utf-8', text: writeCsv(contacts, groupsOf) };
      }
      const { writeCards } = await import('./files/writeCards');
      return {
        name: 'contacts.vcf',
        type: 'text/vcard;charset=utf-8',
        text: writeCards(contacts, groupsOf, kind),
      };
    });
}
