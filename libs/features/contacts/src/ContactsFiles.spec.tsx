import { StaticI18nProvider } from '@ezone/i18n/testing';
import { screenWidth } from '@ezone/shell/chrome/layout/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contactOf, createContactsServer } from './testing/contactsServer';
import { ContactsAt } from './testing/ContactsStage';

const show = async (item: string, server = createContactsServer()) => {
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <ContactsAt server={() => server} />
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Import, export and duplicates' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  const dialog = within(await screen.findByRole('dialog'));
  const choose = async (text: string, name: string) => {
    // jsdom gives files no bytes.
    const file = Object.assign(new File([text], name), {
      arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
    });
    await user.upload(dialog.getByLabelText('Choose a file', { selector: 'input' }), file);
  };
  return { server, user, dialog, choose };
};
const rowsOf = (dialog: ReturnType<typeof within>) =>
  dialog.getAllByRole('row').map(({ textContent }: HTMLElement) => textContent);

const table =
  'First name,Last name,Email,Class\nNoor,Haddad,noor@example.com,Choir\nBroken,,nobody,\nZoë,Brandt,zoe@example.com,\n';
const cards =
  'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lund;Eskil;;;\r\nFN:Eskil Lund\r\nCATEGORIES:Work,starred\r\nEND:VCARD\r\n' +
  'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Okoro;Amara;;;\r\nFN:Amara Okoro\r\nEND:VCARD\r\n';

beforeEach(() => {
  sessionStorage.clear();
  screenWidth(true);
});

it('names the columns of a table, shows what each line becomes, and adds the good ones', async () => {
  const { server, user, dialog, choose } = await show('Import contacts');
  await choose(table, 'people.csv');
  expect(await dialog.findByText('What do the columns hold?')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /Class/ }));
  await user.click(await screen.findByRole('option', { name: 'Company' }));
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  expect(await dialog.findByText('1 entry will be added, 1 cannot be taken.')).toBeVisible();
  expect(rowsOf(dialog)).toEqual([
    expect.stringContaining('noor@example.com · Choir'),
    expect.stringContaining('The email is no address'),
    expect.stringContaining('Here already'),
  ]);
  await user.click(dialog.getByRole('checkbox', { name: /Leave out those/ }));
  await user.click(dialog.getByRole('button', { name: 'Add 2 contacts' }));
  expect(await screen.findByText('2 contacts added.')).toBeVisible();
  await waitFor(() =>
    expect(server.contacts.all().slice(0, 2)).toMatchObject([
      { name: 'Noor', lastName: 'Haddad', company: 'Choir' },
      { name: 'Zoë', lastName: 'Brandt' },
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.contacts.all()).toHaveLength(5));
  // One call for all of them.
  expect(server.count('POST /api/contacts-app/add-contacts')).toBe(1);
  expect(server.count('POST /api/contacts-app/remove-contacts')).toBe(1);
});

it('takes cards with their star and group, in their order, at once, and sends them when it can', async () => {
  const { server, user, dialog, choose } = await show('Import contacts');
  const release = server.hold('POST /api/contacts-app/add-contacts');
  await choose(cards, 'people.vcf');
  await user.click(await dialog.findByRole('button', { name: 'Add 2 contacts' }));
  expect(await screen.findByText('2 contacts added.')).toBeVisible();
  expect(await screen.findByRole('row', { name: 'Eskil Lund' })).toBeVisible();
  expect(server.contacts.all()).toHaveLength(5);
  release();
  await waitFor(() => expect(server.contacts.all()).toHaveLength(7));
  const [eskil, amara] = server.contacts.all();
  expect([eskil?.name, amara?.name]).toEqual(['Eskil', 'Amara']);
  await waitFor(() => expect(server.user().starred).toContain(eskil?.id));
  await waitFor(() =>
    expect(server.user().groups.find(({ name }) => name === 'Work')?.contactIds).toEqual([eskil?.id]),
  );
});

const withPhoto = `${cards.split('END:VCARD')[0] ?? ''}PHOTO;ENCODING=b;TYPE=PNG:aGVsbG8=\r\nEND:VCARD\r\n`;

it('leaves out a picture that is refused, and waits with all where the server may take it later', async () => {
  const { server, user, dialog, choose } = await show('Import contacts');
  await choose(withPhoto, 'people.vcf');
  server.failNext('POST /api/uploads', 503, 500, 429, 401);
  server.fail('POST /api/uploads', 415);
  await user.click(await dialog.findByRole('button', { name: 'Add 1 contact' }));
  for (const sent of [1, 2, 3, 4]) {
    const again = await dialog.findByRole('button', { name: 'Try again' });
    expect(dialog.getByText(/0 of 1 were added/)).toBeVisible();
    expect(server.count('POST /api/uploads')).toBe(sent);
    await user.click(again);
  }
  expect(await screen.findByText('1 contact added.')).toBeVisible();
  await waitFor(() => expect(server.contacts.all()[0]).toMatchObject({ name: 'Eskil', avatar: null }));
});

it('leaves out a picture that the server keeps as another file', async () => {
  const server = createContactsServer(undefined, 'text/plain');
  const { user, dialog, choose } = await show('Import contacts', server);
  await choose(withPhoto, 'people.vcf');
  await user.click(await dialog.findByRole('button', { name: 'Add 1 contact' }));
  await waitFor(() => expect(server.contacts.all()[0]).toMatchObject({ name: 'Eskil', avatar: null }));
});

it('says that there is nothing in a file', async () => {
  const { dialog, choose } = await show('Import contacts');
  await choose('', 'empty.csv');
  expect(await dialog.findByText('There is nothing in this file that can be added.')).toBeVisible();
});

it('makes of two the one of whom more is known, as it was chosen, with the star and the groups of both, and takes that back', async () => {
  const two = [
    contactOf('selma', { name: 'Selma', lastName: 'Aydın', phone: '1' }),
    contactOf('zoe', { name: 'Selma', lastName: 'Aydin', phone: '2', email: 'selma@example.com' }),
  ];
  const friends = () => server.user().groups.find(({ id }) => id === 'friends')?.contactIds;
  const { server, user, dialog } = await show('Find duplicates', createContactsServer(two));
  await user.click(await dialog.findByRole('radio', { name: 'Phone: 1' }));
  await user.click(dialog.getByRole('button', { name: 'Make them one' }));
  expect(await dialog.findByText('No two contacts share an email, a number or a name.')).toBeVisible();
  await waitFor(() => expect(server.contacts.all()).toHaveLength(1));
  await waitFor(() =>
    expect(server.contacts.get('zoe')).toMatchObject({ lastName: 'Aydin', phone: '1', notes: 'Phone: 2' }),
  );
  expect(server.user().starred).toEqual(['zoe']);
  await waitFor(() => expect(friends()).toEqual(['zoe']));
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.contacts.all()).toHaveLength(2));
  await waitFor(() => expect(server.contacts.get('zoe')).toMatchObject({ phone: '2', notes: '' }));
  await waitFor(() => expect(friends()).toEqual(['selma']));
});

it('makes none of two whose notes do not fit into one, and says so', async () => {
  const two = [
    contactOf('selma', { name: 'Selma', lastName: 'Aydın', email: 'a@example.com', notes: 'a'.repeat(9_990) }),
    contactOf('zoe', { name: 'Selma', lastName: 'Aydın', email: 'b@example.com' }),
  ];
  const { dialog } = await show('Find duplicates', createContactsServer(two));
  expect(await dialog.findByRole('alert')).toHaveTextContent('exceed the 10,000 characters that fit into one contact');
  expect(dialog.getByRole('button', { name: 'Make them one' })).toBeDisabled();
});
