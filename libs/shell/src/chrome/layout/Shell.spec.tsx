import { StaticI18nProvider } from '@ezone/i18n/testing';
import type { Language } from '@ezone/i18n';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import type { AppRoute } from '../../routing';
import { appKeys } from '../../panels/keyboard';
import { Shell } from './Shell';
import { people } from './testing/people';
import { folderRoutes, sampleRoutes } from './testing/routes';
import { screenWidth } from './testing/screenWidth';
import { ShellStage } from './testing/ShellStage';
import type { ShellStageProps } from './testing/ShellStage';

const Page = () => <h1>{useLocation().pathname}</h1>;

type ShownProps = Omit<ShellStageProps, 'children'> & { language?: Language };

const Shown = ({ who = 'admin', language = 'en', ...stage }: ShownProps) => (
  <StaticI18nProvider language={language}>
    <UiProvider locale={language}>
      <ShellStage who={who} {...stage}>
        <Shell user={people[who]}>
          <Page />
        </Shell>
      </ShellStage>
    </UiProvider>
  </StaticI18nProvider>
);

const show = (props: ShownProps = {}) => render(<Shown {...props} />);

const menu = () => screen.getByRole('navigation', { name: 'Main menu' });
const entries = () =>
  within(menu())
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('link').textContent);
const button = (name: string) => screen.getByRole('button', { name });
const menuItems = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

let resize: ReturnType<typeof screenWidth>;
beforeEach(() => {
  resize = screenWidth(true);
  localStorage.clear();
});

it('has its landmarks, and a skip link first', async () => {
  show();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: '/apps/notes' }));
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Ezone @2022');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveAttribute(
    'href',
    `#${screen.getByRole('main').id}`,
  );
});

it.each([
  ['admin', ['Admin example', 'Staff example'], ['Guest example']],
  ['staff', ['Staff example', 'Notes'], ['Admin example', 'Guest example']],
  ['guest', ['Guest example', 'FAQ'], ['Admin example', 'Staff example', 'Notes']],
] as const)('shows to the %s what they may open', (who, shown, hidden) => {
  show({ who, path: '/pages/faq' });
  expect(entries()).toEqual(expect.arrayContaining([...shown]));
  for (const title of hidden) expect(entries()).not.toContain(title);
});

it('marks the page one is on, also below its path', () => {
  show({ path: '/apps/notes/archive' });
  expect(within(menu()).getByRole('link', { current: 'page' })).toHaveAccessibleName('Notes');
});

it('shows live counts beside the titles', async () => {
  show();
  expect(await within(menu()).findByRole('link', { name: 'Mail 25 unread' })).toBeVisible();
});

it('collapses a group, and expands it again for the page that opens', async () => {
  show();
  const group = within(menu()).getByRole('button', { name: 'Pages' });
  await userEvent.click(group);
  expect(group).toHaveAttribute('aria-expanded', 'false');
  expect(within(menu()).queryByRole('link', { name: 'FAQ' })).not.toBeInTheDocument();
  await userEvent.click(group);
  await userEvent.click(within(menu()).getByRole('link', { name: 'FAQ' }));
  expect(screen.getByRole('heading', { name: '/pages/faq' })).toBeVisible();
});

it('holds pages in a folder, which is open where one of them is', async () => {
  const { unmount } = show({ routes: folderRoutes });
  const folder = () => within(menu()).getByRole('button', { name: 'Pricing' });
  const page = () => within(menu()).queryByRole('link', { name: 'Team' });
  expect(folder()).toHaveAttribute('aria-expanded', 'false');
  expect(page()).not.toBeInTheDocument();
  await userEvent.click(folder());
  expect(page()).toBeVisible();
  unmount();
  show({ routes: folderRoutes, path: '/pages/pricing/team' });
  expect(folder()).toHaveAttribute('aria-expanded', 'true');
  expect(page()).toHaveAttribute('aria-current', 'page');
});

it('folds the navbar and keeps that with the user', async () => {
  const save = jest.fn(() => Promise.resolve());
  show({ save });
  await userEvent.click(button('Fold menu'));
  expect(button('Unfold menu')).toBeVisible();
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith({
      settings: { layout: { style: 'layout1', config: { navbar: { folded: true } } } },
    }),
  );
  await userEvent.click(button('Unfold menu'));
  expect(button('Fold menu')).toBeVisible();
});

it('keeps no fold of a layout that the page alone has', async () => {
  const save = jest.fn(() => Promise.resolve());
  const routes = sampleRoutes.map((route): AppRoute => ({ ...route, layout: { style: 'layout1' } }));
  show({ save, routes, settings: { layout: { style: 'layout2' } } });
  await userEvent.click(button('Fold menu'));
  expect(button('Unfold menu')).toBeVisible();
  await userEvent.click(button('Abbott Keitch Admin'));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Dark colours' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(save).toHaveBeenCalledWith({ settings: { theme: expect.anything() as unknown } });
});

it('shows the keys of its buttons in their tooltips, and none that is off', async () => {
  show();
  await userEvent.tab();
  const keyOf = (name: string) => {
    act(() => button(name).focus());
    return document.querySelector('[role="tooltip"] kbd')?.textContent;
  };
  const names = ['Fold menu', 'Quick panel'];
  expect(names.map(keyOf)).toEqual(['[', '.']);
  expect(button('Search')).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
  act(() => appKeys.setSingles(false));
  expect(names.map(keyOf)).toEqual([undefined, undefined]);
  expect(button('Search')).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  act(() => appKeys.setSingles(true));
});

it('is a drawer on a narrow screen, which closes on Escape and when a page opens', async () => {
  resize(false);
  show();
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
  await userEvent.click(button('Open menu'));
  expect(menu()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
  await waitFor(() => expect(button('Open menu')).toHaveFocus());

  await userEvent.click(button('Open menu'));
  await userEvent.click(within(menu()).getByRole('link', { name: 'FAQ' }));
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '/pages/faq' })).toBeVisible();
});

it('is a drawer that stays open when the menu becomes another one', async () => {
  resize(false);
  const { rerender } = show();
  await userEvent.click(button('Open menu'));
  rerender(<Shown routes={sampleRoutes.filter(({ path }) => path !== '/banking')} />);
  expect(within(menu()).queryByRole('link', { name: 'Banking' })).not.toBeInTheDocument();
  expect(within(menu()).getByRole('link', { name: 'Notes' })).toBeVisible();
});

it('follows the screen from narrow to wide', () => {
  resize(false);
  show();
  act(() => {
    resize(true);
  });
  expect(menu()).toBeVisible();
});

it('offers the signed-in their pages, the colours and the way out', async () => {
  show();
  await userEvent.click(button('Abbott Keitch Admin'));
  expect(menuItems()).toEqual([
    'My Profile',
    'Inbox',
    'Dark colours',
    'Settings Shift .',
    'Theme colour schemes',
    'Logout',
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Inbox' }));
  expect(screen.getByRole('heading', { name: '/apps/mail' })).toBeVisible();
});

it('keeps search, notifications and the user in the toolbar of a phone, and the rest in the menu of the user', async () => {
  resize(false);
  show();
  const banner = within(screen.getByRole('banner'));
  for (const name of ['Search', 'Notifications', 'Abbott Keitch Admin'])
    expect(banner.getByRole('button', { name })).toBeVisible();
  expect(banner.getAllByRole('button')).toHaveLength(3);
  await userEvent.click(button('Abbott Keitch Admin'));
  expect(screen.getByRole('menu')).toHaveAccessibleDescription(/Abbott Keitch.*admin@ezone\.example.*Admin/);
  expect(menuItems()).toEqual([
    'Quick panel .',
    'My Profile',
    'Inbox',
    'Dark colours',
    'Settings Shift .',
    'Theme colour schemes',
    'Font size',
    'Logout',
  ]);
  expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Quick panel .' }));
  expect(await screen.findByRole('complementary', { name: 'Quick panel' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(button('Abbott Keitch Admin')).toHaveFocus();
  await userEvent.click(button('Abbott Keitch Admin'));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Font size' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Font size' }));
  expect(await dialog.findByRole('slider', { name: 'Font size' })).toBeVisible();
});

it('offers a guest the way in, and leaves out what has no page', async () => {
  show({ who: 'guest', path: '/pages/faq' });
  expect(screen.queryByRole('button', { name: 'Notifications' })).not.toBeInTheDocument();
  await userEvent.click(button('Guest'));
  expect(menuItems()).toEqual(['Login', 'Register', 'Dark colours', 'Settings Shift .', 'Theme colour schemes']);
});

it('leaves out entries without a page', async () => {
  show({ routes: [], path: '/' });
  await userEvent.click(button('Abbott Keitch Admin'));
  expect(menuItems()).toEqual(['Dark colours', 'Settings Shift .', 'Theme colour schemes', 'Logout']);
});

it('changes the colours at once, keeps them when they are not saved, and can try again', async () => {
  let isDown = true;
  const save = jest.fn(() => (isDown ? Promise.reject(new Error('offline')) : Promise.resolve()));
  show({ save });
  const choose = async (name: string) => {
    await userEvent.click(button('Abbott Keitch Admin'));
    await userEvent.click(screen.getByRole('menuitem', { name }));
  };
  await choose('Dark colours');
  expect(await screen.findByText(/Your settings were not saved/)).toBeVisible();
  await userEvent.click(button('Abbott Keitch Admin'));
  expect(menuItems()).toContain('Light colours');
  await userEvent.keyboard('{Escape}');
  isDown = false;
  await userEvent.click(button('Try again'));
  expect(await screen.findByText('User data saved with api')).toBeVisible();
  expect(save.mock.calls[1]).toEqual(save.mock.calls[0]);
});

it('keeps the colours of a guest in the browser', async () => {
  const { unmount } = show({ who: 'guest', path: '/pages/faq' });
  await userEvent.click(button('Guest'));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Dark colours' }));
  unmount();
  show({ who: 'guest', path: '/pages/faq' });
  await userEvent.click(button('Guest'));
  expect(menuItems()).toContain('Light colours');
});

it('changes the language', async () => {
  show();
  await userEvent.click(button('Language'));
  const turkish = screen.getByRole('menuitemradio', { name: 'Türkçe' });
  expect(turkish).toHaveAttribute('lang', 'tr');
  await userEvent.click(turkish);
  await waitFor(() => expect(screen.getByRole('navigation', { name: 'Ana menü' })).toBeVisible());
  expect(document.documentElement).toHaveAttribute('lang', 'tr');
});
