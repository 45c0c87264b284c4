import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TitleField } from '.';

const meta = {
  title: 'Components/TitleField',
  component: TitleField,
  args: { label: 'Title', name: 'title', onChange: fn() },
} satisfies Meta<typeof TitleField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Its name stands in it. Enter writes nothing, and what is pasted becomes one line. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.type(title, 'Water{Enter} the ');
    await userEvent.paste('plants\nand the trees');
    await expect(title).toHaveValue('Water the plants and the trees');
  },
};

/** Whole in as many lines as it needs. */
export const Long: Story = {
  args: {
    defaultValue: 'Figures of all branches for the meeting of the board on Friday, with those of last year beside them',
    dir: 'auto',
  },
};

export const Invalid: Story = { args: { error: 'Give it a title.' } };

export const Dark: Story = { args: { ...Long.args }, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: { label: 'العنوان', defaultValue: 'سقي النباتات', dir: 'auto' },
  globals: { locale: 'ar' },
};
