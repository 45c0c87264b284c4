import { refused } from '@ezone/api-client/testing';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShellStage } from '../chrome/layout/testing/ShellStage';
import type { ShellStageProps } from '../chrome/layout/testing/ShellStage';
import { useSettings } from '.';
import { ChangeSettingsProvider, useChangeSettings } from './ChangeSettings';

const Page = () => {
  const { settings } = useSettings();
  const change = useChangeSettings();
  return (
    <>
      <h1>{`${settings.scheme} ${settings.style} ${settings.mode}`}</h1>
      <button onClick={() => change({ theme: { main: 'ocean' } })}>Ocean</button>
      <button onClick={() => change({ layout: { config: { mode: 'boxed' } } })}>Boxed</button>
      <button onClick={() => change({ layout: { style: 'layout2' } })}>Layout 2</button>
    </>
  );
};

const show = (save: NonNullable<ShellStageProps['save']>, settings = {}, savedAt?: ShellStageProps['savedAt']) =>
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <ShellStage save={save} settings={settings} savedAt={savedAt ?? 'api'}>
          <ChangeSettingsProvider>
            <Page />
          </ChangeSettingsProvider>
        </ShellStage>
      </UiProvider>
    </StaticI18nProvider>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isShown = (name: string) => screen.getByRole('heading', { name });

it.each([
  ['api', 'User data saved with api'],
  ['firebase', 'User data saved to firebase'],
  ['auth0', 'User data saved to auth0'],
  ['notAtService', /^Your settings are saved here, but not with the service/],
] as const)('says where it is saved: %s', async (at, words) => {
  show(() => Promise.resolve(), {}, at);
  await press('Boxed');
  expect(await screen.findByText(words)).toBeVisible();
  expect(isShown('default layout1 boxed')).toBeVisible();
});

it('undoes what the server refuses, says so, and stores later changes', async () => {
  const save = jest.fn().mockRejectedValueOnce(refused(400)).mockResolvedValue(undefined);
  show(save);
  await press('Boxed');
  expect(isShown('default layout1 boxed')).toBeVisible();
  expect(await screen.findByText(/The server refused this change/)).toBeVisible();
  expect(isShown('default layout1 container')).toBeVisible();
  await press('Ocean');
  await waitFor(() => expect(save).toHaveBeenLastCalledWith({ settings: { theme: { main: 'ocean' } } }));
});

it('keeps what a server in trouble does not store', async () => {
  show(jest.fn().mockRejectedValue(refused(503)));
  await press('Boxed');
  expect(await screen.findByText(/Your settings were not saved/)).toBeVisible();
  expect(isShown('default layout1 boxed')).toBeVisible();
});

it('stores a changed config with the style it is of', async () => {
  const save = jest.fn().mockResolvedValue(undefined);
  show(save, { layout: { style: 'layout3' } });
  const isStored = (style: string) =>
    waitFor(() =>
      expect(save).toHaveBeenLastCalledWith({ settings: { layout: { style, config: { mode: 'boxed' } } } }),
    );
  await press('Boxed');
  await isStored('layout3');
  await press('Layout 2');
  await press('Boxed');
  await isStored('layout2');
});

const unanswered = () => jest.fn(() => new Promise(() => undefined));

it.each(['pagehide', 'visibilitychange'])('stores what waits when the page is left, by %s', (event) => {
  const save = unanswered();
  show(save);
  fireEvent.click(screen.getByRole('button', { name: 'Ocean' }));
  expect(save).not.toHaveBeenCalled();
  fireEvent(document, new Event(event, { bubbles: true }));
  expect(save).toHaveBeenCalledTimes(1);
});

it('stores what waits when the shell is left', () => {
  const save = unanswered();
  const { unmount } = show(save);
  fireEvent.click(screen.getByRole('button', { name: 'Ocean' }));
  unmount();
  expect(save).toHaveBeenCalledWith({ settings: { theme: { main: 'ocean' } } });
});
