import { refused } from '@ezone/api-client/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createNotesServer } from './testing/notesServer';
import { addNote, address, button, card, names, showNotes } from './testing/showNotes';

beforeEach(() => {
  sessionStorage.clear();
});

it('shows the labels that another window adds', async () => {
  const { server } = showNotes();
  await card('Groceries');
  const { api } = server.openWindow();
  await act(async () => {
    await api.updateNoteLabels({ body: { labels: [...server.kept.labels, { name: 'Travel' }] } });
  });
  expect(await screen.findByText('Travel')).toBeInTheDocument();
});

describe('a new note', () => {
  it('comes first and reaches the server', async () => {
    const { server, user } = showNotes();
    await card('Groceries');
    await addNote(user, 'Call the plumber');
    expect(names().indexOf('Call the plumber')).toBeLessThan(names().indexOf('Groceries'));
    await waitFor(() => expect(server.kept.notes[0]?.description).toBe('Call the plumber'));
    expect(screen.getByText('Note added.')).toBeInTheDocument();
  });
});

it('another one can be written at once, by keys', async () => {
  const { user } = showNotes();
  await card('Groceries');
  await user.click(await button('Take a note …'));
  await user.keyboard('First');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'c', code: 'KeyC' });
  const box = screen.getByRole('textbox', { name: 'Note' });
  expect(box).toHaveFocus();
  expect(box).toHaveValue('');
});

describe('an open note', () => {
  it('is named by the address, and is saved when it is closed', async () => {
    const { server, user } = showNotes();
    await user.click(await card('Quarterly report'));
    expect(address()).toBe('/apps/notes?note=n3');
    const dialog = await screen.findByRole('dialog', { name: 'Edit note' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Title' }), ' for March');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/apps/notes'));
    await card('Quarterly report for March');
    await waitFor(() =>
      expect(server.kept.notes.find(({ id }) => id === 'n3')?.title).toBe('Quarterly report for March'),
    );
  });

  it('grows its checklist by Enter', async () => {
    const { server, user } = showNotes('/apps/notes?note=n2');
    await user.type(await screen.findByRole('textbox', { name: 'Add an item' }), 'Coffee{Enter}Tea{Enter}');
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(server.kept.notes.find(({ id }) => id === 'n2')?.checklist.map(({ text }) => text)).toEqual([
        'Oat milk',
        'Lemons',
        'Bread, the dark one',
        'Coffee',
        'Tea',
      ]),
    );
  });
});

describe('a change', () => {
  it('archives at once and can be undone', async () => {
    const { server, user } = showNotes();
    await card('Groceries');
    await user.click(await button('Archive “Groceries”'));
    expect(screen.queryByRole('link', { name: 'Groceries' })).not.toBeInTheDocument();
    await waitFor(() => expect(server.kept.notes.find(({ id }) => id === 'n2')?.archive).toBe(true));
    await user.click(await button('Undo'));
    await card('Groceries');
    await waitFor(() => expect(server.kept.notes.find(({ id }) => id === 'n2')?.archive).toBe(false));
  });

  it('removes at once, and Ctrl and Z brings the note back', async () => {
    const { server, user } = showNotes();
    await card('Groceries');
    await user.click(await button('Remove “Groceries”'));
    expect(screen.queryByRole('link', { name: 'Groceries' })).not.toBeInTheDocument();
    await waitFor(() => expect(server.kept.notes.some(({ id }) => id === 'n2')).toBe(false));
    await user.keyboard('{Control>}z{/Control}');
    await card('Groceries');
    // It is the same note, where it was.
    await waitFor(() => expect(server.kept.notes[1]).toMatchObject({ id: 'n2', title: 'Groceries' }));
  });

  it('ticks an item off on the card', async () => {
    const { server, user } = showNotes();
    await user.click(await screen.findByRole('checkbox', { name: 'Oat milk' }));
    expect(screen.getByRole('checkbox', { name: 'Oat milk' })).toBeChecked();
    await waitFor(() => expect(server.kept.notes.find(({ id }) => id === 'n2')?.checklist[0]?.checked).toBe(true));
  });
});

it('searches as one types, marks what it found and clears', async () => {
  const { user } = showNotes();
  await card('Groceries');
  await user.type(screen.getByRole('searchbox', { name: 'Search notes' }), 'LEMÓN');
  await waitFor(() => expect(names()).toEqual(['Groceries']));
  expect(address()).toContain('q=LEM');
  expect(screen.getByText('Lemon', { selector: 'mark' })).toBeVisible();
  await user.clear(screen.getByRole('searchbox', { name: 'Search notes' }));
  await card('Quarterly report');
});

it.each([
  [
    '/apps/notes',
    ['Weekend in the hills', 'Groceries', 'Quarterly report', '“Simple things should be simple.”', 'Dad’s birthday'],
  ],
  ['/apps/notes/archive', ['Office move']],
  ['/apps/notes/reminders', ['Quarterly report', 'Dad’s birthday']],
  ['/apps/notes/labels/family/l1', ['Weekend in the hills', 'Dad’s birthday']],
])('shows at %s what belongs there', async (path, expected) => {
  showNotes(path);
  await card(expected[0] ?? '');
  const list = screen.getAllByRole('list').find((element) => element.hasAttribute('style'));
  expect(
    within(list ?? document.body)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(expected);
});

it('moves through the cards by keys, and archives and writes by them', async () => {
  const { user } = showNotes();
  await card('Groceries');
  await user.keyboard('jj');
  expect(await card('Groceries')).toHaveFocus();
  await user.keyboard('e');
  expect(screen.queryByRole('link', { name: 'Groceries' })).not.toBeInTheDocument();
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Quarterly report'));
  await user.keyboard('/');
  expect(screen.getByRole('searchbox', { name: 'Search notes' })).toHaveFocus();
  await user.keyboard('c');
  expect(screen.getByRole('searchbox', { name: 'Search notes' })).toHaveValue('c');
});

it('adds, renames and removes labels, and brings a removed one back with its notes', async () => {
  const { server, user } = showNotes();
  await card('Groceries');
  // jsdom knows no wide screens, on which the sidebar stands beside the notes.
  await user.click(await screen.findByRole('button', { name: 'Edit labels', hidden: true }));
  await user.type(await screen.findByRole('textbox', { name: 'New label' }), 'Travel{Enter}');
  await waitFor(() => expect(server.kept.labels.map(({ name }) => name)).toEqual(['Family', 'Work', 'Travel']));
  const work = await screen.findByRole('textbox', { name: 'Name of the label Work' });
  await user.clear(work);
  await user.type(work, 'Office{Enter}');
  await waitFor(() => expect(server.kept.labels.map(({ name }) => name)).toEqual(['Family', 'Office', 'Travel']));
  await user.click(await button('Remove the label Family'));
  await waitFor(() => expect(server.kept.notes.every(({ labels }) => !labels.includes('l1'))).toBe(true));
  await user.click(await button('Undo'));
  await waitFor(() => {
    const family = server.kept.labels[0];
    expect(family?.name).toBe('Family');
    const bearers = server.kept.notes.filter(({ labels }) => labels.includes(family?.id ?? ''));
    expect(bearers.map(({ title }) => title)).toEqual(['Weekend in the hills', 'Dad’s birthday']);
  });
});

it('says what happened where the notes cannot be loaded, and tries again', async () => {
  const server = createNotesServer();
  server.fail('listNotes', () => refused(403));
  const { user } = showNotes('/apps/notes', server);
  const retry = await button('Try again');
  server.mend('listNotes');
  await user.click(retry);
  await card('Groceries');
});
