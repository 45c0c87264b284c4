import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../theme';
import { GridStage } from './testing/GridStage';
import type { GridStageProps } from './testing/GridStage';

const show = (props: GridStageProps = {}) => {
  render(
    <UiProvider locale="en">
      <GridStage {...props} />
    </UiProvider>,
  );
  return userEvent.setup();
};
const cell = (name: string) => screen.getByRole('gridcell', { name });
const grid = () => screen.getByRole('grid', { name: 'Plants' });
const paste = (text: string) => {
  fireEvent.paste(grid(), { clipboardData: { getData: () => text } });
};

it('says how many rows there are, and draws those in view', () => {
  show({ count: 5000 });
  expect(grid()).toHaveAttribute('aria-rowcount', '5001');
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
});

it('takes what is typed into a cell, and goes on below', async () => {
  const user = show();
  await user.click(cell('10 cm'));
  await user.keyboard('42{Enter}');
  expect(cell('42 cm')).toBeInTheDocument();
  expect(grid()).toHaveFocus();
  await user.keyboard('43{Tab}');
  expect(cell('43 cm')).toBeInTheDocument();
  expect(screen.queryByRole('gridcell', { name: '11 cm' })).toBeNull();
});

it('keeps what it cannot take in its cell, with the reason, where the cell is left', async () => {
  const user = show();
  await user.click(cell('10 cm'));
  await user.keyboard('tall');
  await user.click(cell('Ivy 2'));
  expect(cell('tall')).toHaveAttribute('aria-invalid', 'true');
  await user.click(cell('tall'));
  expect(screen.getByText('tall: A whole number is needed.')).toBeVisible();
  await user.keyboard('{F2}{Escape}');
  expect(cell('10 cm')).toBeInTheDocument();
});

it('puts a block into the cells as one step, and says what could not be taken', async () => {
  const user = show();
  await user.click(cell('Fern 1'));
  paste('Moss\t5\n"Tall ""one"""\tmuch\n');
  await waitFor(() => expect(cell('Moss')).toBeInTheDocument());
  expect(cell('5 cm')).toBeInTheDocument();
  expect(cell('Tall "one"')).toBeInTheDocument();
  expect(cell('much')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByRole('status', { name: 'Said' })).toHaveTextContent('1 cells could not be taken.');
});

it('says how many lines of a block found no row', async () => {
  const user = show({ count: 3 });
  await user.click(cell('Fern 1'));
  paste('Moss\nReed\nFir\nOak\nElm\n');
  await waitFor(() => expect(cell('Fir')).toBeInTheDocument());
  expect(screen.getByRole('status', { name: 'Said' })).toHaveTextContent('2 lines found no row.');
});

it('selects with Space and Shift, and all at once', async () => {
  const user = show();
  await user.click(cell('Fern 1'));
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(screen.getByLabelText('Selected')).toHaveTextContent('2 selected');
  await user.keyboard(' ');
  expect(screen.getByLabelText('Selected')).toHaveTextContent('1 selected');
  await user.keyboard('{Control>}a{/Control}');
  await waitFor(() => expect(screen.getByLabelText('Selected')).toHaveTextContent('40 selected'));
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toBeChecked();
});

it('switches and opens by keys', async () => {
  const onOpen = jest.fn();
  const user = show({ onOpen });
  await user.click(cell('Fern 1'));
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(screen.getByRole('row', { name: /Fern 1.*Outdoors/ })).toBeInTheDocument();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(onOpen).toHaveBeenCalledWith('p0');
});
