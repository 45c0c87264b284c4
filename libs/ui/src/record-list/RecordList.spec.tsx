import { composeStories } from '@storybook/react-vite';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { page } from '../testing/page';
import { AriaProvider } from '../aria-provider';
import { UiProvider } from '../theme';
import { RecordList } from '.';
import * as stories from './RecordList.stories';

const { Comfortable, ToOpen } = composeStories(stories, page);
const rows = Comfortable.args.rows?.slice(0, 6);
const row = (number: number) => screen.getByRole('row', { name: new RegExp(` ${String(number)}$`) });
const box = (number: number) => within(row(number)).getByRole('checkbox');
const focus = (element: HTMLElement) => {
  act(() => {
    element.focus();
  });
};
const chosen = () => screen.queryAllByRole('row', { selected: true }).map((one) => one.dataset.key);

beforeEach(() => {
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
  });
});

it('extends by Shift and a press, on a box as well as beside it', async () => {
  const user = userEvent.setup();
  render(<Comfortable rows={rows} />);
  await user.click(box(2));
  await user.keyboard('{Shift>}');
  await user.click(box(4));
  expect(chosen()).toEqual(['p2', 'p3', 'p4']);
  await user.click(row(1));
  expect(chosen()).toEqual(['p1', 'p2']);
});

it('begins a range at the row that has the focus', async () => {
  const user = userEvent.setup();
  render(<Comfortable rows={rows} />);
  focus(row(3));
  await user.keyboard('{Shift>}{End}{/Shift}');
  expect(chosen()).toEqual(['p3', 'p4', 'p5', 'p6']);
});

it('is not opened by whoever selects words of a row, and is by the next press', async () => {
  const user = userEvent.setup();
  const onOpen = fn();
  render(<Comfortable rows={rows} onOpen={onOpen} />);
  const words = within(row(2)).getAllByText(/./).at(-1) as HTMLElement;
  await user.pointer([
    { keys: '[MouseLeft>]', target: words, offset: 0 },
    { target: words, offset: 3 },
  ]);
  await user.pointer('[/MouseLeft]');
  expect(getSelection()?.toString()).toHaveLength(3);
  expect(onOpen).not.toHaveBeenCalled();
  await user.click(words);
  expect(onOpen.mock.calls).toEqual([['p2']]);
});

it('adds a row by Ctrl and a press, and opens one by a press alone', async () => {
  const user = userEvent.setup();
  const onOpen = fn();
  render(<Comfortable rows={rows} onOpen={onOpen} />);
  await user.keyboard('{Control>}');
  await user.click(row(2));
  await user.click(row(5));
  await user.keyboard('{/Control}');
  expect(chosen()).toEqual(['p2', 'p5']);
  expect(onOpen).not.toHaveBeenCalled();
  await user.click(row(3));
  expect(onOpen.mock.calls).toEqual([['p3']]);
  expect(chosen()).toEqual(['p2', 'p5']);
});

it('opens by Enter while something is selected', async () => {
  const user = userEvent.setup();
  const onOpen = fn();
  render(<Comfortable rows={rows} onOpen={onOpen} selected={new Set(['p1'])} />);
  focus(row(2));
  await user.keyboard('{Enter}');
  expect(onOpen.mock.calls).toEqual([['p2']]);
});

it('selects nothing where it cannot be selected', async () => {
  const user = userEvent.setup();
  render(<ToOpen rows={rows} />);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  focus(row(2));
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}a{/Control}');
  expect(chosen()).toEqual([]);
});

it('keeps the focus where the last row is gone', async () => {
  const user = userEvent.setup();
  render(<Comfortable rows={rows?.slice(0, 1)} />);
  focus(row(1));
  await user.click(within(row(1)).getByRole('button', { name: 'Remove' }));
  expect(document.activeElement).toHaveTextContent('There are no contacts!');
});

it('names its rows anew where they are called otherwise, as in another language', () => {
  const list = (name: string) => (
    <UiProvider locale="en">
      <AriaProvider locale="en" navigate={() => undefined}>
        <RecordList
          label="Notes"
          rows={notes}
          textOf={() => name}
          row={rowOf}
          loadingLabel="Notes are being loaded"
          onOpen={() => undefined}
        />
      </AriaProvider>
    </UiProvider>
  );
  const notes = [{ id: 'a' }, { id: 'b' }];
  const rowOf = () => ({ primary: '…' });
  const { rerender } = render(list('Untitled'));
  expect(screen.getAllByRole('row', { name: 'Untitled' })).toHaveLength(2);
  rerender(list('Adsız'));
  expect(screen.getAllByRole('row', { name: 'Adsız' })).toHaveLength(2);
});

it('shows a record once that is among the rows twice', () => {
  const [first, second, ...others] = rows ?? [];
  if (!first || !second) throw new Error('There are no rows.');
  render(<Comfortable rows={[first, second, second, ...others]} />);
  expect(screen.getAllByRole('row')).toHaveLength(6);
});
