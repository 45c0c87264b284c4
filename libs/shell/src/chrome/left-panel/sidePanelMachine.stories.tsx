import { liveStory, MachineStage, seesTheChart } from '@ezone/statechart/machine-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { people } from '../layout/testing/people';
import { sampleRoutes } from '../layout/testing/routes';
import { ShellStage } from '../layout/testing/ShellStage';
import { menuOf } from '../../routing/menu';
import { shortcutsMachine } from '../shortcuts/shortcutsMachine';
import { useShortcutsOf } from '../shortcuts/useShortcuts';
import { ShortcutPanel } from './ShortcutPanel';
import { sidePanelDocs } from './sidePanelMachine.docs';
import { sidePanelMachine } from './sidePanelMachine';

type PanelAtProps = {
  state: 'closed' | 'open';
  /** The shortcuts. */
  ids?: readonly string[];
};

const groups = menuOf(sampleRoutes, people.admin.role);
const sample = ['calendar', 'mail', 'notes', 'pages/faq'];

/** The panel, starting in one state of its machine. */
function PanelAt({ state, ids }: PanelAtProps) {
  const [actor] = useState(() => createActor(sidePanelMachine, { input: { isOpen: state === 'open' } }).start());
  return <PanelView actor={actor} ids={ids} />;
}

function PanelView({ actor, ids = sample }: { actor: ActorRefFrom<typeof sidePanelMachine>; ids?: readonly string[] }) {
  const shortcuts = useShortcutsOf(useActorRef(shortcutsMachine, { input: { ids } }), groups);
  return (
    <ShellStage>
      <ShortcutPanel actor={actor} shortcuts={shortcuts} />
    </ShellStage>
  );
}

const meta = {
  title: 'Machines/Side panel',
  component: PanelAt,
  args: { state: 'closed' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
  tags: ['!autodocs'],
} satisfies Meta<typeof PanelAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {
  render: () => (
    <MachineStage
      docs={sidePanelDocs}
      start={() => createActor(sidePanelMachine, { input: { isOpen: false } }).start()}
      view={PanelView}
    />
  ),
  parameters: liveStory,
  play: seesTheChart,
};

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notes' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Open the shortcut panel' }));
    await expect(canvas.getByText('FAQ')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close the shortcut panel' }));
    await expect(canvas.queryByText('FAQ')).not.toBeInTheDocument();
  },
};

export const Open: Story = { args: { state: 'open' } };

/** Nothing is chosen. */
export const Empty: Story = { args: { state: 'open', ids: [] } };

export const RightToLeft: Story = { ...Open, globals: { locale: 'ar' } };

export const Dark: Story = { ...Open, globals: { scheme: 'defaultDark' } };
