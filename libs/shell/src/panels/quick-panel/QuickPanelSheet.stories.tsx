import { refused } from '@ezone/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import styled from 'styled-components';
import { shownQuery } from '../../data/query-view/testing/shownQuery';
import { sampleQuickPanel } from '../../chrome/layout/testing/serverSamples';
import { QuickPanelSheet } from './QuickPanelSheet';
import type { QuickPanelData } from './QuickPanelSheet';

const Panel = styled.aside`
  display: flex;
  flex-direction: column;
  inline-size: ${({ theme }) => theme.width.quickPanel};
  block-size: 70rem;
  border: 1px solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.surface};
`;

const meta = {
  title: 'Shell/Quick panel',
  component: QuickPanelSheet,
  args: {
    query: shownQuery(sampleQuickPanel),
    isOn: { notifications: true, cloudSync: false, retroThrusters: true },
    onSwitch: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <Panel aria-label="Panel">
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof QuickPanelSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Cloud Sync' }));
    await expect(args.onSwitch).toHaveBeenCalledWith('cloudSync');
    await userEvent.click(canvas.getByRole('button', { name: 'Close quick panel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { query: shownQuery({ events: [], notes: [] }) } };

export const Loading: Story = { args: { query: shownQuery<QuickPanelData>(undefined) } };

const failed = shownQuery<QuickPanelData>(undefined, { error: refused(500), isFetching: false, refetch: fn() });

/** The switches need no server. */
export const Failed: Story = {
  args: { query: failed },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(failed.refetch).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Turkish: Story = { globals: { locale: 'tr' } };
