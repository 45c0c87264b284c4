import { liveStory, MachineStage, seesTheChart } from '@ezone/statechart/machine-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import styled from 'styled-components';
import { createActor } from 'xstate';
import type { StateValueFrom } from 'xstate';
import { people } from '../layout/testing/people';
import { sampleRoutes } from '../layout/testing/routes';
import { ShellStage } from '../layout/testing/ShellStage';
import { menuOf } from '../../routing/menu';
import { ShortcutBar } from './ShortcutBar';
import { shortcutsDocs } from './shortcutsMachine.docs';
import { MOST_SHORTCUTS, shortcutsMachine } from './shortcutsMachine';
import { useShortcutsOf } from './useShortcuts';
import type { Shortcuts } from './useShortcuts';

type ShortcutsAtProps = {
  state: StateValueFrom<typeof shortcutsMachine>;
  ids?: readonly string[];
  query?: string;
  /** How much room there is in the toolbar: a length. */
  room?: string;
};

const groups = menuOf(sampleRoutes, people.admin.role);

/** The shortcuts, starting in one state of their machine. */
function ShortcutsAt({ state, ids = ['calendar', 'mail', 'notes', 'todo'], query = '', room }: ShortcutsAtProps) {
  const [actor] = useState(() => {
    const snapshot = shortcutsMachine.resolveState({ value: state, context: { ids, query, place: 'toolbar' } });
    return createActor(shortcutsMachine, { input: { ids }, snapshot }).start();
  });
  return <ShortcutsView actor={actor} room={room} />;
}

/** The shortcuts as they stand in a toolbar. */
function ShortcutsView({ actor, room }: { actor: Shortcuts['actor']; room?: string | undefined }) {
  const shortcuts = useShortcutsOf(actor, groups);
  return (
    <ShellStage>
      <Page $room={room}>
        <ShortcutBar shortcuts={shortcuts} place="toolbar" />
      </Page>
    </ShellStage>
  );
}

const Page = styled.div<{ $room: string | undefined }>`
  inline-size: ${({ $room = 'auto' }) => $room};
  padding: ${({ theme }) => theme.space(4)};
`;

const menu = () => within(document.body).findByRole('dialog', { name: 'Edit shortcuts' });

const meta = {
  title: 'Machines/Shortcuts',
  component: ShortcutsAt,
  args: { state: 'closed' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
  tags: ['!autodocs'],
} satisfies Meta<typeof ShortcutsAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {
  render: () => (
    <MachineStage
      docs={shortcutsDocs}
      start={() => createActor(shortcutsMachine, { input: { ids: ['mail', 'notes'] } }).start()}
      view={ShortcutsView}
    />
  ),
  parameters: liveStory,
  play: seesTheChart,
};

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notes' })).toHaveAttribute('aria-current', 'page');
  },
};

/** Those that do not fit are in the menu alone. */
export const Tight: Story = {
  args: { ids: ['notes', 'mail', 'todo', 'banking', 'pages/faq', 'ui/icons'], room: '20rem' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Edit shortcuts' })).toBeVisible();
  },
};

export const Browsing: Story = {
  args: { state: { open: 'browsing' } },
  play: async () => {
    const add = await within(await menu()).findByRole('button', { name: 'Add Banking to the shortcuts' });
    await userEvent.click(add);
    const mine = within(await menu()).getByRole('grid', { name: 'Your shortcuts' });
    await waitFor(() => expect(within(mine).getByRole('row', { name: 'Banking' })).toBeVisible());
  },
};

export const Searching: Story = {
  args: { state: { open: 'searching' }, query: 'no' },
  play: async () => {
    const inMenu = within(await menu());
    await waitFor(() => expect(inMenu.getByRole('row', { name: 'Notes' })).toBeVisible());
  },
};

export const NothingFound: Story = {
  args: { state: { open: 'searching' }, query: 'harbour' },
  play: async () => {
    const inMenu = within(await menu());
    await waitFor(() => expect(inMenu.getByText('No results..')).toBeVisible());
  },
};

/** Nothing is chosen. */
export const None: Story = { args: { state: { open: 'browsing' }, ids: [] } };

/** As many as the server keeps. */
export const Full: Story = {
  args: {
    state: { open: 'browsing' },
    ids: ['notes', ...Array.from({ length: MOST_SHORTCUTS - 1 }, (_, index) => `later-${String(index)}`)],
  },
};

export const Phone: Story = { ...Browsing, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { args: { state: { open: 'browsing' } }, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: { state: { open: 'browsing' } }, globals: { locale: 'ar' } };

export const Turkish: Story = { args: { state: { open: 'browsing' } }, globals: { locale: 'tr' } };
