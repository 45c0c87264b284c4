import { liveStory, MachineStage, seesTheChart } from '@ezone/statechart/machine-stage';
import type { LiveActor } from '@ezone/statechart/machine-stage';
import { Button } from '@ezone/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import styled from 'styled-components';
import { createActor } from 'xstate';
import { panelDocs } from './panelMachine.docs';
import { panelMachine } from './panelMachine';
import type { PanelSide } from './panelStates';
import { SidePanel } from './SidePanel';
import { useIsOpen, usePanelOf } from './usePanel';

type PanelAtProps = {
  state: 'closed' | 'open';
  side: PanelSide;
};

/** A panel that starts in one state of its machine, with the button that opens it. */
function PanelAt({ state, side }: PanelAtProps) {
  const [actor] = useState(() =>
    createActor(panelMachine, {
      input: { side },
      snapshot: panelMachine.resolveState({ value: state, context: { side } }),
    }).start(),
  );
  return <PanelView actor={actor} />;
}

/** A page with a panel and the button that opens it. */
function PanelView({ actor }: { actor: LiveActor<typeof panelMachine> }) {
  const panel = usePanelOf(actor);
  const { id, setOpener, toggle } = panel;
  const isOpen = useIsOpen(panel);
  return (
    <Page>
      <Button ref={setOpener} aria-expanded={isOpen} aria-controls={id} onPress={toggle}>
        Team
      </Button>
      <SidePanel panel={panel} name="Team" width="32rem">
        <Content>
          <h2>Team</h2>
          <p>Escape, a click outside, a swipe towards the edge and the button close it.</p>
          <Button onPress={panel.close}>Close</Button>
        </Content>
      </SidePanel>
    </Page>
  );
}

const Page = styled.div`
  min-block-size: 60rem;
  padding: ${({ theme }) => theme.space(6)};
`;

const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space(4)};
  padding: ${({ theme }) => theme.space(6)};
`;

const startPanel = () => createActor(panelMachine, { input: { side: 'end' } }).start();

const meta = {
  title: 'Machines/Panel',
  component: PanelAt,
  args: { state: 'closed', side: 'end' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '32rem' } } },
  tags: ['!autodocs'],
} satisfies Meta<typeof PanelAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {
  render: () => <MachineStage docs={panelDocs} start={startPanel} view={PanelView} />,
  parameters: liveStory,
  play: seesTheChart,
};

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Team' }));
    await expect(canvas.getByRole('complementary', { name: 'Team' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Team' })).toHaveFocus();
  },
};

export const Open: Story = { args: { state: 'open' } };

export const OpenAtTheStart: Story = { args: { state: 'open', side: 'start' } };

export const RightToLeft: Story = { ...Open, globals: { locale: 'ar' } };

export const Dark: Story = { ...Open, globals: { scheme: 'defaultDark' } };
