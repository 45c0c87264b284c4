import { Dialog } from '@ezone/ui/dialog';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { AddressProvider, createBrowserAddress } from './AddressProvider';

/** A page with a dialog, in which another one can be opened, and which may refuse to be closed. */
function Page() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState<readonly string[]>([]);
  const [isHeld, setIsHeld] = useState(false);
  const close = () => {
    if (!isHeld) setOpen(open.slice(0, -1));
  };
  return (
    <main>
      <h1>{pathname}</h1>
      <button onClick={() => setOpen(['First'])}>Open</button>
      <Link to="/next">Next</Link>
      {['First', 'Second'].map((title) => (
        <Dialog key={title} open={open.includes(title)} onClose={close} title={title}>
          <button onClick={() => setOpen([...open, 'Second'])}>Another</button>
          <button onClick={() => setIsHeld(!isHeld)}>Hold</button>
          <button onClick={close}>Close</button>
          <button
            onClick={() => {
              setOpen([]);
              void navigate('/elsewhere');
            }}
          >
            Elsewhere
          </button>
        </Dialog>
      ))}
    </main>
  );
}

const address = createBrowserAddress();

afterEach(() => jest.restoreAllMocks());

/** The page, reached from another one. */
const show = async () => {
  await act(() => address.navigate('/before'));
  await act(() => address.navigate('/page'));
  render(
    <StrictMode>
      <UiProvider locale="en">
        <AddressProvider router={address}>
          <Page />
        </AddressProvider>
      </UiProvider>
    </StrictMode>,
  );
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);
  const isAtLayer = (is: boolean) =>
    waitFor(() => expect((window.history.state as { isLayer?: true }).isLayer ?? false).toBe(is));
  return {
    user,
    press,
    isAtLayer,
    open: async () => {
      await press('Open');
      await isAtLayer(true);
    },
    entries: () => window.history.length,
    back: () => act(() => window.history.back()),
    forward: () => act(() => window.history.forward()),
    at: (path: string) => waitFor(() => expect(address.state.location.pathname).toBe(path)),
    shown: (...titles: string[]) =>
      waitFor(() =>
        expect(screen.queryAllByRole('dialog').map((one) => one.querySelector('h2')?.textContent)).toEqual(titles),
      ),
  };
};

it('closes what lies on top, and leaves the page once nothing does', async () => {
  const { open, back, at, shown, isAtLayer } = await show();
  await open();
  back();
  await shown();
  await isAtLayer(false);
  expect(address.state.location.pathname).toBe('/page');
  back();
  await at('/before');
});

it('closes one after the other, the topmost first', async () => {
  const { open, press, back, at, shown, isAtLayer } = await show();
  await open();
  await press('Another');
  await shown('Second');
  back();
  await shown('First');
  await isAtLayer(true);
  back();
  await shown();
  await at('/page');
});

it('does not open anything again by Forward', async () => {
  const { open, back, forward, shown, isAtLayer } = await show();
  await open();
  back();
  await shown();
  await isAtLayer(false);
  const taken = jest.spyOn(window.history, 'back');
  forward();
  await waitFor(() => expect(taken).toHaveBeenCalledTimes(1));
  await isAtLayer(false);
  await shown();
});

it.each(['a button', 'Escape'])('leaves nothing in the history of what is closed by %s, however often', async (way) => {
  const { open, press, user, back, at, shown, isAtLayer, entries } = await show();
  await open();
  const before = entries();
  for (let time = 0; time < 3; time += 1) {
    await (way === 'Escape' ? user.keyboard('{Escape}') : press('Close'));
    await shown();
    await isAtLayer(false);
    await open();
  }
  expect(entries()).toBe(before);
  await press('Close');
  await isAtLayer(false);
  back();
  await at('/before');
});

it('asks what has a reason to stay as its button does, and again by the next Back', async () => {
  const { open, press, back, shown, isAtLayer } = await show();
  await open();
  await press('Hold');
  const pushed = jest.spyOn(window.history, 'pushState');
  back();
  await waitFor(() => expect(pushed).toHaveBeenCalledTimes(1));
  await isAtLayer(true);
  await shown('First');
  await press('Hold');
  back();
  await shown();
});

it('leads from a layer to another page, from which Back comes to the page without it', async () => {
  const { open, press, back, at, shown } = await show();
  await open();
  await press('Elsewhere');
  await at('/elsewhere');
  await shown();
  back();
  await at('/page');
  back();
  await at('/before');
});

it('goes on where somebody presses a link as soon as they have closed a layer', async () => {
  const { open, user, press, back, at } = await show();
  await open();
  await user.keyboard('{Escape}');
  await act(() => address.navigate('/next'));
  await at('/next');
  back();
  await at('/page');
  await press('Open');
});
