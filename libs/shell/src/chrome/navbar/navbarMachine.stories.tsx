import { liveStory, MachineStage, seesTheChart } from '@ezone/statechart/machine-stage';
import type { LiveActor } from '@ezone/statechart/machine-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { createActor } from 'xstate';
import type { StateValueFrom } from 'xstate';
import { people } from '../layout/testing/people';
import { sampleRoutes } from '../layout/testing/routes';
import { ShellStage } from '../layout/testing/ShellStage';
import { menuOf } from '../../routing/menu';
import { Navbar } from './Navbar';
import { navbarDocs } from './navbarMachine.docs';
import { navbarMachine } from './navbarMachine';
import { formOf } from './useNavbar';

type NavbarAtProps = {
  state: StateValueFrom<typeof navbarMachine>;
  /** Ids of collapsed groups. */
  collapsed?: string[];
};

const groups = menuOf(sampleRoutes, people.admin.role);

/** The navigation bar, standing still in one state of its machine. */
function NavbarAt({ state, collapsed = [] }: NavbarAtProps) {
  const [actor] = useState(() => {
    const context = { isWide: true, isFolded: false, collapsed };
    const snapshot = navbarMachine.resolveState({ value: state, context });
    return createActor(navbarMachine, { input: context, snapshot }).start();
  });
  return <NavbarView actor={actor} />;
}

/** The navigation bar, on a page. */
function NavbarView({ actor }: { actor: LiveActor<typeof navbarMachine> }) {
  const form = useSelector(actor, formOf);
  const isDrawerOpen = useSelector(actor, (snapshot) => snapshot.matches({ drawer: 'opened' }));
  return (
    <ShellStage>
      <Navbar navbar={{ actor, form, isDrawerOpen }} groups={groups} scheme="greyDark" side="start" />
    </ShellStage>
  );
}

const startNavbar = () => createActor(navbarMachine, { input: { isWide: true, isFolded: false } }).start();

const meta = {
  title: 'Machines/Navbar',
  component: NavbarAt,
  args: { state: 'open' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
  tags: ['!autodocs'],
} satisfies Meta<typeof NavbarAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {
  render: () => <MachineStage docs={navbarDocs} start={startNavbar} view={NavbarView} />,
  parameters: liveStory,
  play: seesTheChart,
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notes' })).toHaveAttribute('aria-current', 'page');
  },
};

export const GroupsCollapsed: Story = { args: { collapsed: ['applications', 'auth'] } };

export const FoldedResting: Story = { args: { state: { folded: 'resting' } } };

export const FoldedApproached: Story = { args: { state: { folded: 'approached' } } };

export const FoldedPeeking: Story = { args: { state: { folded: { peeking: 'attended' } } } };

export const FoldedTapped: Story = { args: { state: { folded: { peeking: 'tapped' } } } };

export const DrawerClosed: Story = {
  args: { state: { drawer: 'closed' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

export const DrawerOpened: Story = {
  args: { state: { drawer: 'opened' } },
  play: async () => {
    const menu = await within(document.body).findByRole('navigation', { name: 'Main menu' });
    await waitFor(() => expect(menu).toBeVisible());
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };
