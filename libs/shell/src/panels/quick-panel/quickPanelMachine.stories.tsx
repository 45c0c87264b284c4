import { liveStory, MachineStage, seesTheChart } from '@ezone/statechart/machine-stage';
import type { LiveActor } from '@ezone/statechart/machine-stage';
import { Button } from '@ezone/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import styled, { useTheme } from 'styled-components';
import { createActor } from 'xstate';
import { shownQuery } from '../../data/query-view/testing/shownQuery';
import { sampleQuickPanel } from '../../chrome/layout/testing/serverSamples';
import { SidePanel, useIsOpen } from '../panel';
import { quickPanelDocs } from './quickPanelMachine.docs';
import { quickPanelMachine } from './quickPanelMachine';
import { QuickPanelSheet } from './QuickPanelSheet';
import { useQuickPanelOf, useQuickSettings } from './useQuickPanel';

/** The quick panel over a page. */
function PanelView({ actor }: { actor: LiveActor<typeof quickPanelMachine> }) {
  const theme = useTheme();
  const panel = useQuickPanelOf(actor);
  const { id, onSwitch, setOpener, toggle, close } = panel;
  const isOpen = useIsOpen(panel);
  const isOn = useQuickSettings(panel);
  return (
    <Page>
      <Button ref={setOpener} aria-expanded={isOpen} aria-controls={id} onPress={toggle}>
        Quick panel
      </Button>
      <SidePanel panel={panel} name="Quick panel" width={theme.width.quickPanel}>
        <QuickPanelSheet query={shownQuery(sampleQuickPanel)} isOn={isOn} onSwitch={onSwitch} onClose={close} />
      </SidePanel>
    </Page>
  );
}

/** The panel, starting in one state of its machine. */
function PanelAt({ state }: { state: 'closed' | 'open' }) {
  const [actor] = useState(() => {
    const { context } = createActor(quickPanelMachine).getSnapshot();
    return createActor(quickPanelMachine, {
      snapshot: quickPanelMachine.resolveState({ value: state, context }),
    }).start();
  });
  return <PanelView actor={actor} />;
}

const Page = styled.div`
  min-block-size: 60rem;
  padding: ${({ theme }) => theme.space(6)};
`;

const startPanel = () => createActor(quickPanelMachine).start();

const meta = {
  title: 'Machines/Quick panel',
  component: PanelAt,
  args: { state: 'closed' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '64rem' } } },
  tags: ['!autodocs'],
} satisfies Meta<typeof PanelAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {
  render: () => <MachineStage docs={quickPanelDocs} start={startPanel} view={PanelView} />,
  parameters: liveStory,
  play: seesTheChart,
};

export const Closed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quick panel' }));
    const cloudSync = canvas.getByRole('switch', { name: 'Cloud Sync' });
    await userEvent.click(cloudSync);
    await expect(cloudSync).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Quick panel' })).toHaveFocus();
  },
};

export const Open: Story = { args: { state: 'open' } };

export const RightToLeft: Story = { ...Open, globals: { locale: 'ar' } };

export const Dark: Story = { ...Open, globals: { scheme: 'defaultDark' } };
