import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { createAccountingServer } from './testing/accountingServer';
import { AccountingAt } from './testing/AccountingStage';

const meta = {
  title: 'Apps/Accounting',
  component: AccountingAt,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '52rem' } } },
  beforeEach: () => {
    sessionStorage.clear();
  },
} satisfies Meta<typeof AccountingAt>;
export default meta;

type Story = StoryObj<typeof meta>;

/** All levels are shown at first; one press leaves the top one. */
export const ChartOfAccounts: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /1010 Current account/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the top level' }));
    await expect(canvas.queryByRole('row', { name: /1010 Current account/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all levels' }));
  },
};

export const NewAccount: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for 5000 Expenses' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Add below' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New account' }));
    await expect(dialog.getByRole('button', { name: /5000 Expenses/ })).toBeVisible();
  },
};

export const NoAccounts: Story = { args: { server: () => createAccountingServer([]) } };

export const Loading: Story = {
  args: {
    server: () => {
      const server = createAccountingServer();
      server.hold('GET /api/accounting-app/accounts');
      return server;
    },
  },
};

export const NotLoaded: Story = {
  args: {
    server: () => {
      const server = createAccountingServer();
      server.fail('GET /api/accounting-app/accounts', 403);
      return server;
    },
  },
};

/** What one searches for stands in the address; the rest comes when it is asked for. */
export const Banking: Story = {
  args: { path: '/banking' },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Gallery Nord/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByRole('row', { name: /Mar 1, 2026 Rent/ })).toBeVisible();
  },
};

/** What can be done with those that are selected stands in the place of the search. */
export const Selected: Story = {
  args: { path: '/banking' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Select Railway/ }));
    await expect(canvas.getByRole('group', { name: 'Selection' })).toBeVisible();
  },
};

/** What was for an account, on whichever it is: this keeps the account from being removed. */
export const AboutAnAccount: Story = { args: { path: '/banking?about=5100' } };

export const NothingFound: Story = { args: { path: '/banking?q=submarine' } };

export const NoBank: Story = { args: { path: '/banking', server: () => createAccountingServer([]) } };

export const BankingDark: Story = { args: { path: '/banking' }, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const BankingOnAPhone: Story = { args: { path: '/banking' }, globals: { viewport: { value: 'phone' } } };
