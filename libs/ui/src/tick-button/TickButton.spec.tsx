import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import * as stories from './TickButton.stories';
import { page } from '../testing/page';

const { Open } = composeStories(stories, page);

it('is pressed by key as well', async () => {
  const onPress = fn();
  render(<Open onPress={onPress} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(1);
});
