import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../testing/show';

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Entries, the latest first' })).getAllByRole('listitem');
const address = () => screen.getByTestId('address').textContent;

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:table';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('says what happened, by whom, about whom and from where, a page after the other', async () => {
  show('/apps/admin/audit-log');
  expect(await rows()).toHaveLength(4);
  const [changed, failed, created, deleted] = await rows();
  expect(changed).toHaveTextContent(/Changed a role.*By.*Abbott Keitch.*About.*Grace Hopper.*203\.0\.113\.7.*to=staff/);
  expect(within(changed as HTMLElement).getByRole('link', { name: 'Grace Hopper' })).toHaveAttribute(
    'href',
    '/apps/admin/users/grace',
  );
  expect(failed).toHaveTextContent(/Sign-in failed.*Unknown, or the server itself.*nobody@ezone\.example/);
  expect(created).toHaveTextContent(/Created.*e-commerce-app\/products.*p1/);
  expect(deleted).not.toHaveTextContent('From the address');
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(async () => expect(await rows()).toHaveLength(5));
});

it('is asked by whom, by action and by list, in the address, and widened again', async () => {
  show('/apps/admin/audit-log?who=grace%40ezone.example');
  expect(await rows()).toHaveLength(1);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Created');
  const clear = await screen.findByRole('button', { name: 'Clear filters' });
  expect(address()).toBe('/apps/admin/audit-log?who=grace%40ezone.example&action=created');
  await userEvent.click(clear);
  expect(await rows()).toHaveLength(4);
  await userEvent.type(screen.getByRole('textbox', { name: 'List' }), 'notes-app/notes{Enter}');
  await waitFor(async () => expect(await rows()).toHaveLength(1));
});

it('is asked by days, the last one included', async () => {
  show('/apps/admin/audit-log?from=2026-03-03&to=2026-03-04');
  expect(await rows()).toHaveLength(2);
});

it('is saved as a table of what is asked for', async () => {
  show('/apps/admin/audit-log?action=created');
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Save as a table' }));
  expect(await screen.findByText('1 entry was saved.')).toBeVisible();
  expect(saved).toEqual(['audit-log.csv']);
});

it('says that nothing was saved where the server fails', async () => {
  const server = show('/apps/admin/audit-log');
  server.failNext('POST /api/administration/export-audit-log', 503);
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Save as a table' }));
  expect(await screen.findByText(/The table was not saved/)).toBeVisible();
  expect(saved).toEqual([]);
});

it('says that it could not be loaded', async () => {
  const server = show('/apps/admin/audit-log');
  server.failNext('GET /api/administration/audit-log', 403);
  expect(await screen.findByText('The audit log could not be loaded.')).toBeVisible();
});
