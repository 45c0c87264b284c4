import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { Shell } from '../layout';
import { people } from '../layout/testing/people';
import { sampleSide } from '../layout/testing/sampleSide';
import { screenWidth } from '../layout/testing/screenWidth';
import { ShellStage } from '../layout/testing/ShellStage';
import type { ShellStageProps } from '../layout/testing/ShellStage';

const Page = () => {
  const { pathname, search } = useLocation();
  return <h1>{pathname + search}</h1>;
};

const show = ({ who = 'admin', ...stage }: Omit<ShellStageProps, 'children'> = {}) =>
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <ShellStage who={who} {...stage}>
          <Shell user={people[who]} side={sampleSide}>
            <Page />
          </Shell>
        </ShellStage>
      </UiProvider>
    </StaticI18nProvider>,
  );

const bar = () => screen.getByRole('navigation', { name: 'Bottom bar' });

beforeEach(() => {
  screenWidth(false);
  localStorage.clear();
});

it('leads to the start and to mail, marks where one is, and shows what waits', async () => {
  show({ path: '/apps/dashboards/analytics' });
  expect(within(bar()).getByRole('link', { current: 'page' })).toHaveAccessibleName('Home');
  await userEvent.click(await within(bar()).findByRole('link', { name: 'Mail 25 unread' }));
  expect(screen.getByRole('heading', { name: '/apps/mail' })).toBeVisible();
  expect(within(bar()).getByRole('link', { current: 'page' })).toHaveAccessibleName('Mail 25 unread');
  await waitFor(() =>
    expect(within(bar()).getByRole('button', { name: /^Team/ })).toHaveAccessibleName('Team messages wait'),
  );
});

it('offers what can be made, by an address of the page that makes it', async () => {
  show();
  await userEvent.click(within(bar()).getByRole('button', { name: 'New' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'New note' }));
  expect(screen.getByRole('heading', { name: '/apps/notes?new' })).toBeInTheDocument();
});

it('opens the side panel and the menu, which stand in the toolbar no more', async () => {
  show();
  expect(within(screen.getByRole('banner')).queryByRole('button', { name: 'Open menu' })).not.toBeInTheDocument();
  const team = within(bar()).getByRole('button', { name: /^Team/ });
  await userEvent.click(team);
  expect(screen.getByRole('complementary', { name: 'Team' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(team).toHaveFocus();
  await userEvent.click(within(bar()).getByRole('button', { name: 'Open menu' }));
  expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

it.each([
  ['a guest', false, 'guest'],
  ['a wide screen', true, 'admin'],
] as const)('is not there for %s', (_, isWide, who) => {
  screenWidth(isWide);
  show({ who, path: '/pages/faq' });
  expect(screen.queryByRole('navigation', { name: 'Bottom bar' })).not.toBeInTheDocument();
});
