import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { List, ListRow } from '.';
import * as stories from './SelectList.stories';
import { page } from '../testing/page';
import { UiProvider } from '../theme';

const { Multiple, Single, Empty } = composeStories(stories, page);

it('keeps the actions of a row out of what is pressed', async () => {
  const onPress = fn();
  const onDelete = fn();
  render(
    <UiProvider locale="en">
      <List label="Contacts">
        <ListRow
          primary="Abbott"
          onPress={onPress}
          actions={
            <button type="button" onClick={onDelete}>
              Delete
            </button>
          }
        />
        <ListRow primary="To read" />
      </List>
    </UiProvider>,
  );
  const list = screen.getByRole('list', { name: 'Contacts' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onDelete).toHaveBeenCalledTimes(1);
  expect(onPress).not.toHaveBeenCalled();
});

it('is one stop for Tab, where arrows move and Space chooses', async () => {
  const onSelectionChange = fn();
  render(<Multiple onSelectionChange={onSelectionChange} selected={[]} />);
  await userEvent.tab();
  expect(screen.getByRole('row', { name: 'Abbott Keitch' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown} ');
  expect(onSelectionChange).toHaveBeenLastCalledWith(['Arnold Matlock']);
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(onSelectionChange).toHaveBeenLastCalledWith('all');
});

it('opens on Enter while nothing is chosen', async () => {
  const onOpen = fn();
  render(<Multiple onOpen={onOpen} selected={[]} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledWith('Abbott Keitch');
});

it('keeps one choice where only one is allowed', async () => {
  const onSelectionChange = fn();
  render(<Single onSelectionChange={onSelectionChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown} ');
  expect(onSelectionChange).toHaveBeenLastCalledWith(['Barrera Bradbury']);
});

it('shows what is said where there is nothing', () => {
  render(<Empty />);
  expect(screen.getByText('There are no contacts!')).toBeInTheDocument();
});
