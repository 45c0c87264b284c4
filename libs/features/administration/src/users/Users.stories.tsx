import { never, refused } from '@ezone/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { createAdministrationServer } from '../testing/administrationServer';
import { AdministrationStage } from '../testing/AdministrationStage';

const meta = {
  title: 'Apps/Administration/Users',
  component: AdministrationStage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
} satisfies Meta<typeof AdministrationStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** All users, each a link to its own page. */
export const Users: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Users by name' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const NobodyFound: Story = {
  args: { path: '/apps/admin?q=nobody' },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Clear filters' })).toBeVisible(),
};

export const Loading: Story = { args: { server: () => createAdministrationServer({ answer: never }) } };

export const NotLoaded: Story = {
  args: { server: () => createAdministrationServer({ answer: () => Promise.reject(refused(500)) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, { timeout: 8000 })).toHaveTextContent(
      'The users could not be loaded.',
    );
  },
};

/** Role, access and sessions of somebody else. */
export const OneUser: Story = {
  args: { path: '/apps/admin/users/grace' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Administrator' })).toBeChecked();
    await expect(canvas.getByText('In 2 places')).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { path: '/apps/admin/users/mallory' },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Enable' })).toBeVisible(),
};

export const Invited: Story = {
  args: { path: '/apps/admin/users/ivy' },
  play: async ({ canvas }) => expect(await canvas.findByText('The link works no more')).toBeVisible(),
};

/** Who has not come yet can be sent another link, or be invited no more. */
export const Invitations: Story = {
  args: { path: '/apps/admin?state=invited' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: /Send .*Ivy.* another link/ })).toBeVisible(),
};

export const Inviting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite' }));
    await expect(await screen.findByRole('dialog', { name: 'Invite somebody' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' }, args: { path: '/apps/admin/users/leyla' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
