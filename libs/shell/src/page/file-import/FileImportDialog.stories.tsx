import { Avatar } from '@ezone/ui/avatar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { FileImportDialog } from './FileImportDialog';
import type { ImportContent, ImportRow } from './ImportRow';

type Person = ImportRow & { name: string };

const personOf = (name: string, line: number): Person => ({
  ...{ id: String(line), line, name: name.trim(), isKnown: name.trim() === 'Zoë' },
  problem: name.trim() === '' ? 'It has no name' : null,
});

const columns = [{ id: 'name', label: 'Name' }];

/** A name a line, or a table where there are semicolons. */
const read = (text: string): ImportContent<Person> => {
  if (text.startsWith('\0')) throw new Error('This is no text.');
  const lines = text.split('\n').filter((line, at, all) => line !== '' || at < all.length - 1);
  if (!text.includes(';')) return lines.map((line, at) => personOf(line, at + 1));
  const [header = [], ...rows] = lines.map((line) => line.split(';'));
  return {
    header,
    rows: rows.map((cells) => ({ cells })),
    targets: columns,
    guessed: header.map((head) => columns.find(({ label }) => label === head)?.id ?? null),
    read: (targets: readonly (string | null)[]) =>
      rows.map((cells, at) => personOf(cells[targets.indexOf('name')] ?? '', at + 2)),
  };
};

const meta = {
  title: 'Shell/File import',
  component: FileImportDialog<Person>,
  args: {
    title: 'Import people',
    description: 'A list of names, one a line, or a table (.csv). Nothing is added before you have seen it.',
    accept: '.txt,.csv',
    read,
    textOf: ({ name }) => name || 'No name',
    show: ({ name }) => ({ avatar: <Avatar name={name} size="large" decorative />, secondary: 'New' }),
    addLabel: (count) => `Add ${String(count)}`,
    add: fn(),
    onDone: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
} satisfies Meta<typeof FileImportDialog<Person>>;
export default meta;

type Story = StoryObj<typeof meta>;

const choose = async (text: string) => {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('No file can be chosen yet.');
    return found;
  });
  await userEvent.upload(input, new File([text], 'people.csv'), { applyAccept: false });
};

/** A place to choose a file at, or to drop one on. */
export const Choosing: Story = {};

/** What is wrong and what is here already is left out of what is added. */
export const Preview: Story = {
  play: async ({ args }) => {
    await choose('Ada\n\nZoë\nÇınar\n');
    await expect(await screen.findByText('2 entries will be added, 1 cannot be taken.')).toBeVisible();
    await expect(screen.getByText('It has no name')).toBeVisible();
    await expect(screen.getByText('Here already')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add 2' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalled());
  },
};

/** Something is to be known before any is added. */
export const Warned: Story = {
  args: { warning: 'These names are in another alphabet. They are added as they stand.' },
  play: async () => {
    await choose('Ada\n');
    await expect(await screen.findByText(/^These names are in another alphabet/)).toBeVisible();
  },
};

/** What is here already can be added all the same. */
export const Known: Story = {
  play: async () => {
    await choose('Zoë\n');
    const add = await screen.findByRole('button', { name: 'Add 0' });
    await expect(add).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: /here already/ }));
    await expect(await screen.findByRole('button', { name: 'Add 1' })).toBeEnabled();
  },
};

/** What can be read in two ways is asked about; the entries are shown as the answer has them. */
export const Question: Story = {
  args: {
    read: (text) => ({
      label: 'Which name comes first?',
      options: [
        { id: 'first', label: 'The first name' },
        { id: 'last', label: 'The last name' },
      ],
      value: 'first',
      rows: [personOf(text, 1)],
      answer: (value) =>
        Promise.resolve([personOf(value === 'first' ? text : text.split(' ').toReversed().join(' '), 1)]),
    }),
  },
  play: async () => {
    await choose('Ada Lovelace');
    await expect(await screen.findByText('Ada Lovelace')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'The last name' }));
    await expect(await screen.findByText('Lovelace Ada')).toBeVisible();
  },
};

/** Of a table it is said first what its columns hold. */
export const Columns: Story = {
  play: async () => {
    await choose('Name;Age\nAda;36\nZoë;2\n');
    await expect(await screen.findByText('What do the columns hold?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expect(await screen.findByText('1 entry will be added, none is wrong.')).toBeVisible();
  },
};

export const Nothing: Story = {
  play: async () => {
    await choose('');
    await expect(await screen.findByText('There is nothing in this file that can be added.')).toBeVisible();
  },
};

export const Unreadable: Story = {
  play: async () => {
    await choose('\0');
    await expect(await screen.findByText('The file could not be read.')).toBeVisible();
  },
};

/** Some of it was added, and the others can be added with another press. */
export const Failed: Story = {
  args: {
    add: fn((_: readonly Person[], tell: (done: number) => void) => {
      tell(1);
      return Promise.reject(new Error('offline'));
    }),
  },
  play: async ({ args }) => {
    await choose('Ada\nÇınar\n');
    await userEvent.click(await screen.findByRole('button', { name: 'Add 2' }));
    await expect(await screen.findByText(/^1 of 2 were added/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async () => {
    await choose('ليلى\n\nZoë\n');
    await expect(await screen.findByText(/سيُضاف مدخل واحد/)).toBeVisible();
  },
};
