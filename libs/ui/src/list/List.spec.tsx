import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { List, ListRow } from '.';
import { UiProvider } from '../theme';

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
