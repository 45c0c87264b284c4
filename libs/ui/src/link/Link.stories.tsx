import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '.';

const meta = {
  title: 'Components/Link',
  tags: ['!autodocs'],
  component: Link,
  args: { href: '#register', children: 'Create an account' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InText: Story = {
  render: (args) => (
    <p>
      New here? <Link {...args} /> to keep your notes.
    </p>
  ),
};

/** For titles and rows that are plainly links already. */
export const Quiet: Story = { args: { $quiet: true, children: 'Quarterly report' } };

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: { children: 'إنشاء حساب' }, globals: { locale: 'ar' } };
