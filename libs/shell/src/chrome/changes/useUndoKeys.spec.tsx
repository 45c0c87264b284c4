import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryAddress } from '../../routing/testing';
import { appKeys } from '../../panels/keyboard';
import { ToastProvider, useToast } from '../../notices/toast';
import type { Toasts } from '../../notices/toast';
import { useUndoKeys } from './useUndoKeys';

const pressed = jest.fn();
const offer = (label: string) => ({ label, onPress: () => void pressed(label) });
let toast: Toasts;

function Page() {
  const toasts = useToast();
  useUndoKeys(undefined);
  return (
    <button
      type="button"
      ref={() => {
        toast = toasts;
      }}
    >
      Page
    </button>
  );
}

it('takes back with Ctrl Z what the newest toast offers to take back', async () => {
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <MemoryAddress>
          <ToastProvider>
            <Page />
          </ToastProvider>
        </MemoryAddress>
      </UiProvider>
    </StaticI18nProvider>,
  );
  const isPossible = () =>
    appKeys
      .getBindings()
      .find(({ keys }) => keys === 'mod+z')
      ?.isPossible?.();
  expect(isPossible()).toBe(false);
  act(() => {
    toast.show({ variant: 'info', message: 'First', action: offer('undo first') });
    toast.show({ variant: 'success', message: 'Second', action: offer('undo second') });
    toast.show({ variant: 'error', message: 'Third', action: offer('try again') });
    toast.show({ variant: 'success', message: 'Fourth' });
  });
  expect(isPossible()).toBe(true);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(screen.queryByText('Second')).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
  expect(pressed.mock.calls).toEqual([['undo second'], ['undo first']]);
  expect(await screen.findByText('Third')).toBeVisible();
});
