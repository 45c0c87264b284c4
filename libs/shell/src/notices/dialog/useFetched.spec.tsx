import { StaticI18nProvider } from '@ezone/i18n/testing';
import { lazyContent } from '@ezone/ui/lazy-content';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ToastProvider } from '../toast';
import { useFetched } from './useFetched';

const Field = () => {
  const [text, setText] = useState('');
  return (
    <input
      aria-label="Name"
      autoFocus
      value={text}
      onChange={({ target }) => {
        setText(target.value);
      }}
    />
  );
};

/** @param before what the first tries come to */
const show = (...before: (() => Promise<typeof Field>)[]) => {
  const fetched = Promise.withResolvers<typeof Field>();
  const answers = [...before, () => fetched.promise];
  const load = lazyContent(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')));
  function Page() {
    const adding = useFetched(load);
    return (
      <>
        <button type="button" onClick={() => void adding.open()}>
          New
        </button>
        {adding.opened && <adding.opened />}
      </>
    );
  }
  const app = (page: ReactNode) => (
    <StaticI18nProvider>
      <UiProvider locale="en">
        <ToastProvider>{page}</ToastProvider>
      </UiProvider>
    </StaticI18nProvider>
  );
  const { rerender } = render(app(<Page />));
  return {
    ...fetched,
    leave: () => {
      rerender(app(<p>Another page</p>));
    },
  };
};

it('has in its first field what was typed before it was there', async () => {
  const fetched = show();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}Noor');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await act(async () => {
    fetched.resolve(Field);
    await fetched.promise;
  });
  expect(await screen.findByRole('textbox')).toHaveValue('Noor');
});

it('gives the keys back to the page where it cannot be fetched', async () => {
  const fetched = show();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}N');
  await act(async () => {
    fetched.reject(new Error('offline'));
    await fetched.promise.catch(() => undefined);
  });
  const onKey = jest.fn();
  document.addEventListener('keydown', onKey);
  await userEvent.keyboard('o');
  document.removeEventListener('keydown', onKey);
  expect(onKey).toHaveBeenCalledTimes(1);
});

it('says that it cannot be fetched, and is fetched by trying again', async () => {
  const fetched = show(() => Promise.reject(new Error('offline')));
  await userEvent.click(screen.getByRole('button', { name: 'New' }));
  expect(await screen.findByText(/^This could not be loaded\. Check your connection/)).toBeVisible();
  fetched.resolve(Field);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox')).toBeVisible();
});

it('offers no other try once its page was left', async () => {
  const { leave } = show(() => Promise.reject(new Error('offline')));
  await userEvent.click(screen.getByRole('button', { name: 'New' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  leave();
  // At once: by itself it would go, too, when its time has passed.
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
