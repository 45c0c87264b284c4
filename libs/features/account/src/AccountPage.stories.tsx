import { never, refused } from '@ezone/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { createAccountServer, here, PASSWORD } from './testing/accountServer';
import { AccountStage } from './testing/AccountStage';

const meta = {
  title: 'Apps/Account/Page',
  component: AccountStage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
} satisfies Meta<typeof AccountStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The password, and where one is signed in. */
export const Account: Story = {
  play: async ({ canvas }) => {
    const sessions = within(await canvas.findByRole('list', { name: 'Where you are signed in' }));
    await expect(sessions.getAllByRole('listitem')).toHaveLength(3);
    await expect(sessions.getByText('This device')).toBeVisible();
  },
};

/** What is wrong stands at its field, and what was typed stays. */
export const WrongPassword: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/Current password/), 'a guess');
    await userEvent.type(canvas.getByLabelText(/^New password/), 'difference engine');
    await userEvent.type(canvas.getByLabelText(/Confirm new password/), 'difference engine{Enter}');
    await expect(await canvas.findByText('This is not your current password.')).toBeVisible();
    await expect(canvas.getByLabelText(/^New password/)).toHaveValue('difference engine');
  },
};

/** Whoever else knew the password is signed out. */
export const PasswordChanged: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/Current password/), PASSWORD);
    await userEvent.type(canvas.getByLabelText(/^New password/), 'difference engine');
    await userEvent.type(canvas.getByLabelText(/Confirm new password/), 'difference engine{Enter}');
    await expect(await canvas.findByText(/Your password was changed/)).toBeVisible();
    await expect(canvas.getByLabelText(/Current password/)).toHaveValue('');
  },
};

/** Whoever signs in with another service changes the password there. */
export const OfAnotherService: Story = {
  args: { from: 'auth0' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Change it there/)).toBeVisible();
    await expect(canvas.queryByLabelText(/Current password/)).toBeNull();
  },
};

export const HereAlone: Story = { args: { server: () => createAccountServer({ sessions: [here] }) } };

export const Loading: Story = { args: { server: () => createAccountServer({ answer: never }) } };

export const NotLoaded: Story = {
  args: { server: () => createAccountServer({ answer: () => Promise.reject(refused(500)) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, { timeout: 8000 })).toHaveTextContent(
      'Your sessions could not be loaded.',
    );
  },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
