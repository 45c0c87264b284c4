import { commonMessages } from '@ezone/shell/notices/words';
import { useFetched } from '@ezone/shell/notices/dialog';
import { LazyDetail, ListDetailPage, listFields, NothingFound, useListAddress } from '@ezone/shell/page/list-detail';
import type { ListAction } from '@ezone/shell/page/list-detail';
import { UnsavedMark } from '@ezone/shell/records';
import { useLazyWithSentences } from '@ezone/shell/panels/panel';
import { RouteLink, useAskedText } from '@ezone/shell/routing';
import { useDocumentTitle, usePathInApp } from '@ezone/shell/routing/document';
import { useFetchAhead } from '@ezone/shell/session/live';
import { EmptyState } from '@ezone/ui/empty-state';
import { lazyContent } from '@ezone/ui/lazy-content';
import { Link } from '@ezone/ui/link';
import type { RecordListHandle } from '@ezone/ui/record-list';
import { FileDown, PencilLine, Star, Trash2, UsersRound } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { ContactSidebar } from './components/ContactSidebar';
import { contactRow } from './components/ContactRow';
import { LetterBar } from './components/LetterBar';
import { contactsMessages, contactsSentences, filesMessages, listNames, orderMessages } from './messages';
import { nameOf, personIn } from './model/contact';
import type { Contact, ContactContent } from './model/contact';
import { contactOrders, contactsIn, foundContacts, inOrder, sortedBy } from './model/contactsIn';
import { pathOfView, viewAt } from './model/contactView';
import type { ContactView } from './model/contactView';
import { letterPlaces, lettersOf } from './model/letters';
import { ContactsFiles } from './ContactsFiles';
import type { NewContactProps } from './NewContact';
import { loadEdit as loadFields, useContacts } from './useContacts';
import { useExport } from './useExport';

const loadOpen = lazyContent(async () => (await import('./OpenContact')).OpenContact);
const loadForm = lazyContent(async () => (await import('./NewContact')).NewContact);
const loadGroupsOf = lazyContent(async () => (await import('./components/GroupsOfDialog')).GroupsOfDialog);
const loadGroups = lazyContent(async () => (await import('./components/GroupsOfDialog')).GroupsDialog);

const fields = { q: listFields.text(), sort: listFields.oneOf(contactOrders) };

/** The user's contacts: lists and groups beside them, letters over them, and the open one. */
export const Page = () => {
  const path = usePathInApp('/apps/contacts', '/apps/contacts/all');
  const view = useMemo(() => viewAt(path), [path]);
  return view ? <ContactsAt view={view} /> : <Navigate to="/apps/contacts/all" replace />;
};

function ContactsAt({ view }: { view: ContactView }) {
  const { formatMessage, locale } = useIntl();
  const address = useListAddress(pathOfView(view), fields);
  const { contacts, groups, areGroupsKnown, actions, groupActions } = useContacts();
  const exportTo = useExport(groups);
  /** A contact that is being added: what is known of it. */
  const [added, setAdded] = useState<NewContactProps['known']>();
  const loadNew = useLazyWithSentences(loadForm, 'form');
  const loadEdit = useLazyWithSentences(loadFields, 'form');
  const adding = useFetched(loadNew);
  const editingGroups = useFetched(loadGroups);
  const [editedId, setEditedId] = useState<string | null>(null);
  /** Whose groups are being chosen. */
  const [grouped, setGrouped] = useState<readonly string[]>([]);
  const grouping = useFetched(loadGroupsOf);
  useFetchAhead(loadOpen);
  useFetchAhead(loadNew);
  useFetchAhead(loadEdit);
  const listRef = useRef<RecordListHandle>(null);

  const all = contacts.records;
  const begin = (known: NewContactProps['known']) => {
    setAdded(known);
    void adding.open();
  };
  const add = (person: string) => {
    const known = personIn(person);
    const existing = all?.find(({ email }) => email.toLowerCase() === known.email.toLowerCase());
    if (existing) address.open(existing.id);
    else begin(known);
  };
  useAskedText('person', add, all !== undefined);
  const { q, sort } = address.shown;
  const group = view.kind === 'group' ? groups.find(({ id }) => id === view.id) : undefined;
  const isGroupGone = view.kind === 'group' && areGroupsKnown && !group;
  const here = useMemo(() => all && (isGroupGone ? [] : contactsIn(all, view)), [all, view, isGroupGone]);
  const ordered = useMemo(() => here && inOrder(here, sort, locale), [here, sort, locale]);
  const rows = useMemo(() => ordered && foundContacts(ordered, q), [ordered, q]);
  const letters = useMemo(() => {
    if (!rows || q !== '' || sort === 'newest') return [];
    const letterOf = lettersOf(locale);
    return letterPlaces(rows, (contact) => letterOf(sortedBy(contact, sort)));
  }, [rows, q, sort, locale]);
  const letterOfFirst = useMemo(() => new Map(letters.map(({ letter, id }) => [id, letter])), [letters]);

  const title =
    view.kind === 'group'
      ? (group?.name ?? formatMessage(contactsMessages.group))
      : formatMessage(listNames[view.kind]);
  useDocumentTitle(title);
  const textOf = useCallback(
    (contact: Contact) => nameOf(contact) || formatMessage(contactsMessages.nameless),
    [formatMessage],
  );
  const { unsavedOf } = contacts;
  const row = useCallback(
    (contact: Contact) => {
      const unsaved = unsavedOf(contact.id);
      return contactRow(contact, {
        name: textOf(contact),
        letter: letterOfFirst.get(contact.id),
        hasLetters: letterOfFirst.size > 0,
        starred: formatMessage(contactsMessages.starred),
        unsaved: unsaved && <UnsavedMark unsaved={unsaved} />,
      });
    },
    [unsavedOf, textOf, letterOfFirst, formatMessage],
  );

  const merge = (some: readonly Contact[], content: Partial<ContactContent>) => {
    const [kept, ...others] = some;
    if (kept && others.some(({ id }) => id === address.openId)) address.step(kept.id);
    actions.merge(some, content);
  };
  const chooseGroups = (ids: readonly string[]) => {
    setGrouped(ids);
    void grouping.open();
  };
  const listActions: readonly ListAction[] = [
    {
      id: 'edit',
      label: contactsMessages.edit,
      icon: <PencilLine />,
      keys: 'e',
      places: ['detail'],
      load: loadEdit,
      run: ([id]) => {
        if (id === undefined) return;
        setEditedId(id);
        address.open(id);
      },
    },
    { id: 'star', label: contactsMessages.star, icon: <Star />, keys: 's', swipe: 'end', run: actions.star },
    { id: 'groups', label: contactsMessages.toGroup, icon: <UsersRound />, keys: 'l', run: chooseGroups },
    {
      id: 'export',
      label: filesMessages.export,
      icon: <FileDown />,
      places: ['selection'],
      run: (ids) => {
        const wanted = new Set(ids);
        void exportTo(ordered?.filter(({ id }) => wanted.has(id)) ?? [], '3.0');
      },
    },
    {
      id: 'remove',
      label: commonMessages.remove,
      icon: <Trash2 />,
      keys: '#',
      swipe: 'start',
      tone: 'error',
      isLeaving: true,
      run: actions.remove,
    },
  ];
  const groupedContacts = useMemo(() => {
    const wanted = new Set(grouped);
    return wanted.size === 0 ? [] : (all?.filter(({ id }) => wanted.has(id)) ?? []);
  }, [grouped, all]);
  const [firstGrouped] = groupedContacts;

  return (
    <>
      <ListDetailPage
        address={address}
        title={title}
        count={rows && formatMessage(contactsSentences.count, { count: rows.length })}
        searchLabel={formatMessage(contactsMessages.search)}
        sort={{
          options: contactOrders.map((id) => ({ id, label: formatMessage(orderMessages[id]) })),
          value: address.values.sort,
          onChange: (id) => {
            address.want({ sort: contactOrders.find((order) => order === id) ?? 'name' });
          },
        }}
        filters={
          all && (
            <ContactsFiles
              contacts={all}
              groups={groups}
              onExport={(kind) => void exportTo(rows ?? all, kind)}
              onImport={actions.addAll}
              onMerge={merge}
            />
          )
        }
        create={{
          label: contactsMessages.create,
          onPress: () => {
            begin({});
          },
        }}
        besideFrom="lg"
        detailSize="sheet"
        isTitleWritten
        sidebar={{
          name: formatMessage(contactsMessages.parts),
          content: (
            <ContactSidebar view={view} contacts={all} groups={groups} onEditGroups={() => void editingGroups.open()} />
          ),
        }}
        above={
          letters.length > 1 && (
            <LetterBar
              letters={letters}
              onChoose={(id) => {
                listRef.current?.lead(id);
              }}
            />
          )
        }
        listRef={listRef}
        rows={rows}
        all={all}
        recordOf={contacts.recordOf}
        bringBack={contacts.bringBack}
        textOf={textOf}
        row={row}
        actions={listActions}
        empty={
          q !== '' && address.search ? (
            <NothingFound search={address.search} />
          ) : isGroupGone ? (
            <EmptyState
              action={
                <Link as={RouteLink} to="/apps/contacts/all">
                  {formatMessage(contactsMessages.toAll)}
                </Link>
              }
            >
              {formatMessage(contactsMessages.groupGone)}
            </EmptyState>
          ) : (
            <EmptyState>{formatMessage(emptyOf[view.kind])}</EmptyState>
          )
        }
        query={contacts.query}
        detail={(contact) => (
          <LazyDetail
            load={loadOpen}
            props={{
              contact,
              name: textOf(contact),
              contacts,
              groups,
              loadEdit,
              isEdited: editedId === contact.id,
              onEdited: () => {
                setEditedId(null);
              },
              onKeptAsNew: ({ id }) => {
                setEditedId(id);
                address.step(id);
              },
            }}
          />
        )}
      />
      {adding.opened && (
        <adding.opened
          known={added}
          onCreate={(content) => actions.add(content, listsOf(view))}
          onCreated={({ id }) => {
            adding.close();
            address.open(id);
          }}
          onClose={adding.close}
        />
      )}
      {editingGroups.opened && (
        <editingGroups.opened
          onClose={editingGroups.close}
          labels={groups}
          onAdd={groupActions.add}
          onRename={groupActions.rename}
          onRemove={groupActions.remove}
        />
      )}
      {firstGrouped && grouping.opened && (
        <grouping.opened
          contacts={groupedContacts}
          name={textOf(firstGrouped)}
          groups={groups}
          onChange={(one, isMember) => {
            actions.setMembers(grouped, one, isMember);
          }}
          onCreate={groupActions.add}
          onClose={grouping.close}
        />
      )}
    </>
  );
}

const emptyOf = {
  all: contactsMessages.empty,
  starred: contactsMessages.noneStarred,
  frequent: contactsMessages.noneFrequent,
  group: contactsMessages.noneInGroup,
};

/** What a contact that is added in a view has, so that it stands there. */
const listsOf = (view: ContactView): Partial<Pick<Contact, 'starred' | 'groups'>> => {
  if (view.kind === 'starred') return { starred: true };
  return view.kind === 'group' ? { groups: [view.id] } : {};
};
