import { screen, within } from '@testing-library/react';
import { show } from '../testing/show';

const section = async (name: string) => within(await screen.findByRole('region', { name }));
/** What is said of something, by its name. */
const said = (part: ReturnType<typeof within>, name: string) => part.getByText(name).closest('dt')?.nextElementSibling;

it('says how the process, the database and Redis are', async () => {
  show('/apps/admin/system');
  const health = await section('Health');
  expect(said(health, 'Version')).toHaveTextContent('Ezone 6.2.0 · Node v24.11.1');
  expect(said(health, 'Memory')).toHaveTextContent('180 MB, of which objects take up 90 MB');
  expect(said(health, 'Database')).toHaveTextContent('PostgreSQL · Answers');
  expect(said(health, 'Redis')).toHaveTextContent(/Does not answer/);
});

it('says what is taken up, by whom, and how much that may be', async () => {
  show('/apps/admin/system');
  const storage = await section('Storage');
  expect(said(storage, 'Uploads')).toHaveTextContent('31 with 12 MB; 524.3 MB for each user at most');
  expect(said(storage, 'File manager')).toHaveTextContent('18 with 5 MB; 10.7 GB for all at most');
  expect(storage.getByRole('link', { name: 'Grace Hopper' })).toHaveAttribute('href', '/apps/admin/users/grace');
});

it('says what the server does by itself, and what has failed', async () => {
  show('/apps/admin/system');
  const work = await section('Background work');
  expect(said(work, 'Tables filled anew since the start')).toHaveTextContent('2 of 3');
  expect(said(work, 'uploads')).toHaveTextContent(/Failed/);
  expect(said(work, 'audit entries')).not.toHaveTextContent(/Failed/);
  expect(said(work, 'trash')).toHaveTextContent('Under way');
});

it('shows settings, and of secrets whether they are set', async () => {
  show('/apps/admin/system');
  const signIn = await section('Signing in');
  expect(said(signIn, 'SIGN_UP_ROLE')).toHaveTextContent('none');
  expect(said(signIn, 'JWT_SECRET')).toHaveTextContent(/^Set$/);
  expect(said(await section('Sending mails'), 'SMTP_URL')).toHaveTextContent('Not set');
});

it('says that it could not be loaded', async () => {
  const server = show('/apps/admin/system');
  server.failNext('GET /api/administration/system', 403);
  expect(await screen.findByText('The state of the server could not be loaded.')).toBeVisible();
});
