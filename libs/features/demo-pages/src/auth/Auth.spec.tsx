import { StaticI18nProvider } from '@ezone/i18n/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoPageRoutes } from '..';
import { authPages } from '../paths';
import { DemoStage } from '../testing/DemoStage';
import type { DemoStageProps } from '../testing/DemoStage';

const show = (props: DemoStageProps) =>
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <DemoStage {...props} />
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
const field = (name: string) => screen.getByLabelText(name);
const done = () => screen.queryByText(/this is a demo page: nothing was sent/);
const button = (name: string) => screen.getByRole('button', { name });

it('has the twelve pages, each with one heading and the word that it is a demo', () => {
  expect(authPages).toHaveLength(12);
  for (const { path } of authPages) {
    expect(demoPageRoutes.find((route) => route.path === path)?.title.defaultMessage).toBeTruthy();
    const { unmount } = show({ path });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByText(/^This is a demo page/)).toBeVisible();
    unmount();
  }
});

it('says what is wrong when a field is left, and takes it back with the key that mends it', async () => {
  show({ path: '/pages/auth/register' });
  await userEvent.type(field('Email'), 'nora@');
  expect(screen.queryByText('This is not an email address.')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(await screen.findByText('This is not an email address.')).toBeVisible();
  expect(field('Email')).toBeInvalid();
  await userEvent.type(field('Email'), 'example.com');
  await waitFor(() => expect(screen.queryByText('This is not an email address.')).not.toBeInTheDocument());
});

it('wants two passwords that are one, of eight characters, and the terms accepted, before it says that it is a demo', async () => {
  show({ path: '/pages/auth/register-2' });
  expect(button('Create the account')).toBeDisabled();
  await userEvent.type(field('Your name'), 'Nora');
  await userEvent.type(field('Email'), 'nora@example.com');
  await userEvent.type(field('New password'), 'lighthou');
  await userEvent.type(field('The password once more'), 'lighthouse');
  await userEvent.click(screen.getByRole('checkbox', { name: 'I accept the terms of use' }));
  expect(await screen.findByText('This is not the same password.')).toBeVisible();
  expect(button('Create the account')).toBeDisabled();
  await userEvent.type(field('New password'), 'se');
  await waitFor(() => expect(button('Create the account')).toBeEnabled());
  await userEvent.click(button('Create the account'));
  await waitFor(() => expect(done()).toBeVisible());
  expect(done()?.closest('[role=status]')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'I accept the terms of use' }));
  await waitFor(() => expect(done()).not.toBeInTheDocument());
  await waitFor(() => expect(button('Create the account')).toBeDisabled());
});

it('leads to the first field that is wrong where Enter is pressed', async () => {
  show({ path: '/pages/auth/reset-password' });
  await userEvent.type(field('New password'), 'short{Enter}');
  await waitFor(() => expect(field('Email')).toHaveFocus());
  expect(screen.getByText('Fill this in.')).toBeVisible();
  expect(screen.getByText('At least 8 characters.')).toBeVisible();
});

it('tells password managers what goes where', () => {
  const { unmount } = show({ path: '/pages/auth/login' });
  expect(field('Email')).toHaveAttribute('autocomplete', 'username');
  expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
  unmount();
  show({ path: '/pages/auth/reset-password-2' });
  for (const name of ['New password', 'The password once more'])
    expect(field(name)).toHaveAttribute('autocomplete', 'new-password');
});

it('leads on in the same look, where the other page has it', async () => {
  show({ path: '/pages/auth/login-3' });
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/pages/auth/register-3');
  await userEvent.type(field('Email'), 'nora@example.com');
  await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  expect(field('Email')).toHaveValue('');
  expect(screen.getByRole('link', { name: 'Back to signing in' })).toHaveAttribute('href', '/pages/auth/login-2');
});

it('is locked for whoever is signed in', () => {
  show({ path: '/pages/auth/lock', isSignedIn: true });
  expect(screen.getByText('Abbott Keitch')).toBeVisible();
});
