import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyCaps } from './KeyCaps';

const meta = {
  title: 'Components/KeyCaps',
  component: KeyCaps,
  args: { keys: 'Ctrl K' },
  tags: ['!autodocs'],
} satisfies Meta<typeof KeyCaps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AtOnce: Story = {};

export const OneAfterTheOther: Story = { args: { keys: 'G N' } };

/** Keys are pressed in the order in which they are written, in Arabic too. */
export const RightToLeft: Story = { args: { keys: 'Ctrl Shift K' }, globals: { locale: 'ar' } };
