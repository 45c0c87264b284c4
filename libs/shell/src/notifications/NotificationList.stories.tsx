import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import styled from 'styled-components';
import { sampleNotifications } from '../layout/testing/fakeApi';
import { NotificationList } from './NotificationList';

const Panel = styled.aside`
  display: flex;
  flex-direction: column;
  inline-size: ${({ theme }) => theme.width.notifications};
  block-size: 60rem;
  border: 1px solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.surface};
`;

const meta = {
  title: 'Shell/Notification panel',
  component: NotificationList,
  args: { notifications: sampleNotifications, onDismiss: fn(), onRetry: fn(), onClose: fn() },
  decorators: [
    (Story) => (
      <Panel aria-label="Panel">
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof NotificationList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Few: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss “Great Job! this is awesome.”' }));
    await expect(args.onDismiss).toHaveBeenCalledWith(['n2']);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss all' }));
    await expect(args.onDismiss).toHaveBeenLastCalledWith(['n1', 'n2', 'n3', 'n4']);
  },
};

export const Empty: Story = { args: { notifications: [] } };

export const Loading: Story = { args: { notifications: undefined } };

export const Failed: Story = {
  args: { notifications: undefined, hasFailed: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };
