import { never, refused } from '@ezone/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { createProfileServer } from './testing/profileServer';
import { ProfileStage } from './testing/ProfileStage';

const meta = {
  title: 'Apps/Profile/Page',
  component: ProfileStage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
} satisfies Meta<typeof ProfileStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What was posted, what was said to it, and what others did of late. */
export const Timeline: Story = {
  play: async ({ canvas }) => {
    const posts = within(await canvas.findByRole('region', { name: 'Posts' }));
    await expect(await posts.findAllByRole('article')).toHaveLength(2);
    await expect(posts.getByText('42 likes')).toBeVisible();
    await expect(posts.getByText('Which trail is it?')).toBeVisible();
    await expect(
      within(canvas.getByRole('region', { name: 'Latest activity' })).getByText('is now your friend.'),
    ).toBeVisible();
  },
};

/** What one posts stands before all others, is liked and talked about, and can be removed. */
export const Posting: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'What is on your mind?' }), 'The first snow.');
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    const mine = within((await canvas.findAllByRole('article'))[0] as HTMLElement);
    await userEvent.click(mine.getByRole('button', { name: 'Like' }));
    await expect(await mine.findByText('1 like')).toBeVisible();
    await userEvent.type(mine.getByRole('textbox', { name: 'Write a comment' }), 'At last!');
    await userEvent.click(mine.getByRole('button', { name: 'Add' }));
    await expect(await mine.findByText('1 comment')).toBeVisible();
  },
};

/** Each view has an address; the links above lead from one to the other. */
export const PhotosAndVideos: Story = {
  args: { path: '/pages/profile?view=photos' },
  play: async ({ canvas }) => {
    const album = within(await canvas.findByRole('region', { name: 'Autumn walks' }));
    await expect(album.getAllByRole('figure')).toHaveLength(2);
    await expect(album.getByText('Video: Hills before the rain')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'About' }));
    await expect(await canvas.findByText('Design lead')).toBeVisible();
  },
};

/** What is not known is not named. */
export const About: Story = {
  args: { path: '/pages/profile?view=about' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('May 17, 1991')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '+45 55 50 14 00' })).toHaveAttribute('href', 'tel:+4555501400');
    await expect(canvas.queryByText('Skills')).toBeNull();
    await expect(canvas.queryByText('Address')).toBeNull();
  },
};

export const Empty: Story = {
  args: { server: () => createProfileServer({ posts: [], activities: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing has been posted yet.')).toBeVisible();
  },
};

export const Loading: Story = { args: { server: () => createProfileServer({ answer: never }) } };

export const NotLoaded: Story = {
  args: { server: () => createProfileServer({ answer: () => Promise.reject(refused(500)) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, { timeout: 8000 })).toHaveTextContent(
      'The profile could not be loaded.',
    );
  },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: { path: '/pages/profile?view=about' }, globals: { locale: 'ar' } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};
