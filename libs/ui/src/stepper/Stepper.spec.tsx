import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './Stepper.stories';
import { page } from '../testing/page';

const { Horizontal, Buttons, Failed, AllDone } = composeStories(stories, page);

it('numbers what is to come, and says in words what is done', () => {
  render(<Horizontal />);
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Choose a file Done',
    '2Say what the columns are',
    '3Look at the entries',
    '4Bring them in',
  ]);
});

it('goes to the step that is pressed', async () => {
  const onPress = jest.fn();
  render(<Horizontal steps={[{ id: 'file', label: 'Choose a file', onPress }]} current="file" />);
  await userEvent.click(screen.getByRole('button', { name: 'Choose a file', current: 'step' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('lets nobody press what is to come', () => {
  render(<Buttons />);
  expect(screen.queryByRole('button', { name: /Bring them in/ })).toBeNull();
});

it('is at the step that has failed', () => {
  render(<Failed />);
  expect(screen.getByText('Failed').closest('[aria-current="step"]')).toHaveTextContent('Bring them in');
});

it('is at no step when all are over', () => {
  const { container } = render(<AllDone />);
  expect(container.querySelector('[aria-current]')).toBeNull();
});
