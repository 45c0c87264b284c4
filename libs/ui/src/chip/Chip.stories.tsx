import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Chip } from '.';
import { TONES } from '../theme';

const meta = {
  title: 'Components/Chip',
  component: Chip,
  args: { children: 'Design' },
  tags: ['!autodocs'],
} satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: '0.8rem', flexWrap: 'wrap' }}>
      {TONES.map((tone) => (
        <Chip {...args} key={tone} tone={tone}>
          {tone}
        </Chip>
      ))}
    </div>
  ),
};

export const WithIcon: Story = { args: { icon: <Clock />, children: 'Tomorrow, 9:00', tone: 'info' } };

export const Removable: Story = {
  args: { remove: { label: 'Remove Design', onPress: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Design' }));
    await expect(args.remove?.onPress).toHaveBeenCalledOnce();
  },
};

/** A filter that is on. */
export const Pressed: Story = {
  args: { onPress: fn(), pressed: true, tone: 'primary' },
  play: async ({ args, canvas }) => {
    const chip = canvas.getByRole('button', { name: 'Design', pressed: true });
    await userEvent.click(chip);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** Both parts are buttons of their own. */
export const PressableAndRemovable: Story = {
  args: {
    onPress: fn(),
    icon: <Clock />,
    remove: { label: 'Remove the reminder', onPress: fn() },
    children: 'Tomorrow',
  },
};

/** What is too long is cut at the edge of its room. */
export const Long: Story = {
  args: {
    remove: { label: 'Remove', onPress: fn() },
    children: 'A label that somebody made much longer than labels are',
  },
  decorators: [(Story) => <div style={{ inlineSize: '20rem' }}>{Story()}</div>],
};

export const Dark: Story = { ...Tones, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: { children: 'تصميم', icon: <Clock />, remove: { label: 'إزالة تصميم', onPress: fn() } },
  globals: { locale: 'ar' },
};
