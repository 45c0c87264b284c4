import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ToastProvider } from '../toast';
import { createAnchors } from './anchors';
import { MessageOutlet } from './MessageOutlet';
import { AnchorsContext, useMessage } from './useMessage';
import type { MessageOptions } from './useMessage';

const samples: Record<string, MessageOptions> = {
  plain: { message: 'Plain' },
  stays: {
    message: 'Stays',
    variant: 'error',
    autoHideDuration: null,
    anchorOrigin: { vertical: 'bottom', horizontal: 'start' },
  },
  short: { message: 'Short', autoHideDuration: 1000, anchorOrigin: { vertical: 'top', horizontal: 'end' } },
};

let lastId = '';

function Page() {
  const message = useMessage();
  const [hasShell, setHasShell] = useState(true);
  return (
    <>
      {hasShell && <MessageOutlet />}
      <button type="button" onClick={() => setHasShell(!hasShell)}>
        {hasShell ? 'Sign out' : 'Sign in'}
      </button>
      {Object.entries(samples).map(([name, options]) => (
        <button key={name} type="button" onClick={() => (lastId = message.show(options))}>
          Show {name}
        </button>
      ))}
      <button type="button" onClick={() => message.hide(lastId)}>
        Hide
      </button>
    </>
  );
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const user = userEvent.setup({ advanceTimers: pass });
/** The press is over in the task after its click. */
const press = async (name: string) => {
  await user.click(screen.getByRole('button', { name }));
  await pass(0);
};
const placeOf = (text: string) => within(screen.getByRole('region', { name: text }));

beforeEach(() => {
  jest.useFakeTimers();
  const anchors = createAnchors();
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <ToastProvider>
          <AnchorsContext value={anchors}>
            <Page />
          </AnchorsContext>
        </ToastProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
});
afterEach(() => jest.useRealTimers());

it('stands at the top centre among the toasts, for six seconds, unless it is told otherwise', async () => {
  await press('Show plain');
  expect(await placeOf('Messages').findByText('Plain')).toBeVisible();
  await pass(6000);
  expect(screen.queryByText('Plain')).not.toBeInTheDocument();
});

it('stands where it is told to, as long as it is told to', async () => {
  await press('Show stays');
  await press('Show short');
  expect(await placeOf('Messages at the bottom start').findByRole('alert')).toHaveTextContent('Stays');
  expect(await placeOf('Messages at the top end').findByText('Short')).toBeVisible();
  await pass(1000);
  expect(screen.queryByText('Short')).not.toBeInTheDocument();
  await pass(600_000);
  expect(screen.getByText('Stays')).toBeVisible();
  await press('Dismiss');
  expect(screen.queryByText('Stays')).not.toBeInTheDocument();
});

it.each(['plain', 'stays'])('is hidden by whoever has shown it: %s', async (name) => {
  await press(`Show ${name}`);
  const text = samples[name]?.message ?? '';
  expect(await screen.findByText(text)).toBeVisible();
  await press('Hide');
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

it('goes with the shell, and does not come back with the next one', async () => {
  await press('Show stays');
  expect(await screen.findByText('Stays')).toBeVisible();
  await press('Sign out');
  await press('Sign in');
  await press('Show short');
  expect(await screen.findByText('Short')).toBeVisible();
  expect(screen.queryByText('Stays')).not.toBeInTheDocument();
});
