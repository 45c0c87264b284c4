import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { page } from '../testing/page';
import * as stories from './TileGrid.stories';

const { Some, TenThousand } = composeStories(stories, page);
const tile = (index: number) => screen.getByRole('button', { name: `Tile ${String(index)}` });

it('draws what is near the view, and says how many there are', () => {
  render(<TenThousand />);
  const drawn = screen.getAllByRole('listitem');
  expect(drawn.length).toBeLessThan(100);
  expect(drawn[2]).toHaveAttribute('aria-posinset', '3');
  expect(drawn[2]).toHaveAttribute('aria-setsize', '10000');
});

it('is one stop for Tab: the tile that was last moved to', async () => {
  render(<Some />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(tile(3)).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(tile(3)).toHaveFocus();
});

it('goes to a tile that was not drawn, and keeps it', async () => {
  render(<TenThousand />);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  expect(tile(10_000)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(tile(9999)).toHaveFocus();
});

it('is pressed by a click, Enter and Space', async () => {
  const onPress = fn();
  render(<Some onPress={onPress} />);
  await userEvent.click(tile(2));
  await userEvent.keyboard('{Enter} ');
  expect(onPress.mock.calls).toEqual(Array(3).fill([{ id: '2', name: 'Tile 2' }]));
});

it('begins at the first tile where the one before is gone', async () => {
  const { rerender } = render(<Some />);
  await userEvent.click(tile(5));
  rerender(<Some items={[{ id: '9', name: 'Tile 9' }]} />);
  await userEvent.tab();
  expect(tile(9)).toHaveFocus();
});
