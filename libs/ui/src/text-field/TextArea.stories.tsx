import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextArea } from '.';

const meta = {
  title: 'Components/TextArea',
  tags: ['!autodocs'],
  component: TextArea,
  args: { label: 'Description', name: 'description' },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It grows line by line. */
export const Empty: Story = {
  args: { minRows: 1 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Description' });
    const before = area.clientHeight;
    await userEvent.type(area, 'Milk{Enter}Bread{Enter}Coffee{Enter}Stamps');
    await expect(area.clientHeight).toBeGreaterThan(before);
  },
};

/** Past its largest height it scrolls. */
export const Full: Story = {
  args: {
    maxRows: 4,
    defaultValue: Array.from({ length: 12 }, (_, line) => `Line ${String(line + 1)} of a long note`).join('\n'),
  },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
  },
};

export const Invalid: Story = { args: { error: 'Write at least one line.' } };

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Kept for the record.' } };

/** For a text that is written in place, as in a note. */
export const Bare: Story = { args: { bare: true, labelHidden: true, placeholder: 'Take a note…' } };

export const Dark: Story = { args: { description: 'Only you can see it.' }, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: { label: 'الوصف', defaultValue: 'اشترِ الحليب والخبز والقهوة.', dir: 'auto' },
  globals: { locale: 'ar' },
};
