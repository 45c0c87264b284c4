import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps, ReactNode } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import styled from 'styled-components';
import { TileGrid } from '.';

type Count = { id: string; name: string };
const counts = (length: number): Count[] =>
  Array.from({ length }, (_, index) => ({ id: String(index + 1), name: `Tile ${String(index + 1)}` }));

const meta = {
  title: 'Components/TileGrid',
  component: TileGrid,
  args: {
    items: counts(30),
    idOf: ({ id }) => id,
    renderTile: ({ name }): ReactNode => name,
    onPress: fn(),
    label: 'Tiles',
    minWidth: 11,
    height: 8,
  },
  tags: ['!autodocs'],
} satisfies Meta<ComponentProps<typeof TileGrid<Count>>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One stop for Tab, and arrows from there. */
export const Some: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Tile 1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onPress).toHaveBeenCalledWith({ id: '2', name: 'Tile 2' });
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Tile 30' })).toHaveFocus();
  },
};

const pictures = ['hills', 'harbour'];

/** A picture with its name below: both are what the tile is called. */
export const Pictures: Story = {
  args: {
    items: counts(12),
    renderTile: (item: unknown) => {
      const { id, name } = item as Count;
      return (
        <>
          <Picture src={`/demo/notes/${pictures[Number(id) % 2] ?? ''}.svg`} alt="" loading="lazy" />
          {name}
        </>
      );
    },
    label: 'Pictures',
    minWidth: 16,
    height: 14,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tile 12' })).toBeVisible();
  },
};

const Picture = styled.img`
  inline-size: 100%;
  min-block-size: 0;
  flex: 1;
  margin-block-end: ${({ theme }) => theme.space(2)};
  border-radius: ${({ theme }) => theme.radius.control};
  object-fit: cover;
`;

/** Of ten thousand only those near the view are drawn; the last one is a key away. */
export const TenThousand: Story = {
  args: { items: counts(10_000) },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = await canvas.findByRole('button', { name: 'Tile 10000' });
    await expect(last).toHaveFocus();
    const drawn = within(canvas.getByRole('list', { name: 'Tiles' })).getAllByRole('listitem');
    await expect(drawn.length).toBeLessThan(800);
    scrollTo(0, 0);
  },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

/** The first tile stands at the right, and the left arrow goes on. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Tile 2' })).toHaveFocus();
  },
};
