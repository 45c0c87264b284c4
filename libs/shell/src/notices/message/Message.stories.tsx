import { Button } from '@ezone/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import styled from 'styled-components';
import { ToastProvider } from '../toast';
import { createAnchors } from './anchors';
import { MessageOutlet } from './MessageOutlet';
import { AnchorsContext, useMessage } from './useMessage';
import type { MessageOptions } from './useMessage';

/** `const message = useMessage()`, then `message.show(options)`. */
function Saying(options: MessageOptions) {
  const message = useMessage();
  const [last, setLast] = useState<string | null>(null);
  return (
    <Page>
      <Button onPress={() => setLast(message.show(options))}>Show</Button>
      <Button isDisabled={last === null} onPress={() => last !== null && message.hide(last)}>
        Hide
      </Button>
    </Page>
  );
}

const Stage = (options: MessageOptions) => {
  const [anchors] = useState(createAnchors);
  return (
    <ToastProvider>
      <AnchorsContext value={anchors}>
        <Saying {...options} />
        <MessageOutlet />
      </AnchorsContext>
    </ToastProvider>
  );
};

const Page = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space(3)};
  min-block-size: 30rem;
`;

const meta = {
  title: 'Shell/Message service',
  component: Stage,
  args: { message: 'The export is ready.', autoHideDuration: null },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '30rem' } } },
} satisfies Meta<typeof Stage>;
export default meta;

type Story = StoryObj<typeof meta>;

const shows =
  (region: string): Story['play'] =>
  async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const place = await canvas.findByRole('region', { name: region });
    // It comes in first.
    await waitFor(() => expect(within(place).getByText(args.message)).toBeVisible());
  };

/** Where nothing else is said: at the top centre, for six seconds. */
export const TopCenter: Story = { play: shows('Messages') };

export const TopEnd: Story = {
  args: { variant: 'success', anchorOrigin: { vertical: 'top', horizontal: 'end' } },
  play: shows('Messages at the top end'),
};

export const BottomStart: Story = {
  args: { variant: 'warning', anchorOrigin: { vertical: 'bottom', horizontal: 'start' } },
  play: shows('Messages at the bottom start'),
};

/** It can be hidden by whoever has shown it. */
export const BottomCenter: Story = {
  args: { variant: 'error', anchorOrigin: { vertical: 'bottom', horizontal: 'center' } },
  play: async (context) => {
    await shows('Messages at the bottom')?.(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Hide' }));
    await expect(context.canvas.queryByText(context.args.message)).not.toBeInTheDocument();
  },
};

export const Dark: Story = {
  args: TopEnd.args,
  globals: { scheme: 'defaultDark' },
  play: TopEnd.play,
};

export const RightToLeft: Story = {
  args: BottomStart.args,
  globals: { locale: 'ar' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(canvas.getByText(args.message)).toBeVisible());
  },
};
