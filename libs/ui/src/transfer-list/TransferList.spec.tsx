import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import * as stories from './TransferList.stories';
import { page } from '../testing/page';

const { Few, Fixed, Many } = composeStories(stories, page);

const list = (name: string) => within(screen.getByRole('listbox', { name }));

it('says why nothing can be moved', async () => {
  const onChange = fn();
  render(<Few value={[]} onChange={onChange} />);
  const add = screen.getByRole('button', { name: 'Add' });
  expect(add).toHaveAccessibleDescription('Nothing is selected.');
  expect(screen.getByRole('button', { name: 'Remove all' })).toHaveAccessibleDescription('Nothing is exported yet.');
  await userEvent.click(add);
  expect(onChange).not.toHaveBeenCalled();
});

it('moves the one alone that Enter is pressed on where it is not selected', async () => {
  const onChange = fn();
  render(<Few value={[]} onChange={onChange} />);
  await userEvent.click(list('Left out').getByRole('option', { name: 'Note' }));
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(onChange).toHaveBeenCalledWith(['field-4']);
  expect(list('Left out').getByRole('option', { selected: true })).toHaveTextContent('Note');
});

it('also moves what is selected and out of sight of the search', async () => {
  const onChange = fn();
  render(<Many onChange={onChange} />);
  await userEvent.click(list('Left out').getByRole('option', { name: 'City' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search what is left out' }), 'phone');
  await userEvent.click(list('Left out').getByRole('option', { name: 'Phone' }));
  expect(screen.getByText('2 of 14 selected')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(onChange).toHaveBeenCalledWith(['field-0', 'field-2', 'field-8']);
});

it('keeps what is chosen and not among the options', async () => {
  const onChange = fn();
  render(<Few value={['gone', 'field-2']} onChange={onChange} />);
  await userEvent.dblClick(screen.getByRole('option', { name: 'Name' }));
  expect(onChange).toHaveBeenLastCalledWith(['gone', 'field-0', 'field-2']);
});

it('finds a name however its letters are written', async () => {
  const cities = ['İzmir', 'Ankara'].map((label) => ({ id: label, label }));
  render(<Few options={cities} value={[]} searchFrom={1} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search what is left out' }), 'ızm');
  expect(list('Left out').getAllByRole('option')).toEqual([screen.getByRole('option', { name: 'İzmir' })]);
});

it('selects all with Ctrl and A but what cannot be moved', async () => {
  const onChange = fn();
  render(<Fixed value={['field-0', 'field-1', 'field-2']} onChange={onChange} />);
  await userEvent.click(list('Exported').getByRole('option', { name: 'Phone' }));
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(screen.getByText('2 of 3 selected')).toBeInTheDocument();
  await userEvent.dblClick(list('Exported').getByRole('option', { name: /^Name/ }));
  expect(onChange).not.toHaveBeenCalled();
});

it('tells of the same move twice', async () => {
  render(<Few value={[]} />);
  await userEvent.dblClick(screen.getByRole('option', { name: 'Name' }));
  const said = within(screen.getByRole('status')).getByText('1 moved to “Exported”');
  await userEvent.dblClick(screen.getByRole('option', { name: 'Note' }));
  expect(said).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('1 moved to “Exported”');
});
