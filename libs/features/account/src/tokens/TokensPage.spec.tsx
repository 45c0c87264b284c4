import { refused } from '@ezone/api-client/testing';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTokensServer, MADE } from './testing/tokensServer';
import { TokensStage } from './testing/TokensStage';

const show = (server = createTokensServer()) => {
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <TokensStage server={() => server} />
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
  return server;
};
const list = async () => within(await screen.findByRole('list', { name: 'Your API tokens' }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
const openForm = async () => {
  await press('New token');
  await screen.findByRole('dialog', { name: 'New token' });
};
const typeName = (name: string) => userEvent.type(screen.getByRole('textbox', { name: /Name/ }), name);

it('lists what each token may do, until when, and when it was used', async () => {
  show();
  const [backup, old] = (await list()).getAllByRole('listitem');
  expect(backup).toHaveTextContent('Nightly backup');
  expect(backup).toHaveTextContent('Notes (read), Todo (read and change)');
  expect(backup).toHaveTextContent('Expires on May 2, 2100 · Last used on Mar 3, 2026');
  expect(old).toHaveTextContent('Products and orders (change)');
  expect(old).toHaveTextContent('Expired · Never used');
});

it('makes a token, shows it once to be copied, and lists it without itself', async () => {
  const user = userEvent.setup();
  const server = show();
  await openForm();
  await typeName(' Report ');
  await userEvent.click(screen.getByRole('radio', { name: '365 days' }));
  await tick('Calendar: read');
  await tick('Mail: change');
  await press('Make token');
  const made = within(await screen.findByRole('dialog', { name: 'Your new token' }));
  expect(made.getByRole('textbox', { name: 'Token' })).toHaveValue(MADE);
  await user.click(made.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('The token was copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(MADE);
  await user.click(made.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await list()).getAllByRole('listitem')[0]).toHaveTextContent('Report');
  expect(document.body).not.toHaveTextContent(MADE);
  expect(server.tokens()[0]).toMatchObject({ name: 'Report', scopes: ['calendar:read', 'mail:write'] });
});

it('takes all apps at once, and one of them out again', async () => {
  const server = show();
  await openForm();
  await typeName('Report');
  await tick('All apps: read');
  await tick('Mail: read');
  expect(screen.getByRole('checkbox', { name: 'All apps: read' })).toBePartiallyChecked();
  expect(screen.getByRole('checkbox', { name: 'Notes: change' })).not.toBeChecked();
  await press('Make token');
  await screen.findByRole('dialog', { name: 'Your new token' });
  const scopes = server.tokens()[0]?.scopes ?? [];
  expect(scopes).toHaveLength(13);
  expect(scopes).not.toContain('mail:read');
});

it('makes none without a name and something that it may do, and says so', async () => {
  const server = show();
  await openForm();
  await press('Make token');
  expect(await screen.findByText('Enter a name.')).toBeVisible();
  expect(await screen.findByText('Choose at least one thing that it may do.')).toBeVisible();
  expect(server.tokens()).toHaveLength(2);
});

it('keeps what was typed where the server fails', async () => {
  const server = show();
  server.failNext('POST /api/auth/make-api-token', 503);
  await openForm();
  await typeName('Report');
  await tick('Notes: read');
  await press('Make token');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Report');
  await press('Make token');
  expect(await screen.findByRole('dialog', { name: 'Your new token' })).toBeVisible();
});

it('revokes a token when that is confirmed', async () => {
  const server = show();
  await list();
  await press('Revoke Nightly backup');
  const question = within(await screen.findByRole('alertdialog', { name: 'Revoke the token “Nightly backup”?' }));
  await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('The token “Nightly backup” was revoked.')).toBeVisible();
  await waitFor(async () => expect((await list()).getAllByRole('listitem')).toHaveLength(1));
  expect(server.tokens().map(({ id }) => id)).toEqual(['t2']);
});

it('says that a token was not revoked, and lists it still', async () => {
  const server = show();
  server.failNext('POST /api/auth/revoke-api-token', 500);
  await list();
  await press('Revoke Nightly backup');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText(/is still good/)).toBeVisible();
  expect((await list()).getAllByRole('listitem')).toHaveLength(2);
});

it('says what tokens are for where there are none, and that they could not be loaded', async () => {
  show(createTokensServer({ tokens: [] }));
  expect(await screen.findByText(/You have no tokens/)).toBeVisible();
  show(createTokensServer({ answer: () => Promise.reject(refused(403)) }));
  expect(await screen.findByText('Your tokens could not be loaded.')).toBeVisible();
});
