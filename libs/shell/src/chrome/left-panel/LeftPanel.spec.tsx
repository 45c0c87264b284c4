import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Shell } from '../layout/Shell';
import { people } from '../layout/testing/people';
import { screenWidth } from '../layout/testing/screenWidth';
import { ShellStage } from '../layout/testing/ShellStage';
import type { ShellStageProps } from '../layout/testing/ShellStage';

const show = (stage: Omit<ShellStageProps, 'children'> = {}) =>
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <ShellStage {...stage}>
          <Shell user={people.admin}>
            <input aria-label="Typed" />
          </Shell>
        </ShellStage>
      </UiProvider>
    </StaticI18nProvider>,
  );
const panel = () => screen.getByRole('navigation', { name: 'Shortcuts' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  screenWidth(true);
  localStorage.clear();
});

it('is a rail at first, shows titles when it is open, and is found as it was left', async () => {
  const { unmount } = show({ path: '/apps/todo' });
  expect(within(panel()).getByRole('link', { name: 'To-Do' })).toHaveAttribute('aria-current', 'page');
  expect(panel()).not.toHaveTextContent('To-Do');
  await press('Open the shortcut panel');
  expect(panel()).toHaveTextContent('To-Do');
  unmount();
  show();
  expect(panel()).toHaveTextContent('To-Do');
  await press('Close the shortcut panel');
  expect(panel()).not.toHaveTextContent('To-Do');
});

it('opens the menu of shortcuts beside itself, and none in the toolbar', async () => {
  show();
  await userEvent.click(within(panel()).getByRole('button', { name: 'Edit shortcuts' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add Notes to the shortcuts' }));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  expect(within(panel()).getByRole('link', { name: 'Notes' })).toBeVisible();
});

it('is shown or not as the settings say, and takes nothing from the page', async () => {
  show();
  await userEvent.type(screen.getByLabelText('Typed'), 'Dear Ada');
  await press('Abbott Keitch Admin');
  await userEvent.click(screen.getByRole('menuitem', { name: /^Settings/ }));
  await userEvent.click(await screen.findByRole('switch', { name: 'Left side panel' }));
  expect(screen.queryByRole('navigation', { name: 'Shortcuts' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('switch', { name: 'Left side panel' }));
  expect(panel()).toBeVisible();
  expect(screen.getByLabelText('Typed')).toHaveValue('Dear Ada');
});

it('is not there on a narrow screen', () => {
  screenWidth(false);
  show();
  expect(screen.queryByRole('navigation', { name: 'Shortcuts' })).not.toBeInTheDocument();
});
