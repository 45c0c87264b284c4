import { StaticI18nProvider } from '@ezone/i18n/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createFakeRecordServer } from '../records/testing/fakeRecordServer';
import type { Thing } from '../records/testing/fakeRecordServer';
import { ContactStage, createContactServer } from './testing/ContactStage';
import type { Contact } from './testing/ContactStage';
import { ThingStage } from './testing/ThingStage';

const harbour: Thing = { id: 'x', name: 'Harbour', text: '', done: false };

const draw = (stage: ReactNode) =>
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          {stage}
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
const show = () => {
  const server = createFakeRecordServer([harbour]);
  draw(<ThingStage server={() => server} />);
  return server;
};
const name = () => screen.findByRole('textbox', { name: 'Name' });
const press = async (button: string) => userEvent.click(await screen.findByRole('button', { name: button }));
const save = () => userEvent.keyboard('{Control>}{Enter}{/Control}');
const names = (server: ReturnType<typeof show>) => server.getThings().map((thing) => thing.name);

beforeEach(() => {
  sessionStorage.clear();
});

it('hands over what was just typed before the record is removed, so that Undo brings back both', async () => {
  const server = show();
  await userEvent.type(await name(), ' lights');
  await press('Remove');
  await screen.findByText('Nothing is open.');
  await waitFor(() => expect(names(server)).toEqual([]));
  await press('Undo');
  await waitFor(() => expect(names(server)).toEqual(['Harbour lights']));
  expect(await name()).toHaveValue('Harbour lights');
  expect(screen.queryByText(/removed elsewhere/)).not.toBeInTheDocument();
});

it('says nothing of saving before something was typed', async () => {
  show();
  await name();
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  await userEvent.type(await name(), ' lights');
  expect(screen.getByText('Editing …')).toBeVisible();
  await save();
  await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
});

it('says at the foot, where it says that all is saved, that what is typed waits', async () => {
  const server = show();
  server.setTrouble(() => 'lost');
  await userEvent.type(await name(), ' lights');
  await save();
  const waits = await screen.findByText(/^The server was not reached\./);
  expect((await name()).compareDocumentPosition(waits)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText('Saving …')).not.toBeVisible();
  server.setTrouble(() => 'none');
  await press('Try again');
  await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
  expect(waits).not.toBeInTheDocument();
});

it('shows what was changed to something else meanwhile, and lets decide', async () => {
  const server = show();
  await userEvent.type(await name(), ' lights');
  server.setDelay(() => {
    server.setDelay(() => Promise.resolve());
    server.elsewhere.update({ ...harbour, name: 'Port' });
    return Promise.resolve();
  });
  await save();
  expect(await screen.findByRole('group', { name: 'Name' })).toHaveTextContent('Port');
  // A name of two names would be none.
  expect(screen.queryByRole('button', { name: 'Keep both' })).not.toBeInTheDocument();
  await press('Keep the unsaved one');
  await waitFor(() => expect(names(server)).toEqual(['Harbour lights']));
});

it('keeps both versions of a text where it is the only one to be decided', async () => {
  const server = show();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Text' }), 'Mine');
  server.setDelay(() => {
    server.setDelay(() => Promise.resolve());
    server.elsewhere.update({ ...harbour, text: 'Theirs' });
    return Promise.resolve();
  });
  await save();
  await press('Keep both');
  await waitFor(() => expect(server.getThings()).toMatchObject([{ text: 'Mine\n\nTheirs' }]));
  expect(screen.queryByRole('button', { name: 'Keep both' })).not.toBeInTheDocument();
});

it('makes one new record of what is typed into one that is removed elsewhere, and leads on to it', async () => {
  const server = show();
  await userEvent.type(await name(), ' lights');
  act(() => {
    server.elsewhere.remove(['x']);
  });
  const page = within(screen.getByRole('main'));
  await userEvent.click(await page.findByRole('button', { name: 'Keep as a new one' }));
  await waitFor(() => expect(names(server)).toEqual(['Harbour lights']));
  expect(await name()).toHaveValue('Harbour lights');
  // The notice still offers the same.
  await press('Keep as a new one');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep as a new one' })).not.toBeInTheDocument());
  await save();
  expect(names(server)).toEqual(['Harbour lights']);
});

const ada: Contact = {
  id: 'c1',
  name: 'Ada',
  age: 36,
  born: '1815-12-10',
  emails: [{ value: 'ada@old.example' }, { value: 'ada@home.example' }],
};
const showContact = () => {
  const server = createContactServer(ada);
  const { unmount } = draw(<ContactStage server={server} />);
  return { server, unmount };
};
const field = (called: string) => screen.findByRole('textbox', { name: called });

it('writes a field inside a list, and keeps the rest of the list', async () => {
  const { server } = showContact();
  await userEvent.type(await field('Email'), '!');
  await save();
  await waitFor(() =>
    expect(server.stored()).toEqual({ ...ada, emails: [{ value: 'ada@old.example!' }, { value: 'ada@home.example' }] }),
  );
});

it('saves nothing in the place of what cannot be read, says so, and keeps it over a reload', async () => {
  const { server, unmount } = showContact();
  await userEvent.type(await field('Age'), 'o');
  await userEvent.type(await field('Name'), ' L');
  await save();
  await waitFor(() => expect(server.stored().name).toBe('Ada L'));
  expect(server.stored()).toEqual({ ...ada, name: 'Ada L' });
  expect(await field('Age')).toHaveAccessibleDescription('This is not a number. One is written like 1,234.50.');
  expect(screen.getByText(/not what its field is for/)).toBeVisible();
  unmount();
  draw(<ContactStage server={server} />);
  expect(await field('Age')).toHaveValue('36o');
  await userEvent.type(await field('Age'), '{Backspace}{Backspace}7');
  await save();
  await waitFor(() => expect(server.stored().age).toBe(37));
});

it('says at its field that something needed is missing, once it was to be saved', async () => {
  const server = createFakeRecordServer([harbour]);
  server.collection.unfit = ({ name: written }) => (written?.trim() === '' ? ['name'] : []);
  draw(<ThingStage server={() => server} />);
  await userEvent.clear(await name());
  expect(await name()).not.toHaveAccessibleDescription();
  await save();
  await waitFor(async () => expect(await name()).toHaveAccessibleDescription('Fill this in.'));
  // A text that may be empty says nothing.
  expect(screen.getByRole('textbox', { name: 'Text' })).not.toHaveAccessibleDescription();
  await userEvent.type(await name(), 'Port');
  expect(await name()).not.toHaveAccessibleDescription();
  await save();
  await waitFor(() => expect(names(server)).toEqual(['Port']));
});

it('saves no day while half of one stands in its field', async () => {
  const { server } = showContact();
  await userEvent.click(await screen.findByRole('spinbutton', { name: /month/ }));
  await userEvent.keyboard('{Backspace}{Backspace}');
  await userEvent.type(await field('Name'), ' L');
  await save();
  await waitFor(() => expect(server.stored().name).toBe('Ada L'));
  expect(server.stored().born).toBe(ada.born);
  expect(screen.getByText('This date is not complete.')).toBeVisible();
});
