import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RowLabel, RowLabels } from '.';

const meta = {
  title: 'Components/RowLabel',
  component: RowLabel,
  subcomponents: { RowLabels },
  args: { children: 'Frontend', color: '#2e7d32' },
} satisfies Meta<typeof RowLabel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Short: Story = {};

export const Cut: Story = {
  args: { children: 'A label with a very long name' },
  play: async ({ canvas, args }) => {
    const name = canvas.getByText(args.children);
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    await expect(name.parentElement).toHaveAttribute('title', args.children);
  },
};

const titles = ['Backend', 'Frontend', 'Mobile', 'API'];

/** Of several in a narrow row those are in sight that fit as a whole; the others are counted, and what follows stands right behind. */
export const AsFarAsTheyFit: Story = {
  render: () => (
    <div style={{ display: 'flex', inlineSize: '46rem' }}>
      <RowLabels labels={titles.map((title) => ({ id: title, title, color: '#2e7d32' }))} />
      <span style={{ flex: '1 1 0' }}>Notes</span>
    </div>
  ),
  play: async ({ canvas }) => {
    const count = await canvas.findByText('+2');
    for (const title of ['Backend', 'Frontend']) {
      const name = canvas.getByText(title);
      await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
      await expect(name.getBoundingClientRect().right).toBeLessThan(count.getBoundingClientRect().left);
    }
    const hole = canvas.getByText('Notes').getBoundingClientRect().left - count.getBoundingClientRect().right;
    await expect(Math.round(hole)).toBe(8);
  },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: { children: 'مهم' }, globals: { locale: 'ar' } };
