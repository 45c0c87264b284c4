import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusDot } from '.';
import { TONES } from '../theme';

const meta = {
  title: 'Components/StatusDot',
  component: StatusDot,
  args: { children: 'Away', tone: 'warning' },
} satisfies Meta<typeof StatusDot>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Single: Story = {};

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '0.4rem' }}>
      {TONES.map((tone) => (
        <StatusDot key={tone} tone={tone}>
          {tone}
        </StatusDot>
      ))}
    </div>
  ),
};

export const Dark: Story = { ...Tones, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: { children: 'بعيد' }, globals: { locale: 'ar' } };
