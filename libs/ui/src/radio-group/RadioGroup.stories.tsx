import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioGroup } from '.';
import type { RadioGroupProps } from '.';

/** Holds the choice. */
const Held = ({ value: first, onChange, ...props }: RadioGroupProps) => {
  const [value, setValue] = useState(first);
  return (
    <RadioGroup
      {...props}
      value={value}
      onChange={(id) => {
        setValue(id);
        onChange(id);
      }}
    />
  );
};

const meta = {
  title: 'Components/RadioGroup',
  tags: ['!autodocs'],
  component: Held,
  args: {
    label: 'Width',
    options: [
      { id: 'boxed', label: 'Boxed' },
      { id: 'container', label: 'Container' },
      { id: 'fullwidth', label: 'Full width' },
    ],
    value: 'boxed',
    onChange: fn(),
  },
} satisfies Meta<typeof Held>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Fewer than four stand in a row. */
export const Row: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Boxed' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Container' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('container');
  },
};

export const Column: Story = {
  args: {
    label: 'Navigation',
    options: ['Style 1', 'Style 2', 'Style 3', 'Style 3 dense'].map((label) => ({ id: label, label })),
    value: 'Style 2',
  },
};

/** The error is read with the group. */
export const Invalid: Story = {
  args: { description: 'How wide the content is.', error: 'This one is not possible here.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Width' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription(/This one is not possible here./);
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: {
    label: 'العرض',
    options: [
      { id: 'boxed', label: 'مؤطَّر' },
      { id: 'container', label: 'حاوية' },
    ],
  },
  globals: { locale: 'ar' },
};
