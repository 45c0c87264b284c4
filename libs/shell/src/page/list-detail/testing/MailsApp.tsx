import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { EmptyState } from '@ezone/ui/empty-state';
import { Archive, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { ToastProvider } from '../../../notices/toast';
import { newId } from '../../../records';
import { RoutingContext } from '../../../routing/RoutingContext';
import { restingLoader } from '../../../routing/testing';
import { ListDetailPage, listFields, ListSidebar, NothingFound, useListAddress } from '..';
import type { ListAction } from '..';

export type Mail = { id: string; subject: string; folder: 'inbox' | 'archive' };

const path = '/apps/mail';
const fields = { q: listFields.text(), folder: listFields.optional() };
const said = (text: string) => ({ id: `list.sample.${text}`, defaultMessage: text });

/** Six mails in the inbox. */
export const someMails: readonly Mail[] = ['Ada', 'Barbara', 'Grace', 'Katherine', 'Linus', 'Zoe'].map(
  (subject, index) => ({ id: `m${String(index + 1)}`, subject, folder: 'inbox' }),
);

export type MailsAppProps = {
  /** The mails at first. */
  mails?: readonly Mail[];
  onRemove?: (ids: readonly string[]) => void;
};

const queries = new QueryClient();

/** Mails in two folders, which are removed and come back elsewhere, too: for specs. */
export const MailsApp = (props: MailsAppProps) => (
  <MemoryRouter initialEntries={[{ pathname: path, key: newId() }]}>
    <RoutingContext value={{ routes: [], redirects: {}, loader: restingLoader }}>
      <QueryClientProvider client={queries}>
        <ToastProvider>
          <Mails {...props} />
          <Address />
        </ToastProvider>
      </QueryClientProvider>
    </RoutingContext>
  </MemoryRouter>
);

function Mails({ mails = someMails, onRemove }: MailsAppProps) {
  const address = useListAddress(path, fields);
  const [all, setAll] = useState(mails);
  const { q, folder } = address.shown;
  const rows = useMemo(
    () => all.filter((mail) => mail.folder === (folder ?? 'inbox') && mail.subject.toLowerCase().includes(q)),
    [all, q, folder],
  );
  const actions: ListAction[] = [
    {
      id: 'archive',
      label: said('Archive'),
      icon: <Archive />,
      keys: 'e',
      isLeaving: true,
      run: (ids) =>
        setAll((before) => before.map((mail) => (ids.includes(mail.id) ? { ...mail, folder: 'archive' } : mail))),
    },
    {
      id: 'remove',
      label: said('Remove'),
      icon: <Trash2 />,
      keys: '#',
      isLeaving: true,
      run: (ids) => {
        onRemove?.(ids);
        setAll((before) => before.filter(({ id }) => !ids.includes(id)));
      },
    },
  ];
  const links = [null, 'archive'].map((id) => ({
    to: address.addressWith({ folder: id }),
    label: id ?? 'inbox',
    isCurrent: address.values.folder === id,
  }));
  return (
    <>
      <ListDetailPage
        address={address}
        title="Mail"
        searchLabel="Search mail"
        sidebar={{ name: 'Folders', content: <ListSidebar label="Folders" sections={[{ id: 'folders', links }]} /> }}
        rows={rows}
        all={all}
        textOf={nameOf}
        row={rowOf}
        actions={actions}
        empty={q !== '' && address.search ? <NothingFound search={address.search} /> : <EmptyState>Done.</EmptyState>}
        detail={({ subject }) => <Remark subject={subject} />}
      />
      <button
        type="button"
        onClick={() => {
          address.want({ folder: 'archive' });
          address.search?.change('x');
        }}
      >
        Search the archive
      </button>
      <button type="button" onClick={() => setAll(([, ...others]) => others)}>
        Remove the first elsewhere
      </button>
      <button type="button" onClick={() => setAll(mails)}>
        Bring all back
      </button>
    </>
  );
}

const nameOf = ({ subject }: Mail) => subject;
const rowOf = ({ subject }: Mail) => ({ primary: subject });

function Remark({ subject }: { subject: string }) {
  if (subject === 'Zoe') throw new Error('a mail that breaks');
  return (
    <label>
      Remark on {subject} <input />
    </label>
  );
}

function Address() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Browser back
      </button>
      <output data-testid="address">{pathname + search}</output>
    </>
  );
}
