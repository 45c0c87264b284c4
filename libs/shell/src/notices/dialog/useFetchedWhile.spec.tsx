import { StaticI18nProvider } from '@ezone/i18n/testing';
import { lazyContent } from '@ezone/ui/lazy-content';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ToastProvider } from '../toast';
import { useFetchedWhile } from './useFetchedWhile';

function Field() {
  return <input aria-label="Name" autoFocus defaultValue="" />;
}
const parts = { Field };

/** A page that wants the field once its button is pressed. Answers what is fetched at each try. */
const show = () => {
  const tries = [Promise.withResolvers<typeof parts>(), Promise.withResolvers<typeof parts>()] as const;
  const left = tries.map(({ promise }) => promise);
  const load = lazyContent(() => left.shift() ?? Promise.reject(new Error('asked too often')));
  function Page() {
    const [isWanted, setIsWanted] = useState(false);
    const fetched = useFetchedWhile(isWanted, load, () => {
      setIsWanted(false);
      return () => setIsWanted(true);
    });
    return (
      <>
        <button type="button" onClick={() => setIsWanted(true)}>
          New
        </button>
        {isWanted ? 'wanted' : 'at rest'}
        {isWanted && fetched && <fetched.Field />}
      </>
    );
  }
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <ToastProvider>
          <Page />
        </ToastProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
  return tries;
};

it('has in its first field what was typed before it was there', async () => {
  const [first] = show();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}Noor');
  await act(async () => {
    first.resolve(parts);
    await first.promise;
  });
  expect(await screen.findByRole('textbox')).toHaveValue('Noor');
});

it('says that it cannot be fetched, gives the keys back, and is fetched anew when it is wanted again', async () => {
  const [first, second] = show();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}N');
  await act(async () => {
    first.reject(new Error('offline'));
    await first.promise.catch(() => undefined);
  });
  expect(await screen.findByText(/^This could not be loaded\. Check your connection/)).toBeVisible();
  expect(screen.getByText(/at rest/)).toBeVisible();
  const onKey = jest.fn();
  document.addEventListener('keydown', onKey);
  await userEvent.keyboard('o');
  document.removeEventListener('keydown', onKey);
  expect(onKey).toHaveBeenCalledTimes(1);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(screen.getByText(/at rest/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByText(/This could not be loaded/)).not.toBeInTheDocument();
  second.resolve(parts);
  expect(await screen.findByRole('textbox')).toBeVisible();
});
