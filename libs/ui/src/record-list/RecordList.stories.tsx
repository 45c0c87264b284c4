import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, Paperclip, Star, Trash2 } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import styled from 'styled-components';
import { RecordList, recordTileParts } from '.';
import type { RecordListHandle, RecordRow } from '.';
import type { Action } from '../action-row';
import { Avatar } from '../avatar';
import { Button } from '../button';
import { EmptyState } from '../empty-state';

type Person = { id: string; name: string; work: string; seen: string; hasFile: boolean };

const first = ['Ada', 'Abbott', 'Barbara', 'Çağrı', 'سارة', 'Grace', 'Işıl', 'Katherine', 'Linus', 'Zoë'];
const last = ['Lovelace', 'Keitch', 'Liskov', 'Yılmaz', 'محمد', 'Hopper', 'Öztürk', 'Johnson', 'Torvalds'];
const works = ['Digital archivist', 'Keeper of the keys to the northern store', 'Accounts', 'Procurement'];

const people = (length: number): Person[] =>
  Array.from({ length }, (_, index) => ({
    id: `p${String(index + 1)}`,
    name: `${first[index % 10] ?? ''} ${last[index % 9] ?? ''} ${String(index + 1)}`,
    work: works[index % 4] ?? '',
    seen: `${String(8 + (index % 12))}:${String(10 + (index % 50))}`,
    hasFile: index % 3 === 0,
  }));

type Args = Omit<ComponentProps<typeof RecordList<Person>>, 'row' | 'actions' | 'textOf' | 'ref'> & {
  onAction: (what: string, id: string) => void;
  /** Shows a button that puts a row on top, as a message that arrives does. */
  arriving?: boolean;
  /** A row is starred or removed by a swipe, too. */
  swiping?: boolean;
};

/** The list with a selection, an open record and rows of its own, as in use. */
const Using = ({
  rows: given,
  selected: begins,
  current: opened = null,
  onAction,
  arriving,
  swiping,
  ...list
}: Args) => {
  const [rows, setRows] = useState(given);
  const [selected, setSelected] = useState(begins ?? new Set<string>());
  const [current, setCurrent] = useState(opened);
  const handle = useRef<RecordListHandle>(null);
  const { onSelect, onOpen } = list;
  const isCompact = list.density === 'compact';
  const row = useCallback(
    ({ name, work, seen, hasFile }: Person): RecordRow => ({
      avatar: <Avatar name={name} size={isCompact ? 'small' : 'large'} decorative />,
      primary: <bdi>{name}</bdi>,
      secondary: work,
      meta: <time>{seen}</time>,
      icons: hasFile && <Paperclip role="img" aria-label="With a file" />,
    }),
    [isCompact],
  );
  const actions = ({ id }: Person): readonly Action[] => [
    { id: 'star', label: 'Star', icon: <Star />, shortcut: 'S', onPress: () => onAction('star', id) },
    { id: 'archive', label: 'Archive', icon: <Archive />, shortcut: 'E', onPress: () => onAction('archive', id) },
    {
      id: 'remove',
      label: 'Remove',
      icon: <Trash2 />,
      shortcut: '#',
      onPress: () => {
        onAction('remove', id);
        setRows((before) => before?.filter((one) => one.id !== id));
      },
    },
  ];
  return (
    <Frame>
      {arriving && (
        <Button
          onPress={() => {
            setRows((before) => [
              {
                id: `new-${String(before?.length)}`,
                name: 'New Arrival',
                work: 'Just now',
                seen: '23:59',
                hasFile: false,
              },
              ...(before ?? []),
            ]);
          }}
        >
          Somebody arrives
        </Button>
      )}
      <RecordList
        {...list}
        ref={handle}
        rows={rows}
        row={row}
        actions={actions}
        swipes={swiping ? (one) => swipesOf(actions(one)) : undefined}
        textOf={nameOf}
        selected={selected}
        onSelect={
          onSelect &&
          ((next) => {
            setSelected(next);
            onSelect(next);
          })
        }
        current={current}
        onOpen={
          onOpen &&
          ((id) => {
            setCurrent(id);
            onOpen(id);
          })
        }
      />
    </Frame>
  );
};

const swipesOf = (actions: readonly Action[]) => ({ end: actions[0], start: actions.at(-1) });

const nameOf = ({ name }: Person) => name;

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 48rem;
  border: 1px solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.surface};
`;

const meta = {
  title: 'Components/RecordList',
  component: Using,
  args: {
    label: 'Contacts',
    rows: people(40),
    onSelect: fn(),
    onOpen: fn(),
    onAction: fn(),
    loadingLabel: 'Contacts are being loaded',
    empty: <EmptyState>There are no contacts!</EmptyState>,
  },
  render: (args) => <Using {...args} />,
  tags: ['!autodocs'],
} satisfies Meta<typeof Using>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const row = (canvas: Canvas, number: number) => canvas.findByRole('row', { name: new RegExp(` ${String(number)}$`) });
const chosen = (canvas: Canvas) =>
  canvas
    .getAllByRole('row', { selected: true })
    .map((one: HTMLElement) => one.getAttribute('aria-label')?.match(/\d+$/)?.[0]);

/** Arrows move, Enter opens; the open row is marked. */
export const Comfortable: Story = {
  play: async ({ args, canvas }) => {
    (await row(canvas, 1)).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith('p3');
    await expect(await row(canvas, 3)).toHaveAttribute('aria-current', 'true');
    await userEvent.click(await row(canvas, 5));
    await expect(args.onOpen).toHaveBeenLastCalledWith('p5');
  },
};

export const Compact: Story = { args: { density: 'compact', selected: new Set(['p2', 'p3']), current: 'p5' } };

/** Space, Shift and arrows, Ctrl A, Escape. A press still opens while something is selected. */
export const Selecting: Story = {
  play: async ({ args, canvas }) => {
    (await row(canvas, 2)).focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(chosen(canvas)).toEqual(['2', '3', '4']);
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(chosen(canvas)).toEqual(['2', '3']);
    await userEvent.click(await row(canvas, 6));
    await expect(args.onOpen).toHaveBeenLastCalledWith('p6');
    await expect(chosen(canvas)).toEqual(['2', '3']);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(new Set(people(40).map(({ id }) => id)));
    await userEvent.keyboard('{Escape}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(new Set());
    await userEvent.click(within(await row(canvas, 1)).getByRole('checkbox'));
    await userEvent.keyboard('{Shift>}');
    await fireEvent.pointerDown(await row(canvas, 3), { pointerType: 'mouse', button: 0, shiftKey: true });
    await fireEvent.click(await row(canvas, 3), { shiftKey: true });
    await userEvent.keyboard('{/Shift}');
    await expect(chosen(canvas)).toEqual(['1', '2', '3']);
  },
};

/** What is done with a row is one arrow away from it, and takes no room before. */
export const Actions: Story = {
  play: async ({ args, canvas }) => {
    const second = await row(canvas, 2);
    // The box is the first thing in the row, and comes a moment after the words.
    await within(second).findByRole('checkbox');
    second.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(within(second).getByRole('button', { name: 'Star' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('star', 'p2');
  },
};

/** From the middle of a row to where the upper edge of another one is. */
const drag = async (canvas: Canvas, from: number, to: number) => {
  const middle = (element: HTMLElement) => element.getBoundingClientRect();
  const [one, other] = [await row(canvas, from), await row(canvas, to)];
  const { left, top, height } = middle(one);
  const mouse = { pointerType: 'mouse', pointerId: 1, isPrimary: true, button: 0, clientX: left + 200 };
  await fireEvent.pointerDown(one, { ...mouse, clientY: top + height / 2 });
  await fireEvent.pointerMove(one, { ...mouse, clientY: top + height / 2 + 10 });
  await fireEvent.pointerMove(one, { ...mouse, clientY: middle(other).top + 2 });
  return async () => {
    await fireEvent.pointerUp(one, { ...mouse, clientY: middle(other).top + 2 });
    await fireEvent.click(one);
  };
};

/** Rows are dragged to another place, those that are selected together; a line shows where. */
export const Reordering: Story = {
  args: { onReorder: fn(), selected: new Set(['p2', 'p5']) },
  play: async ({ args, canvas }) => {
    // What follows the pointer comes once the list is there.
    const drop = await waitFor(async () => {
      const letGo = await drag(canvas, 1, 4);
      await expect(canvas.getByRole('grid')).toHaveAttribute('data-dropping');
      return letGo;
    });
    await expect(await row(canvas, 1)).toHaveAttribute('data-dragged');
    await drop();
    await expect(args.onReorder).toHaveBeenLastCalledWith(['p1'], 'p4');
    await expect(args.onOpen).not.toHaveBeenCalled();
    await (
      await drag(canvas, 5, 8)
    )();
    await expect(args.onReorder).toHaveBeenLastCalledWith(['p2', 'p5'], 'p8');
    await (
      await drag(canvas, 3, 4)
    )();
    await expect(args.onReorder).toHaveBeenCalledTimes(2);
    const late = await drag(canvas, 1, 4);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('grid')).not.toHaveAttribute('data-dropping');
    await late();
    await expect(args.onReorder).toHaveBeenCalledTimes(2);
    await expect(args.onOpen).not.toHaveBeenCalled();
    await drag(canvas, 1, 4);
  },
};

/** The next row has the focus after the one that had it is gone. */
export const Removing: Story = {
  play: async ({ canvas }) => {
    const one = await row(canvas, 3);
    one.focus();
    await userEvent.click(await within(one).findByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect(await row(canvas, 4)).toHaveFocus());
  },
};

/** The rows under the pointer stay there when others come in above them. */
export const Arriving: Story = {
  args: { arriving: true, rows: people(200) },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('grid', { name: 'Contacts' });
    list.scrollTop = 1200;
    const seen = await row(canvas, 23);
    const before = seen.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: 'Somebody arrives' }));
    await waitFor(async () => expect((await row(canvas, 23)).getBoundingClientRect().top).toBeCloseTo(before, 0));
    await expect(list.scrollTop).toBe(1260);
  },
};

/** At its top a list shows what comes in there, also while its first row has the focus. */
export const ArrivingOnTop: Story = {
  args: { arriving: true, rows: people(200) },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('grid', { name: 'Contacts' });
    const arrives = canvas.getByRole('button', { name: 'Somebody arrives' });
    const first = await row(canvas, 1);
    first.focus();
    await waitFor(() => expect(first).toHaveFocus());
    // Without a pointer, which would take the focus along.
    arrives.click();
    await waitFor(() => expect(list.querySelector('[aria-rowindex="1"]')).not.toBe(first));
    await expect(await row(canvas, 1)).toHaveAttribute('aria-rowindex', '2');
    await expect(list.scrollTop).toBe(0);
  },
};

/** A list that was left further down begins there. */
export const FurtherDown: Story = {
  args: { rows: people(200), top: 6000 },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('grid', { name: 'Contacts' });
    await waitFor(() => expect(list.scrollTop).toBe(6000));
    await expect(await row(canvas, 101)).toBeVisible();
  },
};

/** The open record is in view from the start. */
export const OpenFurtherDown: Story = {
  args: { rows: people(200), current: 'p150' },
  play: async ({ canvas }) => {
    await expect(await row(canvas, 150)).toBeVisible();
  },
};

/** On a phone a finger swipes a row: towards the end it is starred, towards the start removed. */
export const Swiping: Story = {
  args: { swiping: true, rows: people(6) },
  globals: { viewport: { value: 'phone' } },
};

/** Only those in view are drawn. */
export const TenThousand: Story = {
  args: { rows: people(10_000) },
  play: async ({ canvas }) => {
    (await row(canvas, 1)).focus();
    await userEvent.keyboard('{End}');
    await waitFor(async () => expect(await row(canvas, 10_000)).toHaveFocus());
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await expect(await row(canvas, 10_000)).toHaveAttribute('aria-rowindex', '10000');
  },
};

export const Loading: Story = { args: { rows: undefined } };

export const Empty: Story = { args: { rows: [] } };

/** Without a selection a row is only opened. */
export const ToOpen: Story = { args: { onSelect: undefined } };

export const Dark: Story = { ...Compact, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: { selected: new Set(['p2']), current: 'p4' }, globals: { locale: 'ar' } };

export const Phone: Story = { args: { current: 'p4' }, globals: { viewport: { value: 'phone' } } };

const tile = ({ name }: Person) => <TileName>{name}</TileName>;

/** Tiles beside each other: arrows lead in all four directions, Shift extends. */
export const Tiles: Story = {
  args: { rows: people(10_000), tiles: { width: 18, height: 12, draw: tile, parts: recordTileParts } },
  play: async ({ args, canvas }) => {
    await row(canvas, 1);
    const tiles = () => canvas.getAllByRole('row');
    const [one, two] = tiles();
    await expect(one?.getBoundingClientRect().top).toBe(two?.getBoundingClientRect().top);
    await expect(tiles().length).toBeLessThan(100);
    one?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(two).toHaveFocus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(new Set(['p2', 'p3']));
    await userEvent.keyboard('{ArrowDown}');
    const focused = canvas.getByRole('grid').querySelector(':focus');
    await expect(focused?.getBoundingClientRect().top).toBeGreaterThan(one?.getBoundingClientRect().top ?? 0);
  },
};

const TileName = styled.bdi`
  display: grid;
  flex: 1;
  place-items: center;
  text-align: center;
`;
