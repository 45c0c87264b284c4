import { Button } from '@ezone/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { ToastProvider, useToast } from './ToastProvider';
import type { ToastMessage } from './toastQueueMachine';

type PageProps = {
  /** What the buttons show, by the words on them. */
  messages: Record<string, ToastMessage>;
};

const Buttons = ({ messages }: PageProps) => {
  const toast = useToast();
  return (
    <Row>
      {Object.entries(messages).map(([words, message]) => (
        <Button key={words} onPress={() => toast.show(message)}>
          {words}
        </Button>
      ))}
      <Button onPress={() => toast.notify({ variant: 'info', message: 'Mail has come in.' })}>Notify</Button>
    </Row>
  );
};

const Page = (props: PageProps) => (
  <ToastProvider>
    <Buttons {...props} />
  </ToastProvider>
);

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${({ theme }) => theme.space(3)};
  min-block-size: 40rem;
  padding: ${({ theme }) => theme.space(6)};
`;

const messages: PageProps['messages'] = {
  Save: { variant: 'success', message: 'Note saved.' },
  Remove: { variant: 'info', message: 'Note removed.', action: { label: 'Undo', onPress: fn() } },
  Warn: { variant: 'warning', message: 'Your session ends in two minutes.' },
  Fail: { variant: 'error', message: 'The note was not saved. Your text is still here.' },
};

const meta = {
  title: 'Shell/Toasts',
  component: Page,
  args: { messages },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Undo: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(args.messages['Remove']?.action?.onPress).toHaveBeenCalled();
    await expect(canvas.queryByText('Note removed.')).not.toBeInTheDocument();
  },
};

const boxOf = (text: HTMLElement) => (text.closest('[data-toasts] > *') ?? text).getBoundingClientRect();

/** One that somebody may want to press is never under another. */
export const SpreadForAnAction: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Warn' }));
    const saved = await canvas.findByText('Note saved.');
    const warning = await canvas.findByText('Your session ends in two minutes.');
    await waitFor(() => expect(boxOf(saved).top).toBeLessThan(boxOf(warning).bottom));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Warn' }));
    const removed = await canvas.findByText('Note removed.');
    await waitFor(() => expect(boxOf(removed).top).toBeGreaterThan(boxOf(warning).bottom));
  },
};

export const EveryKind: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Save', 'Warn', 'Fail', 'Notify']) await userEvent.click(canvas.getByRole('button', { name }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The note was not saved.');
  },
};

export const Phone: Story = { ...EveryKind, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...EveryKind, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { ...EveryKind, globals: { locale: 'ar' } };
