import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton, SkeletonGroup } from '.';

const meta = {
  title: 'Components/Skeleton',
  component: SkeletonGroup,
  subcomponents: { Skeleton },
  args: {
    label: 'Notes are being loaded',
    children: (
      <div style={{ inlineSize: '28rem' }}>
        <Skeleton width="60%" />
        <Skeleton />
        <Skeleton width="85%" />
      </div>
    ),
  },
  render: (args) => <SkeletonGroup {...args} />,
  tags: ['!autodocs'],
} satisfies Meta<typeof SkeletonGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A screen reader hears the one sentence and none of the shapes. */
export const Lines: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Notes are being loaded');
  },
};

export const Row: Story = {
  args: {
    children: (
      <div style={{ display: 'flex', gap: '1.2rem', alignItems: 'center', inlineSize: '32rem' }}>
        <Skeleton shape="circle" />
        <div style={{ flex: 1 }}>
          <Skeleton width="50%" />
          <Skeleton width="80%" />
        </div>
      </div>
    ),
  },
};

export const Cards: Story = {
  args: {
    children: (
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '1.6rem' }}>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </div>
    ),
  },
};

export const Dark: Story = { ...Row, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { ...Row, globals: { locale: 'ar' } };
