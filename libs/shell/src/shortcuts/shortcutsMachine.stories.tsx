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
import { menuOf } from '../navbar';
import { ShortcutBar } from './ShortcutBar';
import { shortcutsDocs } from './shortcutsMachine.docs';
import { MOST_SHORTCUTS, shortcutsMachine } from './shortcutsMachine';
import { useShortcutsOf } from './useShortcuts';
import type { Shortcuts } from './useShortcuts';

type ShortcutsAtProps = {
  state: StateValueFrom<typeof shortcutsMachine>;
  ids?: readonly string[];
  query?: string;
};

const groups = menuOf(sampleRoutes, people.admin.role);

/** The shortcuts, starting in one state of their machine. */
function ShortcutsAt({ state, ids = ['calendar', 'mail', 'notes', 'todo'], query = '' }: ShortcutsAtProps) {
  const [actor] = useState(() => {
    const snapshot = shortcutsMachine.resolveState({ value: state, context: { ids, query, place: 'toolbar' } });
    return createActor(shortcutsMachine, { input: { ids }, snapshot }).start();
  });
  return <ShortcutsView actor={actor} />;
}

/** The shortcuts as they stand in a toolbar. */
function ShortcutsView({ actor }: { actor: Shortcuts['actor'] }) {
  const shortcuts = useShortcutsOf(actor, groups);
  return (
    <ShellStage>
      <Page>
        <ShortcutBar shortcuts={shortcuts} place="toolbar" />
      </Page>
    </ShellStage>
  );
}

const Page = styled.div`
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

export const Browsing: Story = {
  args: { state: { open: 'browsing' } },
  play: async () => {
    const more = await within(await menu()).findByRole('grid', { name: 'More pages' });
    await userEvent.click(within(more).getByRole('button', { name: 'Add Banking to the shortcuts' }));
    const mine = within(await menu()).getByRole('grid', { name: 'Your shortcuts' });
    await waitFor(() => expect(within(mine).getByRole('row', { name: 'Banking' })).toBeVisible());
  },
};

export const Searching: Story = {
  args: { state: { open: 'searching' }, query: 'no' },
  play: async () => {
    await expect(await within(await menu()).findByRole('row', { name: 'Notes' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { state: { open: 'searching' }, query: 'harbour' },
  play: async () => {
    await expect(await within(await menu()).findByText('No results..')).toBeVisible();
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
