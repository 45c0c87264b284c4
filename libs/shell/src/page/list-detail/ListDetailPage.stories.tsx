import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { appKeys } from '../../panels/keyboard';
import { PeopleApp } from './testing/PeopleApp';

const meta = {
  title: 'Shell/List and detail',
  component: PeopleApp,
  args: { onCreate: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
  beforeEach: () => {
    sessionStorage.clear();
  },
} satisfies Meta<typeof PeopleApp>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const row = (canvas: Canvas, name: string) => canvas.findByRole('row', { name });
const focusRow = async (canvas: Canvas, name: string) => {
  (await row(canvas, name)).focus();
  // Keys are there when the page has been painted.
  await waitFor(() => expect(appKeys.getBindings()).not.toHaveLength(0));
};
const address = (canvas: Canvas) => canvas.getByTestId('address').textContent;

/** Enter opens, j goes on, Escape leads back to the row. */
export const List: Story = {
  play: async ({ args, canvas }) => {
    await focusRow(canvas, 'Ada Hopper 41');
    await userEvent.keyboard('j{Enter}');
    const heading = await canvas.findByRole('heading', { name: 'Ada Hopper 131' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.keyboard('j');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Ada Johnson 61' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await row(canvas, 'Ada Johnson 61')).toHaveFocus());
    await expect(address(canvas)).toBe('/apps/people');
    await userEvent.keyboard('n');
    await expect(args.onCreate).toHaveBeenCalled();
  },
};

/** Selected with the keyboard, narrowed by a search, all selected, removed. */
export const Selecting: Story = {
  play: async ({ canvas }) => {
    await focusRow(canvas, 'Ada Hopper 41');
    await userEvent.keyboard('xjx');
    await expect(await canvas.findByRole('group', { name: 'Selection' })).toHaveTextContent('2 selected');
    await userEvent.type(canvas.getByRole('searchbox'), 'isil');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Selection' })).toHaveTextContent('2 of them not'));
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 20 that match' }));
    await expect(canvas.getByRole('group', { name: 'Selection' })).toHaveTextContent('22 selected');
    await userEvent.click(
      within(canvas.getByRole('group', { name: 'Selection' })).getByRole('button', { name: 'Remove' }),
    );
    await waitFor(() => expect(canvas.getByText('Nobody is called so.')).toBeVisible());
    await expect(canvas.queryByRole('group', { name: 'Selection' })).not.toBeInTheDocument();
  },
};

/** A choice is a step in the history: Back brings the rows, the selection and the place back. */
export const GoingBack: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('grid', { name: 'People' });
    await focusRow(canvas, 'Ada Hopper 41');
    await userEvent.keyboard('x');
    list.scrollTop = 6000;
    await waitFor(() => expect(list.scrollTop).toBe(6000));
    await userEvent.click(canvas.getByRole('link', { name: 'With a star' }));
    await waitFor(() => expect(list.scrollTop).toBe(0));
    await expect(address(canvas)).toBe('/apps/people?starred=1');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('group', { name: 'Selection' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Browser back' }));
    await waitFor(() => expect(list.scrollTop).toBe(6000));
    await expect(canvas.getByRole('group', { name: 'Selection' })).toHaveTextContent('1 selected');
  },
};

export const Sorted: Story = {
  play: async ({ canvas }) => {
    await row(canvas, 'Ada Hopper 41');
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Last seen' }));
    await waitFor(async () => expect(await row(canvas, 'Ada Lovelace 1')).toHaveAttribute('aria-rowindex', '1'));
    await expect(address(canvas)).toBe('/apps/people?sort=seen');
  },
};

/** Rows stay where they are when something is selected: a finger may be on one. */
export const SelectingOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const one = await row(canvas, 'Ada Hopper 131');
    const { top } = one.getBoundingClientRect();
    await userEvent.click(await within(one).findByRole('checkbox'));
    await canvas.findByRole('group', { name: 'Selection' });
    await expect(one.getBoundingClientRect().top).toBe(top);
  },
};

export const TenThousand: Story = { args: { count: 10_000 } };

export const Detail: Story = { args: { at: '/apps/people/p4?q=sa' } };

/** Somebody was sent the address of what is not there any more. */
export const Gone: Story = { args: { at: '/apps/people/nobody' } };

export const Compact: Story = { args: { density: 'compact' } };

export const Loading: Story = { args: { count: null } };

export const Failed: Story = { args: { hasFailed: true } };

export const NothingFound: Story = { args: { at: '/apps/people?q=xyz' } };

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: { at: '/apps/people/p4' }, globals: { locale: 'ar' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
