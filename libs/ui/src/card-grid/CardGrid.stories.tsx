import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import styled from 'styled-components';
import { Card } from '../card';
import { CardGrid } from './CardGrid';

type Quote = { id: string; text: string };

const quotes = (count: number): Quote[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    text: `${String(index + 1)}. ${'A line that says a little. '.repeat(1 + ((index * 7) % 9))}`,
  }));

const QuoteGrid = ({ count, ...grid }: { count: number; label: string; minWidth?: number }) => (
  <CardGrid
    {...grid}
    cards={quotes(count)}
    estimate={estimate}
    renderCard={({ text }, isActive) => (
      <Card>
        <Quoted type="button" data-card dir="auto" tabIndex={isActive ? 0 : -1}>
          {text}
        </Quoted>
      </Card>
    )}
  />
);
const Quoted = styled.button`
  padding: 0;
  border: none;
  background: none;
  text-align: start;
  cursor: pointer;
`;

const estimate = ({ text }: Quote) => 40 + Math.ceil(text.length / 30) * 20;

const meta = {
  title: 'Components/Card grid',
  component: QuoteGrid,
  args: { count: 12, label: 'Quotes' },
  render: (args) => <QuoteGrid {...args} />,
  tags: ['!autodocs'],
} satisfies Meta<typeof QuoteGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One stop for Tab; arrows move as the eye does. */
export const Some: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^1\./ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^2\./ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: /^12\./ })).toHaveFocus();
  },
};

/** Only cards near the view are drawn. */
export const TenThousand: Story = {
  args: { count: 10_000 },
  play: async ({ canvas }) => {
    const cards = within(canvas.getByRole('list', { name: 'Quotes' })).getAllByRole('listitem');
    await expect(cards.length).toBeLessThan(200);
    await expect(cards[0]).toHaveAttribute('aria-setsize', '10000');
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

/** Columns of a least width of their own. */
export const Wide: Story = {
  args: { minWidth: 400, count: 6 },
  play: async ({ canvas }) => {
    const [card] = await canvas.findAllByRole('listitem');
    await expect(card?.offsetWidth).toBeGreaterThanOrEqual(Math.min(400, card?.parentElement?.offsetWidth ?? 0));
  },
};
