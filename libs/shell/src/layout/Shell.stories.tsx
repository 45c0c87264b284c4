import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Shell } from './Shell';
import type { ShellProps } from './Shell';
import { notificationServer, sampleNotifications } from './testing/fakeApi';
import { people } from './testing/people';
import { sampleSide } from './testing/sampleSide';
import { SamplePage } from './testing/SamplePage';
import { ShellStage } from './testing/ShellStage';
import type { ShellStageProps } from './testing/ShellStage';

type StageArgs = Omit<ShellStageProps, 'children'> & Pick<ShellProps, 'side'>;

/** layout1 with everything that stands in it, as one of the demo users or a guest sees it. */
const Stage = ({ who = 'admin', side, ...stage }: StageArgs) => (
  <ShellStage who={who} {...stage}>
    <Shell user={people[who]} side={side}>
      <SamplePage />
    </Shell>
  </ShellStage>
);

const meta = {
  title: 'Shell/Layout 1',
  component: Stage,
  args: { who: 'admin', calls: notificationServer(sampleNotifications) },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
} satisfies Meta<typeof Stage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Admin: Story = {};

export const Staff: Story = { args: { who: 'staff' } };

export const Guest: Story = { args: { who: 'guest', path: '/pages/faq', calls: {} } };

export const Folded: Story = { args: { settings: { layout: { config: { navbar: { folded: true } } } } } };

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Turkish: Story = { globals: { locale: 'tr' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneMenu: Story = {
  ...Phone,
  play: async ({ canvas }) => {
    const open = canvas.queryByRole('button', { name: 'Open menu' });
    // Where the story does not get its viewport, the navbar stands beside the page.
    if (!open) return;
    await userEvent.click(open);
    const menu = await within(document.body).findByRole('navigation', { name: 'Main menu' });
    await expect(within(menu).getByRole('link', { name: 'Notes' })).toHaveAttribute('aria-current', 'page');
  },
};

export const WithNotifications: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications' }));
    const panel = await canvas.findByRole('complementary', { name: 'Notifications' });
    await expect(await within(panel).findByText('Welcome to Ezone!')).toBeVisible();
  },
};

/** From lg up a closed side panel leaves its rail, beside which the page has its room. */
export const WithSidePanel: Story = {
  args: { side: sampleSide },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Team' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
  },
};

export const WithSidePanelRightToLeft: Story = { args: { side: sampleSide }, globals: { locale: 'ar' } };
