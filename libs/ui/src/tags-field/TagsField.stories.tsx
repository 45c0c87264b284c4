import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TagsField } from '.';
import type { TagsFieldProps } from '.';

/** Holds the tags, as a form would. */
function Kept({ value, onChange, ...field }: TagsFieldProps) {
  const [tags, setTags] = useState(value);
  return (
    <TagsField
      {...field}
      value={tags}
      onChange={(next) => {
        setTags(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/TagsField',
  component: TagsField,
  render: (args) => <Kept {...args} />,
  args: {
    label: 'Tags',
    description: 'Press Enter after each.',
    value: ['travel', 'history'],
    onChange: fn(),
    removeLabel: (tag) => `Remove ${tag}`,
  },
} satisfies Meta<typeof TagsField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Tags' });
    await userEvent.type(field, 'sea{Enter}Travel,moon');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(['travel', 'history', 'sea', 'moon']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove history' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['travel', 'sea', 'moon']);
    await expect(field).toHaveFocus();
  },
};

/** Backspace takes the last one back, to be written anew. */
export const TakenBack: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Tags' });
    await userEvent.type(field, '{Backspace}');
    await expect(field).toHaveValue('history');
    await userEvent.keyboard('{Backspace}{Backspace}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['travel', 'histo']);
  },
};

export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Tags' }));
    await userEvent.paste('sea, moon');
    await expect(args.onChange).toHaveBeenLastCalledWith(['travel', 'history', 'sea', 'moon']);
  },
};

export const WithSuggestions: Story = { args: { suggestions: ['sea', 'moon'] } };

export const Empty: Story = { args: { value: [] } };

export const Invalid: Story = { args: { error: 'At most 2 entries.' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Dark: Story = { args: { ...Invalid.args }, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: { label: 'الوسوم', value: ['سفر', 'تاريخ'] }, globals: { locale: 'ar' } };
