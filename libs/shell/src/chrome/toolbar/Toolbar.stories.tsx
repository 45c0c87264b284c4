import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { people } from '../layout/testing/people';
import { sampleRoutes } from '../layout/testing/routes';
import { ShellStage } from '../layout/testing/ShellStage';
import { LanguageControlProvider, LanguageMenu } from '../../settings/language';
import { findRoute } from '../../routing';
import { ChangeSettingsProvider } from '../../settings/ChangeSettings';
import { UserMenu } from '../user-menu';
import { Toolbar } from './Toolbar';

type BarProps = {
  /** Who is here. */
  who: keyof typeof people;
};

/** The toolbar with the language menu and the user menu; its other buttons show in the stories of layout 1. */
const Bar = ({ who }: BarProps) => (
  <ShellStage who={who}>
    <ChangeSettingsProvider>
      <LanguageControlProvider>
        <Toolbar
          end={
            <>
              <LanguageMenu />
              <UserMenu user={people[who]} hasPage={(path) => findRoute(sampleRoutes, path) !== undefined} />
            </>
          }
        />
      </LanguageControlProvider>
    </ChangeSettingsProvider>
  </ShellStage>
);

const meta = {
  title: 'Shell/Toolbar',
  tags: ['!autodocs'],
  component: Bar,
  args: { who: 'admin' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '32rem' } } },
} satisfies Meta<typeof Bar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {};

export const Guest: Story = { args: { who: 'guest' } };

export const UserMenuOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abbott Keitch Admin' }));
    const menu = await within(document.body).findByRole('menu');
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(4);
  },
};

export const GuestMenuOpen: Story = {
  ...Guest,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guest' }));
    const register = await within(document.body).findByRole('menuitem', { name: 'Register' });
    await waitFor(() => expect(register).toBeVisible());
  },
};

export const LanguageMenuOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }));
    await expect(await within(document.body).findByRole('menuitemradio', { name: 'English' })).toHaveAttribute(
      'aria-checked',
      'true',
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };
