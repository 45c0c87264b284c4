import { liveStory, MachineStage, seesTheChart } from '@ezone/statechart/machine-stage';
import type { LiveActor } from '@ezone/statechart/machine-stage';
import { Button } from '@ezone/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { createActor } from 'xstate';
import { dialogDocs } from './dialogMachine.docs';
import { dialogMachine } from './dialogMachine';
import type { DialogRequest } from './DialogRequest';
import { DialogView } from './DialogView';

const question: DialogRequest = {
  id: '1',
  kind: 'question',
  options: {
    title: 'Delete the label Family?',
    detail: 'It is taken off 12 notes. The notes stay.',
    confirmLabel: 'Delete label',
  },
};

/** A page with something to ask, and the dialog over it. */
function QuestionView({ actor }: { actor: LiveActor<typeof dialogMachine> }) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  const request = useSelector(actor, ({ context }) => context.request);
  return (
    <Page>
      <Button onPress={() => actor.send({ type: 'dialog.opened', request: question })}>Delete label</Button>
      {request && (
        <DialogView
          request={request}
          isOpen={isOpen}
          onAnswer={(answer) => actor.send({ type: 'answered', answer })}
          onClose={() => actor.send({ type: 'close.requested' })}
        />
      )}
    </Page>
  );
}

/** The dialog, starting in one state of its machine. */
function DialogAt({ state }: { state: 'closed' | 'open' }) {
  const [actor] = useState(() => {
    const snapshot = dialogMachine.resolveState({ value: state, context: { request: question } });
    return createActor(dialogMachine, { snapshot }).start();
  });
  return <QuestionView actor={actor} />;
}

const Page = styled.div`
  min-block-size: 30rem;
  padding: ${({ theme }) => theme.space(6)};
`;

const startDialog = () => createActor(dialogMachine).start();

const meta = {
  title: 'Machines/Dialog',
  component: DialogAt,
  args: { state: 'closed' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '36rem' } } },
  tags: ['!autodocs'],
} satisfies Meta<typeof DialogAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {
  render: () => <MachineStage docs={dialogDocs} start={startDialog} view={QuestionView} />,
  parameters: liveStory,
  play: seesTheChart,
};

export const Closed: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Delete label' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Delete the label Family?' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Open: Story = { args: { state: 'open' } };

export const RightToLeft: Story = { ...Open, globals: { locale: 'ar' } };

export const Dark: Story = { ...Open, globals: { scheme: 'defaultDark' } };
