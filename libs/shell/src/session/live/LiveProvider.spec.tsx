import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { AuthProvider, createAuth } from '..';
import { aServer, goodToken } from '../testing/renderApp';
import { ToastProvider } from '../../notices/toast';
import { LiveProvider, useLive, useLiveEvent } from './LiveProvider';
import type { LiveProviderProps } from './LiveProvider';
import { fakeLiveSocket } from './testing';
import type { FakeLiveSocket } from './testing';

type Made = FakeLiveSocket & { isOpen: boolean; token: () => string | null; refuse: (token: string) => void };

/** Whoever is signed in, with connections that say whether they are open. */
const start = async (userId: string | null) => {
  localStorage.setItem('jwt_access_token', goodToken());
  const auth = createAuth(aServer());
  const made: Made[] = [];
  const create: LiveProviderProps['create'] = ({ userId: whose, getToken, onRefused }) => {
    const socket: Made = {
      ...fakeLiveSocket({ userId: whose }),
      isOpen: false,
      token: getToken,
      refuse: onRefused,
      open: () => {
        socket.isOpen = true;
      },
      close: () => {
        socket.isOpen = false;
      },
    };
    made.push(socket);
    return socket;
  };
  const heard: string[] = [];
  const Listener = () => {
    useLiveEvent('presence', ({ contactId }) => {
      heard.push(contactId);
    });
    return null;
  };
  const at = (who: string | null) => (
    <StrictMode>
      <StaticI18nProvider>
        <UiProvider locale="en">
          <ToastProvider>
            <AuthProvider auth={auth}>
              <LiveProvider userId={who} create={create}>
                <Listener />
              </LiveProvider>
            </AuthProvider>
          </ToastProvider>
        </UiProvider>
      </StaticI18nProvider>
    </StrictMode>
  );
  const view = render(at(userId));
  await waitFor(() => expect(auth.session.getSnapshot().hasTag('settled')).toBe(true));
  return { auth, made, heard, view, become: (who: string | null) => view.rerender(at(who)) };
};
const openOnes = (made: readonly Made[]) => made.filter(({ isOpen }) => isOpen).map(({ userId }) => userId);

it('keeps one connection open, of whoever is signed in, until they sign out', async () => {
  const { made, become, view } = await start('ada');
  await waitFor(() => expect(openOnes(made)).toEqual(['ada']));
  become('grace');
  await waitFor(() => expect(openOnes(made)).toEqual(['grace']));
  become(null);
  await waitFor(() => expect(openOnes(made)).toEqual([]));
  become('ada');
  await waitFor(() => expect(openOnes(made)).toEqual(['ada']));
  view.unmount();
  expect(openOnes(made)).toEqual([]);
});

it('makes none for a guest, who hears nothing and misses nothing', async () => {
  const { made, heard } = await start(null);
  expect(made).toEqual([]);
  expect(heard).toEqual([]);
});

it('hands what the server tells to those who listen, while they do', async () => {
  const { made, heard, view } = await start('ada');
  await waitFor(() => expect(openOnes(made)).toEqual(['ada']));
  const socket = made.find(({ isOpen }) => isOpen);
  act(() => socket?.tell('presence', { contactId: 'grace', status: 'away' }));
  view.unmount();
  socket?.tell('presence', { contactId: 'alan', status: 'away' });
  expect(heard).toEqual(['grace']);
});

it('takes the token of the session, and ends that where it is refused', async () => {
  const { auth, made } = await start('ada');
  const socket = made.at(-1);
  const token = auth.session.getSnapshot().context.token ?? '';
  expect(socket?.token()).toBe(token);
  act(() => socket?.refuse('an older token'));
  expect(auth.session.getSnapshot().matches('valid')).toBe(true);
  act(() => socket?.refuse(token));
  expect(auth.session.getSnapshot().matches('refused')).toBe(true);
});

it('is needed by whoever asks for the connection', () => {
  const Asks = () => <>{useLive().userId}</>;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Asks />)).toThrow('useLive needs a LiveProvider above it');
  jest.restoreAllMocks();
});
