import { refused } from '@ezone/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import styled from 'styled-components';
import { shownQuery } from '../../data/query-view/testing/shownQuery';
import { sampleNotifications, textNotification } from '../../chrome/layout/testing/serverSamples';
import { RoutingStage } from '../../routing/testing';
import { NotificationList } from './NotificationList';
import type { Notification } from './useNotifications';

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
  args: { query: shownQuery<readonly Notification[]>(sampleNotifications), onDismiss: fn(), onClose: fn() },
  decorators: [
    (Story) => (
      <RoutingStage>
        <Panel aria-label="Panel">
          <Story />
        </Panel>
      </RoutingStage>
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

const sample = sampleNotifications.slice(2, 3);

/** One that leads somewhere is a link; following it closes the panel. */
export const WithLink: Story = {
  args: { query: shownQuery(sample) },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: sample[0]?.message ?? '' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/pages/faq');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};

/** What a later release of the server tells is said as the server says it, in English. */
export const UnknownKind: Story = {
  args: {
    query: shownQuery([
      {
        ...textNotification('n1', 'Halley can be seen tonight.'),
        ...{ kind: 'comet', params: { name: 'Halley' } },
      } as unknown as Notification,
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Halley can be seen tonight.')).toBeVisible();
  },
};

export const Empty: Story = { args: { query: shownQuery<Notification[]>([]) } };

export const Loading: Story = { args: { query: shownQuery<Notification[]>(undefined) } };

const failed = shownQuery<Notification[]>(undefined, { error: refused(500), isFetching: false, refetch: fn() });

export const Failed: Story = {
  args: { query: failed },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(failed.refetch).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('مرحبًا بك في Ezone يا Ada!')).toBeVisible();
  },
};
