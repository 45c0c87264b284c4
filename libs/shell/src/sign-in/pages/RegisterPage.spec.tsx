import { ApiError } from '@ezone/api-client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aServer, renderApp } from '../../session/testing/renderApp';

const field = (name: string) => screen.findByLabelText(name);
const submit = () => screen.getByRole('button', { name: 'Register' });

const fillIn = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    await userEvent.click(await field(name));
    await userEvent.paste(value);
  }
};
const bob = { 'Display name': 'Bob', Email: 'bob@ezone.example', Password: 'builder builder' };

beforeEach(() => {
  localStorage.clear();
});

it('registers and signs in', async () => {
  await renderApp({ at: '/register' });
  await fillIn({ ...bob, 'Confirm password': 'builder builder' });
  await waitFor(() => {
    expect(submit()).toBeEnabled();
  });
  await userEvent.click(submit());
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(localStorage.getItem('jwt_access_token')).not.toBeNull();
});

it('says what is wrong with each field', async () => {
  await renderApp({ at: '/register' });
  await fillIn({ 'Display name': ' ', Email: 'bob', Password: 'short', 'Confirm password': 'other' });
  await userEvent.tab();
  await userEvent.tab();
  await waitFor(async () => {
    expect(await field('Display name')).toHaveAccessibleDescription('You must enter display name');
  });
  expect(await field('Email')).toHaveAccessibleDescription('You must enter a valid email');
  expect(await field('Password')).toHaveAccessibleDescription('Password is too short - should be 8 chars minimum.');
  expect(await field('Confirm password')).toHaveAccessibleDescription('Passwords must match');
  expect(submit()).toBeDisabled();
});

it('keeps and counts a name that is too long', async () => {
  await renderApp({ at: '/register' });
  await fillIn({ 'Display name': 'n'.repeat(104), 'Confirm password': 'builder builder' });
  await waitFor(async () => {
    expect(await field('Display name')).toHaveAccessibleDescription(
      'Too long: 104 of at most 100 characters. Nothing was cut off.',
    );
  });
  expect(await field('Display name')).toHaveValue('n'.repeat(104));
  expect(submit()).toBeDisabled();
});

it('says at its field that the address is in use, and keeps the rest', async () => {
  await renderApp({ at: '/register' });
  await fillIn({ ...bob, Email: 'ada@ezone.example', 'Confirm password': 'builder builder' });
  await waitFor(() => {
    expect(submit()).toBeEnabled();
  });
  await userEvent.click(submit());
  await waitFor(async () => {
    expect(await field('Email')).toHaveAccessibleDescription('The email address is already in use');
  });
  expect(await field('Display name')).toHaveValue('Bob');
});

it('says at its field that a password is a common one', async () => {
  const message = 'The password is among the most common ones';
  const details = [{ field: 'password', message }];
  const refuse = () => Promise.reject(new ApiError({ kind: 'refused', statusCode: 400, message, details }));
  await renderApp({ at: '/register', api: aServer({ register: refuse }) });
  await fillIn({ ...bob, Password: 'football', 'Confirm password': 'football' });
  await waitFor(() => {
    expect(submit()).toBeEnabled();
  });
  await userEvent.click(submit());
  await waitFor(async () => {
    expect(await field('Password')).toHaveAccessibleDescription(/Many people use this password/);
  });
  expect(await field('Display name')).toHaveValue('Bob');
});

it('says that registration is closed', async () => {
  const closed = () => Promise.reject(new ApiError({ kind: 'refused', statusCode: 403, message: 'closed' }));
  await renderApp({ at: '/register', api: aServer({ register: closed }) });
  await fillIn({ ...bob, 'Confirm password': 'builder builder' });
  await waitFor(() => {
    expect(submit()).toBeEnabled();
  });
  await userEvent.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('Registration is closed here.');
});

it('takes the remembered page along when one registers instead of signing in', async () => {
  await renderApp({ at: '/reports' });
  await userEvent.click(await screen.findByRole('link', { name: 'Register' }));
  await fillIn({ ...bob, 'Confirm password': 'builder builder' });
  await waitFor(() => {
    expect(submit()).toBeEnabled();
  });
  await userEvent.click(submit());
  expect(await screen.findByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
});
