import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { GridStage } from './testing/GridStage';

const meta = {
  title: 'Components/DataGrid',
  component: GridStage,
  args: { onOpen: fn() },
  render: (args) => <GridStage {...args} />,
  tags: ['!autodocs'],
} satisfies Meta<typeof GridStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Arrows lead from cell to cell, Enter and F2 edit, Enter takes what was typed and goes on. */
export const Edited: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: '10 cm' }));
    await userEvent.keyboard('{F2}');
    await userEvent.clear(canvas.getByRole('textbox', { name: '10 cm' }));
    await userEvent.keyboard('77{Enter}');
    await expect(canvas.getByRole('gridcell', { name: '77 cm' })).toBeVisible();
    await expect(canvas.getByRole('grid', { name: 'Plants' })).toHaveFocus();
  },
};

/** What cannot be taken stays in its cell, with the reason; Escape gives it up. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: '10 cm' }));
    await userEvent.keyboard('tall{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('A whole number is needed.');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('gridcell', { name: '10 cm' })).toBeVisible();
  },
};

/** Space selects, Shift and arrows select more; a switch is turned by Space in its own column. */
export const Selected: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: 'Fern 1' }));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(canvas.getByLabelText('Selected')).toHaveTextContent('3 selected');
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ');
    await expect(canvas.getByRole('row', { name: /Palm 3.*Outdoors/ })).toBeVisible();
  },
};

/** Only the rows in view are drawn, however many there are. */
export const Thousands: Story = {
  args: { count: 30_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await userEvent.click(canvas.getByRole('gridcell', { name: 'Fern 1' }));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(await canvas.findByText('Aloe 30000')).toBeVisible();
  },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };
