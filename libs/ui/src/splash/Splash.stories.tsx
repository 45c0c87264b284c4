import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Splash } from '.';

const meta = {
  title: 'Components/Splash',
  component: Splash,
  args: { label: 'Loading Ezone' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '24rem' } } },
  tags: ['!autodocs'],
} satisfies Meta<typeof Splash>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: 'Loading Ezone' })).toBeInTheDocument(),
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: { label: 'جارٍ تحميل إيزون' }, globals: { locale: 'ar' } };
