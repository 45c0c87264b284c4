import { RoutingStage } from '@ezone/shell/routing/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleLabels } from '../testing/notes';
import { NotesSidebar } from './NotesSidebar';

const meta = {
  title: 'Apps/Notes/Sidebar',
  component: NotesSidebar,
  args: { view: { kind: 'notes' }, labels: sampleLabels, onEditLabels: fn() },
  decorators: [
    (Story) => (
      <RoutingStage>
        <div style={{ inlineSize: '24rem' }}>
          <Story />
        </div>
      </RoutingStage>
    ),
  ],
} satisfies Meta<typeof NotesSidebar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllNotes: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notes' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Family' })).toHaveAttribute('href', '/apps/notes/labels/family/l1');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit labels' }));
    await expect(args.onEditLabels).toHaveBeenCalledOnce();
  },
};

export const OneLabel: Story = { args: { view: { kind: 'label', labelId: 'l1' } } };

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };
