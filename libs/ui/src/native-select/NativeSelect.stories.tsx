import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { NativeSelect } from '.';
import type { NativeSelectProps } from '.';

/** Holds the choice. */
const Kept = ({ value: first, onChange, ...field }: NativeSelectProps) => {
  const [value, setValue] = useState(first);
  return (
    <NativeSelect
      {...field}
      value={value}
      onChange={(id) => {
        setValue(id);
        onChange(id);
      }}
    />
  );
};

const meta = {
  title: 'Components/NativeSelect',
  component: Kept,
  args: {
    label: 'Language',
    options: [
      { id: 'en', label: 'English', lang: 'en' },
      { id: 'tr', label: 'Türkçe', lang: 'tr' },
      { id: 'ar', label: 'العربية', lang: 'ar' },
    ],
    value: 'en',
    onChange: fn(),
  },
} satisfies Meta<typeof Kept>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole('combobox', { name: 'Language' });
    await userEvent.selectOptions(list, 'tr');
    await expect(args.onChange).toHaveBeenCalledWith('tr');
    await expect(list).toHaveDisplayValue('Türkçe');
  },
};

export const LabelHidden: Story = { args: { labelHidden: true, size: 'dense' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: { label: 'اللغة', value: 'ar' }, globals: { locale: 'ar' } };
