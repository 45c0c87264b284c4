import { liveStory, MachineStage, seesTheChart } from '@ezone/statechart/machine-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { useState } from 'react';
import { createActor } from 'xstate';
import type { TokenSessionActor } from './session';
import { AppAt, AppOn } from './testing/AppAt';
import { sessionMachine, startingMachine } from './testing/restingAuth';
import { tokenSessionDocs } from './tokenSessionMachine.docs';
import { aTokenFor, aUser } from './testing/fixtures';

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

const startTokenSession = () => createActor(sessionMachine, { input: { token: signedIn.token } }).start();

/** The app once its start is over, for whoever the session says. */
function TokenSessionView({ actor }: { actor: TokenSessionActor }) {
  const [startup] = useState(() => {
    const snapshot = startingMachine.resolveState({
      value: 'ready',
      context: { firebase: 'notConfigured', auth0: 'notConfigured' },
    });
    return createActor(startingMachine, { snapshot });
  });
  return <AppOn session={actor} startup={startup} />;
}

type Story = StoryObj<typeof meta>;

const seesAGuest: Story['play'] = async ({ canvas }) =>
  expect(canvas.getByRole('heading', { level: 1, name: 'A guest' })).toBeVisible();

const seesTheUser: Story['play'] = async ({ canvas }) =>
  expect(canvas.getByRole('heading', { level: 1, name: 'Abbott Keitch' })).toBeVisible();

export const Live: Story = {
  render: () => <MachineStage docs={tokenSessionDocs} start={startTokenSession} view={TokenSessionView} />,
  parameters: liveStory,
  play: seesTheChart,
};

export const NoToken: Story = { play: seesAGuest };

export const Checking: Story = {
  args: { session: 'checking', token: signedIn.token },
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: 'Ezone is starting' })).toBeVisible(),
};

export const Unreachable: Story = {
  args: { session: { unreachable: 'waiting' }, token: signedIn.token },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ezone cannot be reached' })).toBeVisible();
  },
};

export const UnreachableAsking: Story = { args: { session: { unreachable: 'asking' }, token: signedIn.token } };

export const ValidRemembered: Story = { args: { session: { valid: 'remembered' }, ...signedIn }, play: seesTheUser };

export const ValidUnconfirmed: Story = {
  args: { session: { valid: 'unconfirmed' }, ...signedIn },
  play: seesTheUser,
};

export const ValidFresh: Story = { args: { session: { valid: 'fresh' }, ...signedIn }, play: seesTheUser };

export const ValidDue: Story = { args: { session: { valid: 'due' }, ...signedIn }, play: seesTheUser };

export const ValidRefreshing: Story = { args: { session: { valid: 'refreshing' }, ...signedIn }, play: seesTheUser };

export const ValidRefreshFailed: Story = {
  args: { session: { valid: 'refreshFailed' }, ...signedIn },
  play: seesTheUser,
};

export const Expired: Story = { args: { session: 'expired' }, play: seesAGuest };

export const SignedOutElsewhere: Story = { args: { session: 'signedOutElsewhere' }, play: seesAGuest };

export const Refused: Story = { args: { session: 'refused' }, play: seesAGuest };

export const SigningOut: Story = { args: { session: 'signingOut', ...signedIn }, play: seesTheUser };

export const RightToLeft: Story = {
  args: { session: { unreachable: 'waiting' }, token: signedIn.token },
  globals: { locale: 'ar' },
};

export const Dark: Story = {
  args: { session: { unreachable: 'waiting' }, token: signedIn.token },
  globals: { scheme: 'defaultDark' },
};
