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

/** Of several in a narrow row those are in sight that fit as a whole. */
export const AsFarAsTheyFit: Story = {
  render: () => (
    <div style={{ display: 'flex', inlineSize: '18rem' }}>
      <RowLabels labels={['Backend', 'Frontend', 'Mobile'].map((title) => ({ id: title, title, color: '#2e7d32' }))} />
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByText('Backend').parentElement?.parentElement?.getBoundingClientRect();
    const isInSight = ['Backend', 'Frontend', 'Mobile'].map(
      (title) => canvas.getByText(title).getBoundingClientRect().top < (row?.bottom ?? 0),
    );
    await expect(isInSight).toEqual([true, true, false]);
    for (const title of ['Backend', 'Frontend']) {
      const name = canvas.getByText(title);
      await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    }
  },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: { children: 'مهم' }, globals: { locale: 'ar' } };
