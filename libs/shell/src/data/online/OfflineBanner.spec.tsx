import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createActor, fromPromise, waitFor } from 'xstate';
import { connectionMachine } from './connectionMachine';
import { OfflineBanner } from './OfflineBanner';

function show() {
  const server = { isThere: false };
  const reachServer = fromPromise<unknown>(() =>
    server.isThere ? Promise.resolve() : Promise.reject(new Error('nobody there')),
  );
  const connection = createActor(connectionMachine.provide({ actors: { reachServer } }), { input: { isOnline: true } });
  connection.start();
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <OfflineBanner connection={connection} />
      </UiProvider>
    </StaticI18nProvider>,
  );
  return { connection, server };
}

it('says nothing while all is well, in a place a screen reader knows', () => {
  show();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says that the device is offline, and that nothing is lost by that', () => {
  const { connection } = show();
  act(() => connection.send({ type: 'browser.wentOffline' }));
  expect(screen.getByRole('status')).toHaveTextContent(
    'You are offline. You can read on; what you write is kept, and sent when you are back.',
  );
});

it('says that the server is away, and looks again when asked to', async () => {
  const { connection, server } = show();
  await act(async () => {
    connection.send({ type: 'call.failed' });
    await waitFor(connection, (snapshot) => snapshot.matches({ unreachable: 'waiting' }));
  });
  expect(screen.getByRole('status')).toHaveTextContent('Ezone cannot be reached right now.');
  // Each further look at the server changes the button alone: what is in the status would be said again.
  expect(screen.getByRole('status')).not.toContainElement(screen.getByRole('button', { name: 'Try now' }));
  server.isThere = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
