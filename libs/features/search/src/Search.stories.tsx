import { never, refused } from '@ezone/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SearchStage } from './testing/SearchStage';

const meta = {
  title: 'Pages/Search',
  component: SearchStage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '52rem' } } },
} satisfies Meta<typeof SearchStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is typed is found as one types; a kind can be shown alone. */
export const Classic: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'harbour');
    await userEvent.click(await canvas.findByRole('button', { name: 'Mails 1' }));
    await expect(canvas.getAllByRole('link', { name: 'Photos from the harbour' })).toHaveLength(1);
  },
};

/** The best of each kind beside those of the others. */
export const Modern: Story = {
  args: { path: '/pages/search/modern?q=harbour' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Show all 6' })).toBeVisible();
  },
};

export const Nothing: Story = { args: { path: '/pages/search/classic?q=zanzibar' } };

export const Loading: Story = { args: { path: '/pages/search/classic?q=harbour', find: never } };

export const Failed: Story = {
  args: { path: '/pages/search/classic?q=harbour', find: () => Promise.reject(refused(404)) },
};

export const Dark: Story = { args: { path: '/pages/search/classic?q=harbour' }, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: { path: '/pages/search/classic?q=harbour' }, globals: { locale: 'ar' } };

export const OnAPhone: Story = {
  args: { path: '/pages/search/modern?q=harbour' },
  globals: { viewport: { value: 'phone' } },
};
