import { liveStory, MachineStage, seesTheChart } from '@ezone/statechart/machine-stage';
import type { LiveActor } from '@ezone/statechart/machine-stage';
import { Button } from '@ezone/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import styled, { useTheme } from 'styled-components';
import { createActor } from 'xstate';
import { shownQuery } from '../../data/query-view/testing/shownQuery';
import { sampleNotifications } from '../../chrome/layout/testing/serverSamples';
import { SidePanel, useIsOpen, usePanelOf } from '../panel';
import { RoutingStage } from '../../routing/testing';
import { NotificationList } from './NotificationList';
import { notificationPanelDocs } from './notificationPanelMachine.docs';
import { notificationPanelMachine } from './notificationPanelMachine';

/** The notification panel over a page with a link to another one. */
function PanelView({ actor }: { actor: LiveActor<typeof notificationPanelMachine> }) {
  const theme = useTheme();
  const panel = usePanelOf(actor);
  const { id, setOpener, toggle } = panel;
  const isOpen = useIsOpen(panel);
  return (
    <RoutingStage>
      <Page>
        <Button ref={setOpener} aria-expanded={isOpen} aria-controls={id} onPress={toggle}>
          Notifications
        </Button>
        <SidePanel panel={panel} name="Notifications" width={theme.width.notifications}>
          <NotificationList query={shownQuery(sampleNotifications)} onDismiss={fn()} onClose={panel.close} />
          <Foot>
            <Button onPress={() => actor.send({ type: 'page.opened' })}>Go to another page</Button>
          </Foot>
        </SidePanel>
      </Page>
    </RoutingStage>
  );
}

/** The panel, starting in one state of its machine. */
function PanelAt({ state }: { state: 'closed' | 'open' }) {
  const [actor] = useState(() => {
    const snapshot = notificationPanelMachine.resolveState({ value: state, context: { side: 'end' } });
    return createActor(notificationPanelMachine, { snapshot }).start();
  });
  return <PanelView actor={actor} />;
}

const Page = styled.div`
  min-block-size: 60rem;
  padding: ${({ theme }) => theme.space(6)};
`;

const Foot = styled.div`
  padding: ${({ theme }) => theme.space(4)};
`;

const startPanel = () => createActor(notificationPanelMachine).start();

const meta = {
  title: 'Machines/Notification panel',
  component: PanelAt,
  args: { state: 'closed' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
  tags: ['!autodocs'],
} satisfies Meta<typeof PanelAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {
  render: () => <MachineStage docs={notificationPanelDocs} start={startPanel} view={PanelView} />,
  parameters: liveStory,
  play: seesTheChart,
};

export const Closed: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Notifications' });
    await userEvent.click(opener);
    await expect(canvas.getByRole('complementary', { name: 'Notifications' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to another page' }));
    await waitFor(() => expect(canvas.queryByRole('complementary')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};

export const Open: Story = { args: { state: 'open' } };

export const RightToLeft: Story = { ...Open, globals: { locale: 'ar' } };

export const Dark: Story = { ...Open, globals: { scheme: 'defaultDark' } };
