import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FETCH_DELAY } from '@ezone/ui/lazy-content';
import { Shell } from '../../chrome/layout';
import { people } from '../../chrome/layout/testing/people';
import { sampleSide } from '../../chrome/layout/testing/sampleSide';
import { screenWidth } from '../../chrome/layout/testing/screenWidth';
import { ShellStage } from '../../chrome/layout/testing/ShellStage';
import type { SideFeature } from './SideFeature';

type Shown = { who?: keyof typeof people; side?: SideFeature; hasRail?: boolean };

function show({ who = 'admin', side = sampleSide, hasRail = true }: Shown = {}) {
  const settings = { layout: { config: { rightSidePanel: { display: hasRail } } } };
  return render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <ShellStage who={who} path="/pages/faq" settings={settings}>
          <Shell user={people[who]} side={side}>
            <button type="button">On the page</button>
          </Shell>
        </ShellStage>
      </UiProvider>
    </StaticI18nProvider>,
  );
}

const panel = () => screen.getByRole('complementary', { name: 'Team' });
const toolbarButton = () => within(screen.getByRole('banner')).getByRole('button', { name: 'Team' });
const entry = () =>
  within(screen.getByRole('navigation', { name: 'Main menu' })).getByRole('button', { name: /^Team/ });
const isOpen = () => toolbarButton().getAttribute('aria-expanded') === 'true';

beforeEach(() => {
  document.title = 'FAQ – Ezone';
  screenWidth(true);
});

it('opens and closes with the button in the toolbar, and gives the focus back', async () => {
  show();
  await userEvent.click(toolbarButton());
  expect(isOpen()).toBe(true);
  expect(panel()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(toolbarButton()).toHaveFocus();
});

it('opens from its entry in the menu, which leaves it open when pressed again', async () => {
  show();
  await userEvent.click(entry());
  expect(panel()).toHaveFocus();
  await userEvent.click(entry());
  expect(isOpen()).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(entry()).toHaveFocus();
});

it('opens from its own rail, which keeps the focus', async () => {
  show();
  // jsdom knows no media queries, so the rail of a wide screen is hidden to it.
  await userEvent.click(await screen.findByText('Ada'));
  expect(isOpen()).toBe(true);
  expect(within(panel()).getByRole('button', { name: 'Ada' })).toHaveFocus();
  await userEvent.click(within(panel()).getByRole('button', { name: 'Close team' }));
  expect(screen.getByText('Ada')).toHaveFocus();
});

it('closes on a click on the page', async () => {
  show();
  await userEvent.click(toolbarButton());
  await userEvent.click(screen.getByRole('button', { name: 'On the page' }));
  expect(isOpen()).toBe(false);
});

it('on a narrow screen opens from the drawer, which goes away, and gives the focus to its button in the bar of a phone', async () => {
  screenWidth(false);
  show();
  expect(within(screen.getByRole('banner')).queryByRole('button', { name: 'Team' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await userEvent.click(entry());
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument());
  expect(panel()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: /^Team/ })).toHaveFocus();
});

it('shows how many things wait: at its button, in the menu and in the tab', async () => {
  const { unmount } = show({ hasRail: false });
  await waitFor(() => expect(document.title).toBe('(3) FAQ – Ezone'));
  expect(entry()).toHaveAccessibleName('Team messages wait');
  expect(toolbarButton()).toHaveAccessibleDescription('messages wait');
  document.title = 'Notes – Ezone';
  await waitFor(() => expect(document.title).toBe('(3) Notes – Ezone'));
  unmount();
  expect(document.title).toBe('Notes – Ezone');
});

it('leaves it to the rail to show at the side what waits', async () => {
  show();
  await waitFor(() => expect(entry()).toHaveAccessibleName('Team messages wait'));
  expect(toolbarButton()).not.toHaveAccessibleDescription();
});

it('says that it could not be loaded, and tries again', async () => {
  let isBroken = true;
  show({
    side: { ...sampleSide, lazy: () => (isBroken ? Promise.reject(new Error('offline')) : sampleSide.lazy()) },
  });
  await userEvent.click(toolbarButton());
  expect(await within(panel()).findByText('This could not be loaded.')).toBeVisible();
  isBroken = false;
  await userEvent.click(within(panel()).getByRole('button', { name: 'Try again' }));
  expect(await within(panel()).findByRole('button', { name: 'Ada' })).toBeVisible();
});

it('without its rail is out of reach until it opens from the toolbar, and counts what waits all the same', async () => {
  show({ hasRail: false });
  await waitFor(() => expect(document.title).toBe('(3) FAQ – Ezone'));
  expect(screen.queryByRole('complementary', { name: 'Team' })).not.toBeInTheDocument();
  await userEvent.click(toolbarButton());
  expect((await screen.findByText('Ada')).closest('[inert]')).toBeNull();
  expect(panel()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(toolbarButton()).toHaveFocus();
});

it.each([
  ['on a narrow screen', false, true],
  ['without its rail', true, false],
])('%s counts what waits, and fetches what the panel shows when it is opened', async (_, isWide, hasRail) => {
  screenWidth(isWide);
  let fetches = 0;
  const lazy = () => {
    fetches += 1;
    return sampleSide.lazy();
  };
  show({ side: { ...sampleSide, lazy }, hasRail });
  await waitFor(() => expect(document.title).toBe('(3) FAQ – Ezone'));
  expect(fetches).toBe(0);
  if (!isWide) await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await userEvent.click(entry());
  expect(await within(panel()).findByRole('button', { name: 'Ada' })).toBeVisible();
});

it('has the way to the settings at the foot of its rail, and the user’s menu has it where there is none', async () => {
  const { unmount } = show();
  expect(screen.getByRole('button', { name: 'Settings' })).toBeVisible();
  unmount();
  show({ hasRail: false });
  expect(screen.queryByRole('button', { name: 'Settings' })).not.toBeInTheDocument();
  const menu = screen.getByRole('button', { name: 'Abbott Keitch Admin' });
  await userEvent.click(menu);
  await userEvent.click(screen.getByRole('menuitem', { name: /^Settings/ }));
  expect(screen.getByRole('complementary', { name: 'Settings' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(menu).toHaveFocus();
});

it('is fetched again by itself: after a while, and when the network is back', async () => {
  const fetched = jest.fn(() => Promise.reject(new Error('offline')));
  const { unmount } = show({ side: { ...sampleSide, lazy: fetched } });
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1), { timeout: 2000 });
  await act(() => Promise.resolve());
  jest.useFakeTimers();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(fetched).toHaveBeenCalledTimes(2);
  await act(() => jest.advanceTimersByTimeAsync(2 * FETCH_DELAY.first));
  expect(fetched).toHaveBeenCalledTimes(3);
  unmount();
  await act(() => jest.advanceTimersByTimeAsync(FETCH_DELAY.longest));
  expect(fetched).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
});

it('leaves the page alone where its content breaks, and tries again when told to', async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  let isBroken = true;
  const { SideContent } = await sampleSide.lazy();
  const Breaking: typeof SideContent = (props) => {
    if (isBroken) throw new Error('storage is forbidden');
    return <SideContent {...props} />;
  };
  show({ side: { ...sampleSide, lazy: () => Promise.resolve({ SideContent: Breaking }) } });
  await userEvent.click(toolbarButton());
  expect(await within(panel()).findByText('This could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'On the page' })).toBeVisible();
  isBroken = false;
  await userEvent.click(within(panel()).getByRole('button', { name: 'Try again' }));
  expect(await within(panel()).findByRole('button', { name: 'Ada' })).toBeVisible();
  jest.restoreAllMocks();
});

it('is nothing for a guest', () => {
  show({ who: 'guest' });
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Team/ })).not.toBeInTheDocument();
});
