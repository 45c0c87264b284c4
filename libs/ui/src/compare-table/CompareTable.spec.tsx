import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../testing/page';
import * as stories from './CompareTable.stories';

const { Two } = composeStories(stories, page);

it('has one choice for each field, and none where a record has nothing', async () => {
  render(<Two />);
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  await userEvent.click(screen.getByText('s.aydin@books.example'));
  expect(Two.args.onChoose).toHaveBeenCalledWith('email', 1);
  expect(screen.getByRole('radio', { name: /^Email: selma/ })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: /^Phone/ })).toBeChecked();
});
