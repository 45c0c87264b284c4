import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import styled from 'styled-components';
import { Shell } from '../layout';
import { people } from '../layout/testing/people';
import { sampleSide } from '../layout/testing/sampleSide';
import { SamplePage } from '../layout/testing/SamplePage';
import { ShellStage } from '../layout/testing/ShellStage';
import type { ShellStageProps } from '../layout/testing/ShellStage';
import { sampleRoutes } from '../layout/testing/routes';
import { useNavbar } from '../navbar';
import { SideProvider, useSide, useSideEntries } from '../../panels/side';
import { menuOf } from '../../routing/menu';
import { useSettings } from '../../settings';
import { PhoneBar } from './PhoneBar';

/** The shell on a phone, at whose foot the bar stands. */
const Stage = ({ who = 'admin', ...stage }: Omit<ShellStageProps, 'children'>) => (
  <ShellStage who={who} {...stage}>
    <Shell user={people[who]} side={sampleSide}>
      <SamplePage />
    </Shell>
  </ShellStage>
);

/** As large as a phone: what is fixed to the screen elsewhere is fixed to this. */
const Phone = styled.div`
  position: relative;
  inline-size: min(100%, 39rem);
  block-size: 32rem;
  margin-inline: auto;
  border: 1px solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.bg};
  contain: layout;
`;

function Alone() {
  const side = useSide();
  const groups = menuOf(sampleRoutes, ['admin'], useSideEntries(side));
  const navbar = useNavbar(groups, false);
  const { isShown } = useSettings().settings.navbar;
  return <PhoneBar groups={groups} side={side} navbar={isShown ? navbar : null} />;
}

const meta = {
  title: 'Shell/Bar of a phone',
  tags: ['!autodocs'],
  component: Stage,
  subcomponents: { PhoneBar },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '34rem' } } },
  globals: { viewport: { value: 'phone' } },
  args: { path: '/apps/mail', prefetch: fn() },
} satisfies Meta<typeof Stage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The bar by itself, on a screen of any width. */
export const BarAlone: Story = {
  render: (args) => (
    <Phone>
      <ShellStage {...args}>
        <SideProvider feature={sampleSide}>
          <Alone />
        </SideProvider>
      </ShellStage>
    </Phone>
  ),
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Bottom bar' }));
    await expect(await bar.findByRole('link', { name: 'Mail 25 unread' })).toHaveAttribute('aria-current', 'page');
    await expect(bar.getAllByRole('button')).toHaveLength(3);
  },
};

export const BarWithoutNavbar: Story = {
  args: { settings: { layout: { config: { navbar: { display: false } } } } },
  render: BarAlone.render as NonNullable<Story['render']>,
};

export const BarRightToLeft: Story = {
  render: BarAlone.render as NonNullable<Story['render']>,
  globals: { locale: 'ar' },
};

/** The page one is on is marked; what can be made opens over the bar. */
export const OnMail: Story = {
  play: async ({ canvas }) => {
    // Where the story does not get a narrow screen, there is no bar.
    const bar = canvas.queryByRole('navigation', { name: 'Bottom bar' });
    if (!bar) return;
    await expect(within(bar).getByRole('link', { current: 'page' })).toHaveAccessibleName(/Mail/);
    await userEvent.click(within(bar).getByRole('button', { name: 'New' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'New note' })).toBeVisible());
  },
};

export const Dark: Story = { globals: { viewport: { value: 'phone' }, scheme: 'defaultDark' } };

export const RightToLeft: Story = { globals: { viewport: { value: 'phone' }, locale: 'ar' } };

/** Whoever has no navbar opens none. */
export const WithoutNavbar: Story = { args: { settings: { layout: { config: { navbar: { display: false } } } } } };

/** A guest has the toolbar alone. */
export const Guest: Story = { args: { who: 'guest', path: '/pages/faq' } };
