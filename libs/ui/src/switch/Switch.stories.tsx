import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch } from '.';

const meta = {
  title: 'Components/Switch',
  tags: ['!autodocs'],
  component: Switch,
  args: { children: 'Cloud sync', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Cloud sync' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const On: Story = { args: { defaultSelected: true } };

export const WithDescription: Story = { args: { description: 'Keeps your notes on all your devices.' } };

/** In a list of settings the switch stands at the end of its row. */
export const Spread: Story = {
  args: { spread: true, defaultSelected: true, description: 'Keeps your notes on all your devices.' },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Dark: Story = { args: { defaultSelected: true }, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: { children: 'المزامنة السحابية', defaultSelected: true },
  globals: { locale: 'ar' },
};
