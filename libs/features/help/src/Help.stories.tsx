import { never, refused } from '@ezone/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { HelpStage } from './testing/HelpStage';

const meta = {
  title: 'Pages/Help',
  component: HelpStage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '52rem' } } },
} satisfies Meta<typeof HelpStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A question opens and closes; all of them at once, too. */
export const Questions: Story = {
  play: async ({ canvas }) => {
    const question = await canvas.findByRole('button', { name: 'How do I change the language?' });
    await userEvent.click(question);
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Open all' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close all' }));
    await expect(question).toHaveAttribute('aria-expanded', 'false');
  },
};

/** What is searched for is marked, in questions and in answers. */
export const SearchedFor: Story = { args: { path: '/pages/faq?q=trash&open=q1' } };

export const NothingFound: Story = { args: { path: '/pages/faq?q=nonsense' } };

export const Loading: Story = { args: { faq: never } };

export const NotLoaded: Story = { args: { faq: () => Promise.reject(refused(404)) } };

export const KnowledgeBase: Story = {
  args: { path: '/pages/knowledge-base' },
  play: async ({ canvas }) => {
    const account = within(await canvas.findByRole('region', { name: 'Your Account' }));
    await userEvent.click(account.getByRole('link', { name: 'Change your password' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Change your password' })).toBeVisible();
  },
};

export const Category: Story = { args: { path: '/pages/knowledge-base?category=k1' } };

export const Article: Story = { args: { path: '/pages/knowledge-base?article=a2' } };

export const Dark: Story = { args: { path: '/pages/knowledge-base?article=a2' }, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: { path: '/pages/faq?open=q3' }, globals: { locale: 'ar' } };

export const OnAPhone: Story = {
  args: { path: '/pages/knowledge-base?article=a2' },
  globals: { viewport: { value: 'phone' } },
};
