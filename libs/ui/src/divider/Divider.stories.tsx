import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Divider } from '.';

const meta = {
  title: 'Components/Divider',
  component: Divider,
  tags: ['!autodocs'],
} satisfies Meta<typeof Divider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {};

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <div style={{ display: 'flex', gap: '1.6rem' }}>
      Login
      <Divider {...args} />
      Register
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical');
  },
};

export const WithWord: Story = { args: { children: 'or' } };

export const Dark: Story = { ...WithWord, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: { children: 'أو' }, globals: { locale: 'ar' } };
