import { StaticI18nProvider } from '@ezone/i18n/testing';
import { screenWidth } from '@ezone/shell/chrome/layout/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFileServer } from './testing/fileServer';
import { FilesAt } from './testing/FilesStage';
import { entryOf } from './testing/sampleFiles';
import type { FilesAtProps } from './testing/FilesStage';

const show = async (server = createFileServer(), props: Omit<FilesAtProps, 'server'> = {}, first = 'Reports') => {
  const user = userEvent.setup();
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <FilesAt server={() => server} {...props} />
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
  await screen.findByRole('row', { name: first });
  return { server, user };
};
const row = (name: string) => screen.getByRole('row', { name });
const focus = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  // The keys lead there, as they do for a user.
  while (document.activeElement !== row(name)) await user.keyboard('j');
};
const menuItem = async (name: RegExp) => within(await screen.findByRole('menu')).getByRole('menuitem', { name });

beforeEach(() => {
  sessionStorage.clear();
  screenWidth(true);
});

it('renames in place by F2, and tells a name that is taken before anything is sent', async () => {
  const { server, user } = await show();
  await focus(user, 'Notes.txt');
  await user.keyboard('{F2}');
  const field = screen.getByRole('textbox', { name: 'Rename' });
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, 'prices.xlsx{Enter}');
  expect(await screen.findByText('Something else here has this name already.')).toBeVisible();
  expect(server.count('POST /api/file-manager-app/rename-file')).toBe(0);
  await user.clear(field);
  await user.type(field, 'May/June.txt{Enter}');
  expect(await screen.findByText(/leave out slashes/)).toBeVisible();
  expect(field).toHaveFocus();
  expect(server.count('POST /api/file-manager-app/rename-file')).toBe(0);
  await user.clear(field);
  await user.type(field, 'Minutes.txt{Enter}');
  expect(await screen.findByRole('row', { name: 'Minutes.txt' })).toHaveFocus();
  await waitFor(() => expect(server.names()).toContain('Minutes.txt'));
});

it('says of a film that it cannot be played, and of no other after it', async () => {
  const film = (id: string) =>
    entryOf(id, { name: `${id}.mp4`, type: 'video', extention: 'mp4', mediaType: 'video/mp4', size: 2_000_000 });
  const { user } = await show(createFileServer([film('one'), film('two')]), {}, 'one.mp4');
  await user.click(row('one.mp4'));
  const dialog = within(await screen.findByRole('dialog'));
  const player = await dialog.findByLabelText('one.mp4');
  expect(player).toHaveAttribute('src', '/api/uploads/files/one');
  const failWith = (code: number) => {
    Object.defineProperty(player, 'error', { value: { code }, configurable: true });
    fireEvent.error(player);
  };
  // The connection is gone: what has come of it stays.
  failWith(2);
  expect(player).toBeVisible();
  failWith(4);
  expect(dialog.getByRole('status')).toHaveTextContent(
    'This could not be played here. Download the file to play it elsewhere.',
  );
  expect(dialog.getByRole('button', { name: 'Download' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Next file' }));
  expect(await dialog.findByLabelText('two.mp4')).toBeInTheDocument();
});

it('moves what is selected into the trash as one step, and takes that back', async () => {
  const { server, user } = await show();
  await focus(user, 'Notes.txt');
  await user.keyboard('x');
  await focus(user, 'Prices.xlsx');
  await user.keyboard('x#');
  await waitFor(() => expect(screen.queryByRole('row', { name: 'Notes.txt' })).not.toBeInTheDocument());
  await waitFor(() => expect(server.names()).not.toContain('Prices.xlsx'));
  expect(server.requests('POST /api/file-manager-app/remove-files')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('row', { name: 'Prices.xlsx' })).toBeVisible();
  await waitFor(() => expect(server.names()).toEqual(expect.arrayContaining(['Notes.txt', 'Prices.xlsx'])));
});

it('makes a folder whose name is free, and lets it be written', async () => {
  const { server, user } = await show();
  await user.keyboard('n');
  const field = await screen.findByRole('textbox', { name: 'Rename' });
  await user.clear(field);
  await user.type(field, 'Contracts{Enter}');
  await waitFor(() => expect(server.names()).toContain('Contracts'));
});

it('moves by the menu of a file into a folder of the tree, asking about a name that is taken', async () => {
  const server = createFileServer();
  const { user } = await show(server);
  fireEvent.contextMenu(row('Notes.txt'), { button: 2, clientX: 10, clientY: 10 });
  await user.click(await menuItem(/Move to …/));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move to …' }));
  await user.click(await dialog.findByRole('row', { name: 'Trips' }));
  await user.click(dialog.getByRole('button', { name: 'Move here' }));
  await waitFor(() => expect(server.names('trips')).toEqual(['Notes.txt']));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.names('trips')).toEqual([]));
  expect(await screen.findByRole('row', { name: 'Notes.txt' })).toBeVisible();
});

it('moves nothing where Escape closes the tree of folders', async () => {
  const { user } = await show();
  await focus(user, 'Notes.txt');
  fireEvent.contextMenu(row('Notes.txt'), { button: 2, clientX: 10, clientY: 10 });
  await user.click(await menuItem(/Move to …/));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move to …' }));
  const top = await dialog.findByRole('row', { name: 'Files' });
  await waitFor(() => expect(top).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(row('Notes.txt')).toBeVisible();
});

it('previews by Space and by Enter, and gives the focus back', async () => {
  const { user } = await show();
  await focus(user, 'Prices.xlsx');
  await user.keyboard(' ');
  expect(await screen.findByRole('dialog', { name: 'Prices.xlsx' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(row('Prices.xlsx')).toHaveFocus());
});

it('follows what somebody else does in the folder', async () => {
  const { server } = await show();
  await server.openWindow().api.renameFile({ body: { id: 'notes', name: 'Changed.txt' } });
  expect(await screen.findByRole('row', { name: 'Changed.txt' })).toBeVisible();
});

it('finds files in all folders', async () => {
  const { user } = await show();
  await user.type(screen.getByRole('searchbox', { name: 'Search all files' }), 'budget');
  expect(await screen.findByRole('row', { name: 'Budget.pdf' })).toBeVisible();
  await user.keyboard('{Escape}');
});

it('brings a file back from the trash', async () => {
  const server = createFileServer();
  await server.api.removeFiles({ body: { ids: ['notes'] } });
  const { user } = await show(server, { path: '/apps/file-manager/trash' }, 'Notes.txt');
  await user.keyboard('ju');
  await waitFor(() => expect(server.names()).toContain('Notes.txt'));
  expect(await screen.findByText('The trash is empty.')).toBeVisible();
});

it('offers somebody who only reads nothing that would be refused', async () => {
  const { user } = await show(createFileServer(), { role: 'user' });
  expect(screen.queryByRole('link', { name: 'Trash' })).not.toBeInTheDocument();
  fireEvent.contextMenu(row('Notes.txt'), { button: 2, clientX: 10, clientY: 10 });
  expect(await menuItem(/Download/)).toBeVisible();
  expect(within(screen.getByRole('menu')).queryByRole('menuitem', { name: /Rename/ })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
});
