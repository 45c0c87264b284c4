import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyCaps } from './KeyCaps';

const meta = { component: KeyCaps, args: { keys: 'Ctrl K' } } satisfies Meta<typeof KeyCaps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AtOnce: Story = {};

export const OneAfterTheOther: Story = { args: { keys: 'G N' } };
