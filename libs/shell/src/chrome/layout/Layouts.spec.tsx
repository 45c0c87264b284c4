import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import type { SettingsPatch } from '../../settings';
import { Shell } from './Shell';
import { people } from './testing/people';
import { screenWidth } from './testing/screenWidth';
import { ShellStage } from './testing/ShellStage';
import { folderRoutes, sampleRoutes } from './testing/routes';

const Page = () => <h1>{useLocation().pathname}</h1>;

const show = (layout: SettingsPatch['layout'], { isWide = true, routes = sampleRoutes } = {}) => {
  screenWidth(isWide);
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <ShellStage settings={{ layout } as SettingsPatch} routes={routes}>
          <Shell user={people.admin}>
            <Page />
          </Shell>
        </ShellStage>
      </UiProvider>
    </StaticI18nProvider>,
  );
};
const navbar = () => within(screen.getByRole('navigation', { name: 'Main menu' }));
const menu = (name: string) => navbar().getByRole('button', { name });

beforeEach(() => localStorage.clear());

it.each(['layout2', 'layout3'] as const)('has a navbar on top in %s, whose menus lead to pages', async (style) => {
  show({ style });
  await userEvent.click(menu('Applications'));
  expect(menu('Applications')).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(navbar().getByRole('link', { name: /^Mail/ }));
  expect(screen.getByRole('heading', { level: 1, name: '/apps/mail' })).toBeVisible();
  expect(menu('Applications')).toHaveAttribute('aria-expanded', 'false');
});

it('is gone through with the arrow keys, and closed with Escape', async () => {
  show({ style: 'layout2' });
  menu('Applications').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(menu('Pages')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Enter}{ArrowDown}');
  const first = navbar().getAllByRole('link')[0];
  expect(first).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(menu('Applications')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(menu('Applications')).toHaveFocus();
  expect(menu('Applications')).toHaveAttribute('aria-expanded', 'false');
});

it('has folders, whose pages the arrow keys come to once they are open', async () => {
  show({ style: 'layout2' }, { routes: folderRoutes });
  menu('Pages').focus();
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(menu('Pricing')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(menu('Pricing')).toHaveFocus();
  await userEvent.keyboard('{Enter}{ArrowDown}');
  expect(menu('Pricing')).toHaveAttribute('aria-expanded', 'true');
  expect(navbar().getByRole('link', { name: 'Team' })).toHaveFocus();
});

it('closes a menu that keys have opened with a press elsewhere', async () => {
  show({ style: 'layout2' });
  menu('Applications').focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('contentinfo'));
  expect(menu('Applications')).toHaveAttribute('aria-expanded', 'false');
});

it('leaves the focus where it is when Escape closes what the pointer has opened', async () => {
  show({ style: 'layout2' });
  screen.getByRole('main').focus();
  await userEvent.hover(menu('Applications'));
  await waitFor(() => expect(menu('Applications')).toHaveAttribute('aria-expanded', 'true'));
  await userEvent.keyboard('{Escape}');
  expect(menu('Applications')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('main')).toHaveFocus();
});

it.each(['layout1', 'layout2', 'layout3'] as const)('has its menu in a drawer on a narrow screen: %s', (style) => {
  show({ style }, { isWide: false });
  expect(screen.getByRole('button', { name: 'Open menu' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
});

it('shows the pages of one group beside the groups where it has two levels', async () => {
  show({ config: { navbar: { style: 'style-3' } } });
  expect(menu('Applications')).toHaveAttribute('aria-pressed', 'true');
  expect(navbar().getByRole('link', { name: /^Mail/ })).toBeVisible();
  await userEvent.click(menu('Pages'));
  expect(navbar().queryByRole('link', { name: /^Mail/ })).not.toBeInTheDocument();
  expect(navbar().getByRole('heading', { name: 'Pages' })).toBeVisible();
});

it('is folded at first in the second style', () => {
  show({ config: { navbar: { style: 'style-2' } } });
  expect(screen.queryByRole('button', { name: 'Fold menu' })).not.toBeInTheDocument();
  expect(navbar().getByRole('link', { name: /^Mail/ })).toBeInTheDocument();
});

it('leaves a page that is as high as the view the height below a banner', () => {
  const grown = new Map<Element, () => void>();
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(private readonly onResize: () => void) {}
      observe = (element: Element) => grown.set(element, this.onResize);
      disconnect = () => undefined;
    },
  });
  show({ style: 'layout1' });
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
  const banner = screen.getByRole('main').previousElementSibling ?? document.body;
  Object.defineProperty(banner, 'offsetHeight', { value: 44 });
  act(() => grown.get(banner)?.());
  const rules = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  expect(/--bars-height: [^;]*;/.exec(rules)?.[0]).toMatch(/ - 44px\);$/);
});

it('leaves out what is not to be displayed', () => {
  show({ config: { navbar: { display: false }, footer: { display: false }, toolbar: { display: false } } });
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});

it('has its menu in a drawer on a narrow screen without a toolbar, too', async () => {
  show({ config: { toolbar: { display: false } } }, { isWide: false });
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(navbar().getByRole('link', { name: 'Notes' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus());
});

it('is searched by keys without a toolbar, too', async () => {
  show({ config: { toolbar: { display: false } } });
  await userEvent.keyboard('/');
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible();
});

it('takes the layout that a route has of its own', () => {
  const routes = sampleRoutes.map((route) =>
    route.path.startsWith('/apps/notes') ? { ...route, layout: { config: { footer: { display: false } } } } : route,
  );
  show({}, { routes });
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});
