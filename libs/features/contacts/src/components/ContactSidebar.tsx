import { ListSidebar } from '@ezone/shell/page/list-detail';
import type { ListSidebarLink } from '@ezone/shell/page/list-detail';
import { ContactRound, History, PencilLine, Star, UsersRound } from 'lucide-react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { contactsMessages, groupWords, listNames } from '../messages';
import type { Contact, ContactGroup } from '../model/contact';
import { ownLists, pathOfView } from '../model/contactView';
import type { ContactView } from '../model/contactView';

const icons: Record<(typeof ownLists)[number], ReactNode> = {
  all: <ContactRound />,
  starred: <Star />,
  frequent: <History />,
};

export type ContactSidebarProps = {
  view: ContactView;
  /** Undefined until it is known which there are. */
  contacts: readonly Contact[] | undefined;
  groups: readonly ContactGroup[];
  onEditGroups: () => void;
};

/** What the contacts are narrowed by: the lists and the groups, with how many are in each. */
export const ContactSidebar = ({ view, contacts, groups, onEditGroups }: ContactSidebarProps) => {
  const { formatMessage } = useIntl();
  const counts = useMemo(() => contacts && countEach(contacts), [contacts]);
  const linkTo = (to: ContactView, label: string, icon: ReactNode): ListSidebarLink => ({
    to: pathOfView(to),
    label,
    icon,
    count: counts?.get(to.kind === 'group' ? to.id : to.kind) || undefined,
    isCurrent: pathOfView(view) === pathOfView(to),
  });
  return (
    <ListSidebar
      label={formatMessage(contactsMessages.parts)}
      sections={[
        { id: 'lists', links: ownLists.map((kind) => linkTo({ kind }, formatMessage(listNames[kind]), icons[kind])) },
        ...(groups.length > 0
          ? [
              {
                id: 'groups',
                title: formatMessage(contactsMessages.groups),
                links: groups.map(({ id, name }) => linkTo({ kind: 'group', id }, name, <UsersRound />)),
              },
            ]
          : []),
      ]}
      action={{ label: formatMessage(groupWords.edit), icon: <PencilLine />, onPress: onEditGroups }}
    />
  );
};

/** How many contacts each list and each group has. */
const countEach = (contacts: readonly Contact[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>([['all', contacts.length]]);
  const count = (list: string) => counts.set(list, (counts.get(list) ?? 0) + 1);
  for (const { starred, frequent, groups } of contacts) {
    if (starred) count('starred');
    if (frequent) count('frequent');
    groups.forEach(count);
  }
  return counts;
};
