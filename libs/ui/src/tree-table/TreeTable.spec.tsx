import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../testing/page';
import * as stories from './TreeTable.stories';

const { Open } = composeStories(stories, page);

const onScreen = (isPhone: boolean) => {
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: !isPhone, addEventListener: () => undefined, removeEventListener: () => undefined }),
  });
};
const focus = (id: RegExp) => {
  act(() => {
    screen.getByRole('row', { name: id }).focus();
  });
};

it.each([
  ['on a phone past the columns that it has no room for', true, ['March', '200.00']],
  ['on a wide screen through all columns', false, ['March', 'Folder', '200.00']],
])('is walked through by arrows %s', async (_, isPhone, cells) => {
  onScreen(isPhone);
  render(<Open />);
  focus(/March/);
  for (const text of cells) {
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveTextContent(text);
    expect(document.activeElement).not.toHaveAttribute('role', 'row');
  }
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('row', { name: /March/ })).toHaveFocus();
});

it('draws again what has changed, and nothing else', async () => {
  onScreen(false);
  const drawn = jest.fn();
  const Text = ({ text }: { text: string }) => {
    drawn(text);
    return text;
  };
  const rowOf = (id: string, text: string) => ({
    ...{ id, text, cells: [<Text key="text" text={text} />, 'Folder', '1'], children: [] },
  });
  const rows = ['One', 'Two', 'Three'].map((text) => rowOf(text, text));
  const { rerender } = render(<Open rows={rows} />);
  drawn.mockClear();
  rerender(<Open rows={rows.with(1, rowOf('Two', 'Second'))} />);
  expect(new Set(drawn.mock.calls.flat())).toEqual(new Set(['Second']));
  drawn.mockClear();
  focus(/Three/);
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('row', { name: /Second/ })).toHaveFocus();
  expect(drawn).not.toHaveBeenCalled();
});
