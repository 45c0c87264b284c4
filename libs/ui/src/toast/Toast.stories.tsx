import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ToastRegion } from '../toast-region';
import { Toast } from '.';

const meta = {
  title: 'Components/Toast',
  component: Toast,
  subcomponents: { ToastRegion },
  args: {
    children: 'Logged in with JWT',
    close: { label: 'Close', onPress: fn() },
    onPause: fn(),
    onResume: fn(),
  },
  render: (args) => (
    <ToastRegion label="Messages">
      <Toast {...args} />
    </ToastRegion>
  ),
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Toast>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('Logged in with JWT');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.close.onPress).toHaveBeenCalledOnce();
  },
};

export const Success: Story = { args: { variant: 'success', children: 'User data saved with api' } };

export const Warning: Story = { args: { variant: 'warning', children: 'There might be a problem here!' } };

/** An error interrupts. */
export const Failure: Story = {
  args: { variant: 'error', children: 'The note was not saved. Your text is still here.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The note was not saved.');
  },
};

/** While the focus is on it, time stands still. */
export const WithAction: Story = {
  args: { children: 'Note archived', action: { label: 'Undo', onPress: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await expect(args.onPause).toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.action?.onPress).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(args.onResume).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onResume).toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    variant: 'error',
    children:
      'The picture could not be added: it is larger than one megabyte. Make it smaller, or keep it in the file manager and link to it.',
    action: { label: 'Open files', onPress: fn() },
  },
};

/** Notifications stack up at the lower end. */
export const Stack: Story = {
  render: (args) => (
    <ToastRegion label="Notifications" placement="bottomEnd">
      <Toast {...args} variant="success">
        Great Job! this is awesome.
      </Toast>
      <Toast {...args} variant="error">
        Hey there is a problem!
      </Toast>
      <Toast {...args} variant="warning">
        There might be a problem here!
      </Toast>
      <Toast {...args} variant="info">
        This is some general information.
      </Toast>
    </ToastRegion>
  ),
};

export const Dark: Story = { ...Stack, globals: { scheme: 'defaultDark' } };

/** A name in other letters at its beginning turns nothing around: the sentence runs as the language does. */
export const BeginsWithForeignName: Story = {
  args: { children: '\u2068Call the plumber\u2069: تمت الإضافة.' },
  globals: { locale: 'ar' },
  play: async ({ canvas, args }) => {
    const message = canvas.getByText(String(args.children));
    await expect(getComputedStyle(message).direction).toBe('rtl');
  },
};

export const RightToLeft: Story = {
  args: { variant: 'success', children: 'تمت أرشفة الملاحظة', action: { label: 'تراجع', onPress: fn() } },
  globals: { locale: 'ar' },
};
