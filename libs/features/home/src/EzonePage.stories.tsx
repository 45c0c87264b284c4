import { never, refused } from '@ezone/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EzoneStage } from './testing/EzoneStage';

const meta = {
  title: 'Apps/Ezone',
  component: EzoneStage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof EzoneStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A figure leads to its app, where the user may open that. */
export const Figures: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Notes 1,204' })).toHaveAttribute('href', '/apps/notes');
    await expect(canvas.getByText('Files')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Files/ })).toBeNull();
  },
};

export const Loading: Story = { args: { figures: never } };

export const NotLoaded: Story = { args: { figures: () => Promise.reject(refused(404)) } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
