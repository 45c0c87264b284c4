import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { createContactsServer, manyContacts } from './testing/contactsServer';
import { ContactsAt } from './testing/ContactsStage';

const meta = {
  title: 'Apps/Contacts/Page',
  component: ContactsAt,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
  beforeEach: () => {
    sessionStorage.clear();
  },
} satisfies Meta<typeof ContactsAt>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The letters lead to the first contact under each. */
export const List: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: 'Selma Aydın' });
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Z' }));
    await expect(canvas.getByRole('row', { name: 'Zoë Brandt' })).toHaveFocus();
  },
};

export const Open: Story = {
  args: { path: '/apps/contacts/all/selma' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bookseller, Harbour Books')).toBeVisible();
  },
};

/** Where there is a mail app, with the last mails. */
export const OpenWithMails: Story = {
  args: { path: '/apps/contacts/all/selma', apps: ['/apps/mail/*'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /The order of March/ })).toBeVisible();
  },
};

export const Edited: Story = {
  args: { path: '/apps/contacts/all/selma' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await expect(await canvas.findByRole('textbox', { name: 'First name' })).toHaveValue('Selma');
  },
};

export const Empty: Story = {
  args: { server: () => createContactsServer([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The people you know appear here.')).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { path: '/apps/contacts/all?q=submarine' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing holds “submarine”.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    server: () => {
      const server = createContactsServer();
      server.hold('GET /api/contacts-app/contacts');
      return server;
    },
  },
};

export const Failed: Story = {
  args: {
    server: () => {
      const server = createContactsServer();
      server.fail('GET /api/contacts-app/contacts', 403);
      return server;
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

export const TenThousand: Story = {
  args: { server: () => createContactsServer(manyContacts(10_000)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'All contacts' })).toHaveAttribute('aria-rowcount', '10000');
  },
};

export const OpenOnPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { args: { path: '/apps/contacts/all/selma' }, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: { path: '/apps/contacts/all/layla' }, globals: { locale: 'ar' } };
