import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Select } from '.';

const meta = {
  title: 'Components/Select',
  tags: ['!autodocs'],
  component: Select,
  args: {
    label: 'Status',
    placeholder: 'Choose a status',
    options: [
      { id: 'online', label: 'Online' },
      { id: 'away', label: 'Away', description: 'Messages wait until you are back.' },
      { id: 'busy', label: 'Do not disturb' },
      { id: 'hidden', label: 'Invisible', isDisabled: true },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Chosen: Story = { args: { defaultValue: 'away' } };

/** Opened and chosen from by the keyboard; the focus comes back to the field. */
export const Opened: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    // It fades in.
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('away');
    const field = canvas.getByRole('button', { name: /Status/ });
    await expect(field).toHaveTextContent('Away');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** What it looks like open. */
export const Open: Story = {
  args: { defaultValue: 'away' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Status/ }));
    await expect(await screen.findByRole('option', { name: /Away/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const WithDescription: Story = { args: { description: 'Shown beside your name.' } };

export const Invalid: Story = { args: { error: 'Choose a status.' } };

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'online' } };

export const LabelHidden: Story = { args: { labelHidden: true, size: 'dense', defaultValue: 'online' } };

export const Dark: Story = {
  args: { ...Open.args },
  play: Open.play,
  globals: { scheme: 'defaultDark' },
};

export const RightToLeft: Story = {
  args: {
    label: 'الحالة',
    placeholder: 'اختر حالة',
    options: [
      { id: 'online', label: 'متصل' },
      { id: 'away', label: 'بعيد', description: 'تنتظرك الرسائل حتى تعود.' },
    ],
    defaultValue: 'away',
  },
  globals: { locale: 'ar' },
};
