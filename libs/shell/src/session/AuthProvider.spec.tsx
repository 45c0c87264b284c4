import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { useToast } from '../notices/toast';
import { useSession, useShownUser } from './AuthProvider';
import { goodToken, renderApp, routeTo } from './testing/renderApp';

function Desk() {
  const toast = useToast();
  const { signOut } = useSession();
  const tell = () => {
    toast.show({ variant: 'info', message: 'Note removed.', duration: null, action: { label: 'Undo', onPress: tell } });
    toast.notify({ variant: 'info', message: 'Mail has come in.', duration: null });
  };
  return (
    <>
      <button type="button" onClick={tell}>
        Tell
      </button>
      <button type="button" onClick={signOut}>
        Sign out
      </button>
    </>
  );
}

it('takes away what a user was told when they sign out, but for what is said of the session', async () => {
  localStorage.setItem('jwt_access_token', goodToken());
  await renderApp({ at: '/desk', routes: [routeTo('/desk', 'Desk', { lazy: () => Promise.resolve({ Page: Desk }) })] });
  await userEvent.click(await screen.findByRole('button', { name: 'Tell' }));
  expect(await screen.findByText('Note removed.')).toBeVisible();
  expect(screen.getByText('Mail has come in.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(screen.queryByText('Note removed.')).not.toBeInTheDocument());
  expect(screen.queryByText('Mail has come in.')).not.toBeInTheDocument();
  expect(screen.getByText('Logged in with JWT')).toBeVisible();
});

it('never draws for a guest the page of somebody whom another tab has signed out', async () => {
  const Owner = createContext<string | undefined>(undefined);
  const owners: (string | undefined)[] = [];
  const Shell = ({ children }: { children: ReactNode }) => <Owner value={useShownUser()?.uuid}>{children}</Owner>;
  const Mine = () => {
    owners.push(use(Owner));
    return <h1>Mine</h1>;
  };
  const mine = routeTo('/mine', 'Mine', {
    access: 'user',
    chrome: 'shell',
    lazy: () => Promise.resolve({ Page: Mine }),
  });
  localStorage.setItem('jwt_access_token', goodToken());
  await renderApp({ at: '/mine', routes: [mine], Shell });
  await screen.findByRole('heading', { name: 'Mine' });
  localStorage.clear();
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'jwt_access_token', newValue: null }));
    await Promise.resolve();
  });
  await screen.findByRole('heading', { name: 'Sign in to Ezone' });
  expect(new Set(owners)).toEqual(new Set(['u1']));
});
