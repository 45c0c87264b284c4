import { StaticI18nProvider } from '@ezone/i18n/testing';
import { screenWidth } from '@ezone/shell/chrome/layout/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contactOf, createContactsServer, mailOf, sampleContacts } from './testing/contactsServer';
import { ContactsAt } from './testing/ContactsStage';

const show = (path = '/apps/contacts/all', server = createContactsServer(), apps: readonly string[] = []) => {
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <ContactsAt path={path} server={() => server} apps={apps} />
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
  return { server, user: userEvent.setup() };
};
type User = ReturnType<typeof userEvent.setup>;

const row = (name: string) => screen.findByRole('row', { name });
const rows = () => screen.getAllByRole('row').map((one) => one.getAttribute('aria-label'));
/** The lists and groups are in a drawer beside a narrow list. */
const openParts = async (user: User) => {
  const opener = screen.queryByRole('button', { name: 'Lists and groups' });
  if (opener) await user.click(opener);
};
const choose = async (user: User, name: RegExp) => {
  await openParts(user);
  await user.click(await screen.findByRole('link', { name }));
};
const focusRow = async (name: string) => {
  const one = await row(name);
  act(() => {
    one.focus();
  });
};
const field = (name: string) => screen.findByRole('textbox', { name });
const detail = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  sessionStorage.clear();
  screenWidth(true);
});

it('lists the contacts by name, with a letter for each', async () => {
  const { user } = show();
  await row('Selma Aydın');
  expect(rows()).toEqual(['24 Hours Harbour', 'Émile Caron', 'Selma Aydın', 'Zoë Brandt', 'ليلى حداد']);
  const letters = within(screen.getByRole('toolbar', { name: 'Letters' }));
  expect(letters.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['#', 'E', 'S', 'Z', 'ل']);
  await user.click(letters.getByRole('button', { name: 'Go to Z' }));
  expect(await row('Zoë Brandt')).toHaveFocus();
});

it('finds a name by two keys, first by its beginning and then by its initials', async () => {
  const { user } = show();
  await row('Selma Aydın');
  await user.type(screen.getByRole('searchbox', { name: 'Search contacts' }), 'zb');
  await waitFor(() => expect(rows()).toEqual(['Zoë Brandt']));
  await user.clear(screen.getByRole('searchbox', { name: 'Search contacts' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search contacts' }), 'ha');
  await waitFor(() => expect(rows()).toEqual(['Selma Aydın', '24 Hours Harbour'].toReversed()));
});

it('opens the first that is found by Enter, however fast it was typed', async () => {
  const { user } = show();
  await row('Selma Aydın');
  await user.type(screen.getByRole('searchbox', { name: 'Search contacts' }), 'zo{Enter}');
  expect(await screen.findByRole('region', { name: 'Zoë Brandt' })).toBeVisible();
});

it('shows the last mails with an open contact, each as a link, and those that come in', async () => {
  const server = createContactsServer();
  show('/apps/contacts/all/selma', server, ['/apps/mail/*']);
  const mails = within(await screen.findByRole('region', { name: 'Last mails' }));
  const [sent, received] = mails.getAllByRole('link');
  expect(sent).toHaveAccessibleName(/^Sent The order of March/);
  expect(sent).toHaveAttribute('href', '/apps/mail/sent/m2');
  expect(received).toHaveAccessibleName(/^Received Three more books/);
  expect(received).toHaveAttribute('href', '/apps/mail/inbox/m1');
  server.mails.unshift(mailOf('m3', 'selma@example.com', 'me@example.com', 'A fourth book'));
  act(() => {
    server.tell('mail-app/mails', ['m3'], undefined);
  });
  expect(await mails.findByRole('link', { name: /A fourth book/ })).toBeVisible();
});

it('narrows to the starred, the frequent and a group, and counts them', async () => {
  const { user } = show();
  await row('Selma Aydın');
  await choose(user, /^Starred/);
  await waitFor(() => expect(rows()).toEqual(['Zoë Brandt']));
  await choose(user, /^Frequent/);
  await waitFor(() => expect(rows()).toEqual(['Selma Aydın']));
  await choose(user, /^Friends/);
  await waitFor(() => expect(rows()).toEqual(['Selma Aydın']));
  await choose(user, /^Work/);
  expect(await screen.findByText('Nobody is in this group yet.')).toBeVisible();
});

it('adds a contact where one is, once it can be called by something', async () => {
  const { server, user } = show('/apps/contacts/starred');
  await user.click(await screen.findByRole('button', { name: 'New contact' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New contact' }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText(/Give a name/)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'First name' }), 'Noor');
  await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'noor');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('This is not an email address.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Email' }), '@example.com');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  const shown = await detail('Noor');
  expect(shown.getAllByRole('link', { name: /noor@example.com/ })[0]).toHaveAttribute(
    'href',
    'mailto:noor%40example.com',
  );
  await waitFor(() => expect(server.user().starred).toHaveLength(2));
  expect(server.contacts.all()[0]).toMatchObject({ name: 'Noor', email: 'noor@example.com' });
});

it('begins a contact that another page wants to be added, and opens one that is there already', async () => {
  const asked = (person: string) => `/apps/contacts/all?person=${encodeURIComponent(person)}`;
  const { server, user } = show(asked('Hugo van Martin <hugo@example.com>'));
  const dialog = within(await screen.findByRole('dialog', { name: 'New contact' }));
  expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Hugo van');
  expect(dialog.getByRole('textbox', { name: 'Last name' })).toHaveValue('Martin');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(server.contacts.all()[0]).toMatchObject({ email: 'hugo@example.com' }));
  cleanup();
  show(asked('HUGO@example.com'), server);
  expect(await screen.findByRole('region', { name: 'Hugo van Martin' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows a contact to be read, and saves what is written into it', async () => {
  const { server, user } = show('/apps/contacts/all/selma');
  expect(await screen.findByText('Bookseller, Harbour Books')).toBeVisible();
  expect(screen.getByText('April 17, 1988')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Edit/ }));
  await user.type(await field('Phone'), '3');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('link', { name: '+44 20 7946 01123' })).toBeVisible();
  await waitFor(() => expect(server.contacts.get('selma').phone).toBe('+44 20 7946 01123'));
});

it('says beside the way back that it is saved, in sight of every field', async () => {
  const { user } = show('/apps/contacts/all/selma');
  await user.click(await screen.findByRole('button', { name: /^Edit/ }));
  await user.type(await field('Phone'), '3');
  const bar = screen.getByRole('button', { name: 'Done' }).parentElement as HTMLElement;
  expect(await within(bar).findByText('Saved')).toBeVisible();
  expect(getComputedStyle(bar).position).toBe('sticky');
});

it('keeps an email that is none as it was typed, says so, and sends the other fields', async () => {
  const { server, user } = show('/apps/contacts/all/selma');
  await user.click(await screen.findByRole('button', { name: /^Edit/ }));
  const email = await field('Email');
  await user.clear(email);
  await user.type(email, 'selma@');
  await user.click(await field('Company'));
  expect(await screen.findByText('This is not an email address.')).toBeVisible();
  await user.keyboard(' Ltd{Control>}{Enter}{/Control}');
  await waitFor(() => expect(server.contacts.get('selma').company).toBe('Harbour Books Ltd'));
  expect(server.contacts.get('selma').email).toBe('selma@example.com');
  expect(email).toHaveValue('selma@');
  await user.type(email, 'books.example');
  expect(screen.queryByText('This is not an email address.')).not.toBeInTheDocument();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(server.contacts.get('selma').email).toBe('selma@books.example'));
});

describe('the picture of a contact', () => {
  const choosePicture = async (read: () => Promise<ImageBitmap>, type: string) => {
    window.createImageBitmap = jest.fn(read);
    const server = createContactsServer(sampleContacts(), type);
    const { user } = show('/apps/contacts/all/selma', server);
    await user.click(await screen.findByRole('button', { name: /^Edit/ }));
    const input = await screen.findByLabelText('Choose a picture', { selector: 'input' });
    await user.upload(input, new File(['hello'], 'selma.png', { type: 'image/png' }));
    return server;
  };
  const readable = () => Promise.resolve({ width: 2, height: 2 } as ImageBitmap);
  afterEach(() => {
    Reflect.deleteProperty(window, 'createImageBitmap');
  });

  it('is taken from a file', async () => {
    const server = await choosePicture(readable, 'image/webp');
    await waitFor(() => expect(server.contacts.get('selma').avatar).toBe('/api/uploads/picture'));
    expect(screen.queryByText(/The picture was not taken./)).not.toBeInTheDocument();
  });

  it('is not sent where the browser cannot read it', async () => {
    const server = await choosePicture(() => Promise.reject(new DOMException('', 'InvalidStateError')), 'text/plain');
    expect(await screen.findByRole('alert')).toHaveTextContent('The picture was not taken. Choose a JPEG');
    expect(server.count('POST /api/uploads')).toBe(0);
  });

  it('is refused where the server keeps it as another file', async () => {
    const server = await choosePicture(readable, 'text/plain');
    expect(await screen.findByRole('alert')).toHaveTextContent('The picture was not taken. Choose a JPEG');
    expect(server.contacts.get('selma').avatar).toBeNull();
  });
});

it('stars many as one step and takes it back', async () => {
  const { server, user } = show();
  await focusRow('Selma Aydın');
  await user.keyboard('{Control>}a{/Control}s');
  await waitFor(() => expect(server.user().starred).toHaveLength(5));
  expect(await screen.findByText('4 contacts starred.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.user().starred).toEqual(['zoe']));
});

it('removes many as one step and takes it back', async () => {
  const { server, user } = show();
  await focusRow('Selma Aydın');
  await user.keyboard('{Control>}a{/Control}#');
  await waitFor(() => expect(server.contacts.all()).toHaveLength(0));
  expect(await screen.findByText('The people you know appear here.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.contacts.all()).toHaveLength(5));
  expect(await row('Selma Aydın')).toBeVisible();
});

it('puts contacts into a new group at once, and takes them out again', async () => {
  const { server, user } = show();
  await focusRow('Zoë Brandt');
  await user.keyboard('l');
  const dialog = within(await screen.findByRole('dialog', { name: 'Groups of Zoë Brandt' }));
  await user.type(dialog.getByRole('textbox', { name: 'New group' }), 'Choir{Enter}');
  expect(await dialog.findByRole('checkbox', { name: 'Choir' })).toBeChecked();
  const members = () => server.user().groups.find(({ name }) => name === 'Choir')?.contactIds;
  await waitFor(() => expect(members()).toEqual(['zoe']));
  await user.click(dialog.getByRole('checkbox', { name: 'Choir' }));
  await waitFor(() => expect(members()).toEqual([]));
});

it('renames and removes groups; what is taken back has its contacts again', async () => {
  const { server, user } = show('/apps/contacts/friends');
  await row('Selma Aydın');
  await openParts(user);
  await user.click(await screen.findByRole('button', { name: 'Edit groups' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit groups' }));
  const name = dialog.getByRole('textbox', { name: 'Name of the group Friends' });
  await user.type(name, ' of mine{Enter}');
  await waitFor(() => expect(server.groups.get('friends').name).toBe('Friends of mine'));
  await user.click(dialog.getByRole('button', { name: 'Remove the group Friends of mine' }));
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('This group does not exist any more.')).toBeVisible();
  await waitFor(() => expect(server.groups.all()).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await row('Selma Aydın')).toBeVisible();
  await waitFor(() => expect(server.user().groups[0]).toMatchObject({ contactIds: ['selma'] }));
});

it('shows what another window changes', async () => {
  const { server } = show('/apps/contacts/starred');
  await row('Zoë Brandt');
  const { api } = server.openWindow();
  await act(() => api.setContactsStarred({ body: { contactIds: ['emile'] } }));
  expect(await row('Émile Caron')).toBeVisible();
});

it('keeps an open contact that is removed elsewhere as it was last seen, with the focus, and brings it back', async () => {
  const { server, user } = show('/apps/contacts/all/zoe');
  await user.keyboard('e');
  const nickname = await field('Nickname');
  await user.type(nickname, 'Zo');
  await waitFor(() => expect(server.contacts.get('zoe').nickname).toBe('Zo'));
  act(() => {
    server.contacts.remove(['zoe']);
    server.tell('contacts-app/contacts', ['zoe'], undefined);
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('This has been removed.');
  expect(nickname).toHaveFocus();
  expect(nickname).toHaveValue('Zo');
  await user.click(screen.getByRole('button', { name: 'Bring it back' }));
  await waitFor(() => expect(server.contacts.get('zoe').nickname).toBe('Zo'));
  expect(screen.queryByText(/This has been removed/)).not.toBeInTheDocument();
});

it('goes on to the one that an open contact becomes with another', async () => {
  const { server, user } = show(
    '/apps/contacts/all/selma',
    createContactsServer([
      contactOf('selma', { name: 'Selma', lastName: 'Aydın' }),
      contactOf('zoe', { name: 'Selma', lastName: 'Aydın', email: 'selma@example.com' }),
    ]),
  );
  await detail('Selma Aydın');
  await user.click(screen.getByRole('button', { name: 'Import, export and duplicates' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Find duplicates' }));
  await user.click(await screen.findByRole('button', { name: 'Make them one' }));
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(server.contacts.all()).toHaveLength(1));
  expect(screen.queryByText(/This has been removed/)).not.toBeInTheDocument();
  expect(await (await detail('Selma Aydın')).findByText('selma@example.com')).toBeVisible();
});

it('does not offer to bring back an open contact whose making is taken back here', async () => {
  const { server, user } = show();
  await focusRow('Selma Aydın');
  await user.keyboard('n');
  await user.type(await field('First name'), 'Noor');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(server.contacts.all()).toHaveLength(6));
  await detail('Noor');
  await focusRow('Selma Aydın');
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('It does not exist any more.')).toBeVisible();
  expect(screen.queryByText(/This has been removed/)).not.toBeInTheDocument();
});

it('says of what is written in a contact that was removed elsewhere that it is kept, once', async () => {
  const { server, user } = show('/apps/contacts/all/zoe');
  await user.keyboard('e');
  const nickname = await field('Nickname');
  act(() => {
    server.contacts.remove(['zoe']);
    server.tell('contacts-app/contacts', ['zoe'], undefined);
  });
  await screen.findByText(/This has been removed/);
  await user.type(nickname, 'Zo');
  const form = within(screen.getByRole('region', { name: 'Zoë Brandt' }));
  await user.click(await form.findByRole('button', { name: 'Keep as a new one' }));
  await waitFor(() => expect(server.contacts.all()[0]).toMatchObject({ name: 'Zoë', nickname: 'Zo' }));
});

it('says what is wrong with an email at once where the contact is opened again', async () => {
  const { user } = show('/apps/contacts/all/zoe');
  await user.keyboard('e');
  await user.clear(await field('Email'));
  await user.type(await field('Email'), 'zoe@');
  await screen.findByText(/^Not saved: /);
  await user.keyboard('{Escape}{Escape}');
  await user.click(await row('Zoë Brandt'));
  expect(await field('Email')).toHaveValue('zoe@');
  expect(await field('Email')).toHaveAccessibleDescription('This is not an email address.');
  expect(await screen.findByText(/^Not saved: /)).toBeVisible();
});

it('shows in the form of a company its initials in place of a picture', async () => {
  const { user } = show('/apps/contacts/all/harbour');
  await user.keyboard('e');
  await field('Company');
  const form = await detail('24 Hours Harbour');
  expect(form.getByText('2H')).toBeVisible();
  await user.clear(await field('Company'));
  await user.type(await field('Company'), 'Old Mill');
  expect(form.getByText('OM')).toBeVisible();
});

it('keeps both notes where two windows have written them', async () => {
  const { server, user } = show('/apps/contacts/all/zoe');
  await user.keyboard('e');
  const notes = await field('Notes');
  const { notes: before } = server.contacts.get('zoe');
  await user.type(notes, 'Mine.');
  act(() => {
    server.contacts.update({ ...server.contacts.get('zoe'), notes: `${before}Theirs.` });
  });
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.click(await screen.findByRole('button', { name: 'Keep both' }));
  await waitFor(() => expect(server.contacts.get('zoe').notes).toMatch(/Mine\.\s+.*Theirs\./s));
});

it.each(['n', 'c'])('adds a contact by the key %s, which takes what is typed next', async (key) => {
  const { user } = show();
  await row('Zoë Brandt');
  await user.keyboard(key);
  const dialog = within(await screen.findByRole('dialog', { name: 'New contact' }));
  expect(await dialog.findByRole('textbox', { name: 'First name' })).toHaveFocus();
});
