import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AppAt } from '../testing/AppAt';
import { aTokenFor, aUser } from '../testing/fixtures';

const signedIn = {
  user: aUser(),
  // Far from due, so that no timer rings while somebody looks.
  token: aTokenFor('u1', { from: Date.UTC(2026, 0), until: Date.UTC(2126, 0) }),
};

const meta = {
  title: 'Machines/Token session',
  component: AppAt,
  args: { session: 'noToken', startup: 'ready', user: null },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '24rem' } } },
  tags: ['!autodocs'],
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

const seesAGuest: Story['play'] = async ({ canvas }) =>
  expect(canvas.getByRole('heading', { level: 1, name: 'A guest' })).toBeVisible();

const seesTheUser: Story['play'] = async ({ canvas }) =>
  expect(canvas.getByRole('heading', { level: 1, name: 'Abbott Keitch' })).toBeVisible();

export const NoToken: Story = { play: seesAGuest };

export const Checking: Story = {
  args: { session: 'checking', token: signedIn.token },
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: 'Ezone is starting' })).toBeVisible(),
};

export const Unreachable: Story = {
  args: { session: 'unreachable', token: signedIn.token },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('status', { name: 'Ezone is starting' })).toBeVisible();
  },
};

export const ValidFresh: Story = { args: { session: { valid: 'fresh' }, ...signedIn }, play: seesTheUser };

export const ValidDue: Story = { args: { session: { valid: 'due' }, ...signedIn }, play: seesTheUser };

export const ValidRefreshing: Story = { args: { session: { valid: 'refreshing' }, ...signedIn }, play: seesTheUser };

export const ValidRefreshFailed: Story = {
  args: { session: { valid: 'refreshFailed' }, ...signedIn },
  play: seesTheUser,
};

export const Expired: Story = { args: { session: 'expired' }, play: seesAGuest };

export const Refused: Story = { args: { session: 'refused' }, play: seesAGuest };

export const SigningOut: Story = { args: { session: 'signingOut', ...signedIn }, play: seesTheUser };

export const RightToLeft: Story = {
  args: { session: 'unreachable', token: signedIn.token },
  globals: { locale: 'ar' },
};

export const Dark: Story = {
  args: { session: 'unreachable', token: signedIn.token },
  globals: { scheme: 'defaultDark' },
};
