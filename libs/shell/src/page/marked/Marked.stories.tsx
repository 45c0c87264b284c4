import { searchWords } from '@ezone/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Marked } from '.';

const meta = {
  title: 'Shell/Marked',
  component: Marked,
  args: { children: 'The crème brûlée was late, and the second creme was better.', words: ['creme'] },
  render: (args) => (
    <p>
      <Marked {...args} />
    </p>
  ),
} satisfies Meta<typeof Marked>;
export default meta;

type Story = StoryObj<typeof meta>;

const marks = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent);

/** Accents and capitals do not matter. */
export const Found: Story = {
  play: async ({ canvasElement }) => {
    await expect(marks(canvasElement)).toEqual(['crème', 'creme']);
  },
};

/** Each word by itself, wherever it stands. */
export const SeveralWords: Story = {
  args: { words: ['second', 'late'] },
  play: async ({ canvasElement }) => {
    await expect(marks(canvasElement)).toEqual(['late', 'second']);
  },
};

/** Without a search it is the text and nothing else. */
export const NothingSearched: Story = {
  args: { words: [] },
  play: async ({ canvasElement }) => {
    await expect(marks(canvasElement)).toEqual([]);
  },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: { children: 'وصلت الفاتورة الأولى، والفاتورة الثانية في الطريق.', words: searchWords('فاتورة') },
  globals: { locale: 'ar' },
  play: async ({ canvasElement }) => {
    await expect(marks(canvasElement)).toEqual(['فاتورة', 'فاتورة']);
  },
};
