import { fakeApi } from '@ezone/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Shell } from './Shell';
import type { ShellProps } from './Shell';
import { notificationServer, sampleNotifications } from './testing/serverSamples';
import { people } from './testing/people';
import { finishedRoutes, samplePage, sampleRoutes } from './testing/routes';
import { sampleSide } from './testing/sampleSide';
import { SamplePage } from './testing/SamplePage';
import { ShellStage } from './testing/ShellStage';
import type { ShellStageProps } from './testing/ShellStage';

type StageArgs = Omit<ShellStageProps, 'children' | 'server'> & Pick<ShellProps, 'side'>;

/** The shell with everything that stands in it, as one of the demo users or a guest sees it. */
const Stage = ({ who = 'admin', side, ...stage }: StageArgs) => {
  const [server] = useState(() => fakeApi(notificationServer(sampleNotifications)));
  return (
    <ShellStage who={who} server={server} {...stage}>
      <Shell user={people[who]} side={side}>
        <SamplePage />
      </Shell>
    </ShellStage>
  );
};

const meta = {
  title: 'Shell/Layouts',
  component: Stage,
  args: { who: 'admin' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '80rem', width: 1280 } } },
} satisfies Meta<typeof Stage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Admin: Story = {};

export const Staff: Story = { args: { who: 'staff' } };

export const Guest: Story = { args: { who: 'guest', path: '/pages/faq' } };

export const Folded: Story = { args: { settings: { layout: { config: { navbar: { folded: true } } } } } };

/** The menu of a finished product fits 900 px, two of its sections collapsed. */
export const FinishedProduct: Story = {
  args: { routes: finishedRoutes },
  play: async ({ canvas }) => {
    const navbar = canvas.queryByRole('navigation', { name: 'Main menu' });
    // Where the story does not get a wide screen, the navbar is a drawer.
    if (!navbar) return;
    for (const name of ['Pages', 'Auth']) await userEvent.click(within(navbar).getByRole('button', { name }));
    const sections = within(navbar).getByRole('link', { name: 'Typography' }).closest('section')?.parentElement;
    const head = within(navbar).getByRole('link', { name: 'Ezone' }).parentElement;
    await waitFor(() => expect((sections?.offsetHeight ?? 0) + (head?.offsetHeight ?? 0)).toBeLessThanOrEqual(900));
  },
};

/** Folded, what waits is still seen, and a line parts the sections. */
export const FinishedProductFolded: Story = {
  args: { routes: finishedRoutes, settings: { layout: { config: { navbar: { folded: true } } } } },
};

export const FinishedProductFoldedRightToLeft: Story = { ...FinishedProductFolded, globals: { locale: 'ar' } };

/** At the right it opens towards the page. */
export const FoldedAtTheRight: Story = {
  args: { settings: { layout: { config: { navbar: { folded: true, position: 'right' } } } }, side: sampleSide },
  play: async ({ canvas }) => {
    const navbar = canvas.queryByRole('navigation', { name: 'Main menu' });
    // Where the story does not get a wide screen, the navbar is a drawer.
    if (!navbar) return;
    await canvas.findByRole('button', { name: 'Ada' });
    await userEvent.hover(navbar);
    await waitFor(() => expect(navbar.offsetWidth).toBeGreaterThan(200));
    const { left, right } = navbar.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const FoldedAtTheRightRightToLeft: Story = { ...FoldedAtTheRight, globals: { locale: 'ar' } };

/** The groups in one column, their pages in another. */
export const TwoLevels: Story = { args: { settings: { layout: { config: { navbar: { style: 'style-3' } } } } } };

export const TwoLevelsDense: Story = {
  args: { settings: { layout: { config: { navbar: { style: 'style-3-dense', position: 'right' } } } } },
};

/** Only the groups stand beside the page. */
export const TwoLevelsFolded: Story = {
  args: { settings: { layout: { config: { navbar: { style: 'style-3', folded: true } } } } },
};

export const ToolbarBelow: Story = {
  args: { settings: { layout: { config: { toolbar: { position: 'below' }, footer: { display: false } } } } },
};

export const Boxed: Story = { args: { settings: { layout: { config: { mode: 'boxed', containerWidth: 1200 } } } } };

/** The navbar on top, below the toolbar. */
export const Layout2: Story = {
  args: { settings: { layout: { style: 'layout2' } } },
  play: async ({ canvas }) => {
    const menu = canvas.queryByRole('button', { name: 'Applications' });
    // Where the story does not get a wide screen, the navbar is a drawer.
    if (!menu) return;
    await userEvent.click(menu);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Notes' })).toBeVisible());
  },
};

/** The footer of layouts 2 and 3, where there are pages to lead to. */
export const FooterWithLinks: Story = {
  args: {
    routes: [...sampleRoutes, samplePage('/pages/pricing/style-1'), samplePage('/documentation')],
    settings: { layout: { style: 'layout2' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Purchase' })).toHaveAttribute('href', '/pages/pricing/style-1');
    await expect(canvas.getByRole('link', { name: 'Documentation' })).toBeVisible();
  },
};

export const Layout2Boxed: Story = { args: { settings: { layout: { style: 'layout2', config: { mode: 'boxed' } } } } };

/** Navbar and toolbar in one line. */
export const Layout3: Story = { args: { settings: { layout: { style: 'layout3' } } } };

/** Without the toolbar the navbar stands on a ground of its own. */
export const Layout3WithoutToolbar: Story = {
  args: { settings: { layout: { style: 'layout3', config: { toolbar: { display: false } } } } },
  play: async ({ canvas }) => {
    const navbar = canvas.queryByRole('navigation', { name: 'Main menu' });
    // Where the story does not get a wide screen, the navbar is a drawer.
    if (navbar) await expect(getComputedStyle(navbar).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  },
};

export const Layout3Dark: Story = { ...Layout3, globals: { scheme: 'oceanDark' } };

export const Layout3RightToLeft: Story = { ...Layout3, globals: { locale: 'ar' } };

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Turkish: Story = { globals: { locale: 'tr' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The menu opens from the edge where there is no toolbar. */
export const PhoneWithoutToolbar: Story = {
  ...Phone,
  args: { settings: { layout: { config: { toolbar: { display: false } } } } },
};

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
    await waitFor(() => expect(within(panel).getByText('Welcome to Ezone, Ada!')).toBeVisible());
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

/** Without its rail the side panel opens from the toolbar, and the page has all of the room. */
export const WithoutRail: Story = {
  ...WithSidePanel,
  args: { side: sampleSide, settings: { layout: { config: { rightSidePanel: { display: false } } } } },
};

export const WithSidePanelRightToLeft: Story = { args: { side: sampleSide }, globals: { locale: 'ar' } };
