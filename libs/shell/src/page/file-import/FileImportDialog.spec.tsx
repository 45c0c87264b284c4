import { StaticI18nProvider } from '@ezone/i18n/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileImportDialog } from './FileImportDialog';
import { FileProblem } from './FileProblem';
import type { ImportContent, ImportRow, ImportTable } from './ImportRow';

const rowOf = (id: string, fields: Partial<ImportRow> = {}): ImportRow => ({
  ...{ id, line: 1, problem: null, isKnown: false, ...fields },
});
const table: ImportTable<ImportRow> = {
  header: ['Name', 'Age'],
  rows: [{ cells: ['Ada', '36'] }],
  targets: [{ id: 'name', label: 'First name' }],
  guessed: [null, null],
  read: (targets) => [rowOf(targets.join())],
};

const show = async (
  content: ImportContent<ImportRow> | (() => never),
  add: (rows: readonly ImportRow[], tell: (done: number) => void) => Promise<void> = () => Promise.resolve(),
) => {
  const onDone = jest.fn();
  const onClose = jest.fn();
  const read = jest.fn(() => (typeof content === 'function' ? content() : content));
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <FileImportDialog
            {...{ read, add, onDone, onClose }}
            title="Import"
            description="A file"
            accept=".txt"
            textOf={({ id }) => id}
            show={() => ({ avatar: null, secondary: 'new' })}
            addLabel={(count) => `Add ${String(count)}`}
          />
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
  const user = userEvent.setup();
  const dialog = within(await screen.findByRole('dialog'));
  // jsdom gives files no bytes.
  const file = Object.assign(new File(['x'], 'people.txt'), {
    arrayBuffer: () => Promise.resolve(new Uint8Array([0xff, 0xfe, 0x41, 0]).buffer),
  });
  await user.upload(dialog.getByLabelText('Choose a file', { selector: 'input' }), file);
  return { user, dialog, read, onDone, onClose };
};
const ids = (rows: readonly ImportRow[]) => rows.map(({ id }) => id);

it('hands over the text of the file, and adds what is neither wrong nor here already', async () => {
  const rows = [rowOf('a'), rowOf('b', { problem: 'no name' }), rowOf('c', { isKnown: true })];
  const added: string[][] = [];
  const { user, dialog, read, onDone } = await show(rows, (some) => {
    added.push(ids(some));
    return Promise.resolve();
  });
  expect(read).toHaveBeenCalledWith('A');
  await user.click(await dialog.findByRole('button', { name: 'Add 1' }));
  expect(added).toEqual([['a']]);
  expect(onDone).toHaveBeenCalledWith([rows[0]]);
});

it('also adds what is here already where that is wanted', async () => {
  const { user, dialog, onDone } = await show([rowOf('a'), rowOf('b', { isKnown: true })]);
  await user.click(await dialog.findByRole('checkbox', { name: /here already/ }));
  await user.click(dialog.getByRole('button', { name: 'Add 2' }));
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('asks of a table what its columns hold', async () => {
  const { user, dialog } = await show(table);
  const next = await dialog.findByRole('button', { name: 'Next' });
  expect(next).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: /Name/ }));
  await user.click(await screen.findByRole('option', { name: 'First name' }));
  await user.click(next);
  expect(await dialog.findByRole('row', { name: 'name,' })).toBeVisible();
});

it('asks how the entries are to be read, and shows what they become by each answer', async () => {
  const { user, dialog, onDone } = await show({
    label: 'Which comes first?',
    options: [
      { id: 'day', label: 'The day' },
      { id: 'month', label: 'The month' },
    ],
    value: 'day',
    rows: [rowOf('April 3')],
    answer: (value) => Promise.resolve([rowOf(value === 'day' ? 'April 3' : 'March 4')]),
  });
  const question = within(await dialog.findByRole('radiogroup', { name: 'Which comes first?' }));
  expect(question.getByRole('radio', { name: 'The day' })).toBeChecked();
  expect(dialog.getByRole('row', { name: /April 3/ })).toBeVisible();
  await user.click(question.getByRole('radio', { name: 'The month' }));
  expect(await dialog.findByRole('row', { name: /March 4/ })).toBeVisible();
  expect(question.getByRole('radio', { name: 'The month' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Add 1' }));
  expect(onDone).toHaveBeenCalledWith([rowOf('March 4')]);
});

it('stays open while it adds, says how much was added where it fails, and tries again with the same', async () => {
  let isBroken = true;
  let goOn: () => void = () => undefined;
  const asked: string[][] = [];
  const { user, dialog, onDone, onClose } = await show([rowOf('a'), rowOf('b')], async (some, tell) => {
    asked.push(ids(some));
    tell(1);
    await new Promise<void>((resolve) => {
      goOn = resolve;
    });
    if (isBroken) throw new Error('offline');
  });
  await user.click(await dialog.findByRole('button', { name: 'Add 2' }));
  expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  goOn();
  expect(await dialog.findByText(/^1 of 2 were added/)).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
  isBroken = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  goOn();
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(asked).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
});

it('says that a file holds nothing', async () => {
  const { dialog } = await show([]);
  expect(await dialog.findByText('There is nothing in this file that can be added.')).toBeVisible();
});

it('says why a file cannot be read where that is known', async () => {
  const { dialog } = await show(() => {
    throw new FileProblem('It breaks off at line 3.');
  });
  expect(await dialog.findByRole('alert')).toHaveTextContent('It breaks off at line 3.');
});
