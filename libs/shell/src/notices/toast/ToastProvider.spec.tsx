import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { ToastProvider, useToast } from './ToastProvider';
import type { Toasts } from './ToastProvider';
import type { ToastMessage } from './toastQueueMachine';

const undo = jest.fn();

const samples: Record<string, ToastMessage> = {
  saved: { variant: 'success', message: 'Note saved.' },
  failed: { variant: 'error', message: 'The note was not saved.' },
  removed: { variant: 'info', message: 'Note removed.', action: { label: 'Undo', onPress: undo } },
};

/** The toasts of the page, for what comes and goes without a press. */
let toasts: Toasts;

function Page() {
  const toast = useToast();
  useEffect(() => {
    toasts = toast;
  }, [toast]);
  return (
    <>
      {Object.entries(samples).map(([name, sample]) => (
        <button key={name} type="button" onClick={() => toast.show(sample)}>
          Show {name}
        </button>
      ))}
      <button type="button" onClick={() => toast.notify({ variant: 'info', message: 'Mail has come in.' })}>
        Notify
      </button>
    </>
  );
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const user = userEvent.setup({ advanceTimers: pass });
/** The press is over in the task after its click. */
const press = async (name: string) => {
  await user.click(screen.getByRole('button', { name }));
  pass(0);
};

beforeEach(() => {
  jest.useFakeTimers();
  undo.mockClear();
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <ToastProvider>
          <Page />
        </ToastProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
});
afterEach(() => jest.useRealTimers());

it('says a message politely, an error at once, and takes both away after six seconds', async () => {
  await press('Show saved');
  await press('Show failed');
  expect(screen.getByText('Note saved.').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByRole('alert')).toHaveTextContent('The note was not saved.');
  pass(6000);
  expect(screen.queryByText('Note saved.')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('stays while the pointer is on it', async () => {
  await press('Show saved');
  await user.hover(screen.getByText('Note saved.'));
  pass(60_000);
  expect(screen.getByText('Note saved.')).toBeVisible();
  await user.unhover(screen.getByText('Note saved.'));
  pass(6000);
  expect(screen.queryByText('Note saved.')).not.toBeInTheDocument();
});

it('does what its action says, and goes', async () => {
  await press('Show removed');
  await press('Undo');
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Note removed.')).not.toBeInTheDocument();
});

it('counts a press for the toast on which it began, also where another takes its place before it ends', async () => {
  const undoFirst = jest.fn();
  const show = (message: string, onPress: () => void) =>
    act(() => toasts.show({ variant: 'success', message, key: 'moved', action: { label: 'Undo', onPress } }));
  show('First moved.', undoFirst);
  const began = await screen.findByRole('button', { name: 'Undo' });
  await user.pointer({ keys: '[MouseLeft>]', target: began });
  show('Second moved.', undo);
  await user.pointer({ keys: '[/MouseLeft]', target: began });
  expect(undoFirst).toHaveBeenCalledTimes(1);
  expect(undo).not.toHaveBeenCalled();
  pass(0);
  expect(screen.queryByText('First moved.')).not.toBeInTheDocument();
  expect(screen.getByText('Second moved.')).toBeVisible();
  await press('Undo');
  expect(undo).toHaveBeenCalledTimes(1);
});

it('lays the newest upon the others', async () => {
  await press('Show saved');
  await press('Show failed');
  const shown = () => screen.getByRole('region', { name: 'Messages' }).textContent;
  expect(shown()).toMatch(/^The note was not saved.*Note saved/);
});

it('gives the focus back when it is dismissed from the keyboard, and lets the others count on', async () => {
  await press('Show failed');
  await press('Show saved');
  const opener = screen.getByRole('button', { name: 'Notify' });
  act(() => opener.focus());
  await user.tab();
  expect(screen.getAllByRole('button', { name: 'Dismiss' })[0]).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByText('Note saved.')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  pass(6000);
  expect(screen.queryByText('The note was not saved.')).not.toBeInTheDocument();
});

it('lets the others count on when one is dismissed under the pointer', async () => {
  await press('Show failed');
  await press('Show saved');
  act(() => (document.activeElement as HTMLElement).blur());
  await user.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
  expect(screen.getByRole('alert')).toBeVisible();
  pass(6000);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each([
  ['dismissed', (id: string) => toasts.dismiss(id)],
  ['replaced', () => toasts.show({ variant: 'success', message: 'Logged in.', key: 'sample' })],
])('lets the others count on when one is %s under the pointer', async (_, takeAway) => {
  let id = '';
  act(() => (id = toasts.show({ variant: 'info', message: 'Logging in.', key: 'sample' })));
  await press('Show failed');
  await user.hover(screen.getByText('Logging in.'));
  pass(60_000);
  act(() => takeAway(id));
  expect(screen.queryByText('Logging in.')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toBeVisible();
  pass(6000);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('keeps notifications in a region of their own, five at most', async () => {
  for (let count = 0; count < 6; count += 1) await press('Notify');
  const region = screen.getByRole('region', { name: 'New notifications' });
  expect(within(region).getAllByText('Mail has come in.')).toHaveLength(5);
  expect(screen.getByRole('region', { name: 'Messages' })).toBeEmptyDOMElement();
});
