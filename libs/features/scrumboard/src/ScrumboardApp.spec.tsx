import { StaticI18nProvider } from '@ezone/i18n/testing';
import { screenWidth } from '@ezone/shell/chrome/layout/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBoardServer, sampleBoard } from './testing/boardServer';
import { BoardAt } from './testing/BoardStage';

const show = (path = '/apps/scrumboard/boards/b1', server = createBoardServer(), locale = 'en') => {
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale={locale} navigate={() => undefined}>
          <BoardAt path={path} server={() => server} />
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
  return { server, user: userEvent.setup() };
};
const card = (name: string) => screen.findByRole('row', { name });
const cardsIn = (list: string) =>
  within(screen.getByRole('grid', { name: list }))
    .queryAllByRole('row')
    .map((row) => row.querySelector('[dir="auto"]')?.textContent ?? '');

beforeEach(() => {
  // jsdom lays nothing out: every column stays as it is drawn at first.
  globalThis.IntersectionObserver = class {
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
  sessionStorage.clear();
  screenWidth(true);
});

it('adds cards and goes on with the next, and makes one of each pasted line in one step', async () => {
  const { server, user } = show();
  await user.click(await screen.findByRole('button', { name: 'Add a card to Done' }));
  await user.keyboard('First{Enter}Second{Enter}');
  expect(cardsIn('Done')).toEqual(['First', 'Second']);
  await user.paste('Third\nFourth');
  await user.click(screen.getByRole('button', { name: '2 cards, one for each line' }));
  expect(screen.getByRole('textbox', { name: 'Name of the card' })).toHaveFocus();
  expect(cardsIn('Done')).toEqual(['First', 'Second', 'Third', 'Fourth']);
  await waitFor(() => expect(server.columns()[2]).toEqual(['Done', 'First', 'Second', 'Third', 'Fourth']));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.columns()[2]).toEqual(['Done', 'First', 'Second']));
});

it('marks a card that was not saved, for as long as its user has to decide about it', async () => {
  const server = createBoardServer();
  server.fail('POST /api/scrumboard-app/card/new', 403);
  const { user } = show(undefined, server);
  await user.click(await screen.findByRole('button', { name: 'Add a card to Done' }));
  await user.keyboard('First{Enter}');
  const mark = await screen.findByRole('img', { name: 'Not saved' });
  expect(mark.closest('[role="row"]')).toHaveTextContent('First');
  server.mend('POST /api/scrumboard-app/card/new');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(server.columns()[2]).toEqual(['Done', 'First']));
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Not saved' })).toBeNull());
});

it.each([
  ['is missing', '', 'Fill this in.'],
  ['is too long', 'x'.repeat(201), 'Too long: 201 of at most 200 characters'],
])(
  'says at its field and on the closed card that a name %s, keeps it, and leads back to it',
  async (_, name, words) => {
    const { server, user } = show();
    const field = () => screen.findByRole('textbox', { name: 'Name of the card' });
    await user.click(await card('Sign in with a fingerprint'));
    await user.clear(await field());
    if (name !== '') await user.paste(name);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(expect.stringContaining(words)));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const mark = screen.getByRole('img', { name: /^Not saved: something in it is missing, too long/ });
    await user.click(mark);
    expect(await field()).toHaveValue(name);
    await user.clear(await field());
    await user.paste('Sign in with a face');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByRole('img', { name: /^Not saved/ })).toBeNull());
    await waitFor(() =>
      expect(server.stored().cards.find(({ id }) => id === 'finger')?.name).toBe('Sign in with a face'),
    );
  },
);

it('keeps what is written into a new card, and takes nothing that is too long', async () => {
  const { server, user } = show();
  await user.click(await screen.findByRole('button', { name: 'Add a card to Done' }));
  await user.paste('x'.repeat(201));
  await user.keyboard('{Enter}');
  expect(screen.getByText(/^Too long: 201 of at most 200 characters/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Add a card to Done' }));
  await user.keyboard('{Backspace}{Enter}');
  await waitFor(() => expect(server.columns()[2]).toEqual(['Done', 'x'.repeat(200)]));
});

it('shows what was being written into a new card when the board is opened again, and leaves the focus where it is', async () => {
  const { user } = show();
  const field = () => screen.findByRole('textbox', { name: 'Name of the card' });
  await user.click(await screen.findByRole('button', { name: 'Add a card to Done' }));
  await user.type(await field(), 'Half of a');
  await user.click(screen.getByRole('link', { name: 'All boards' }));
  await user.click(await screen.findByRole('link', { name: 'Mobile app' }));
  expect(await field()).toHaveValue('Half of a');
  expect(await field()).not.toHaveFocus();
});

it('keeps comments that are being written while their card is closed', async () => {
  const { user } = show();
  const write = () => screen.findByRole('textbox', { name: 'Write a comment' });
  await user.click(await card('Sign in with a fingerprint'));
  await user.type(await write(), 'Half of a');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await card('Sign in with a fingerprint'));
  expect(await write()).toHaveValue('Half of a');
});

it('moves a card by keys within its list and to the next one, and takes that back', async () => {
  const { server, user } = show();
  const first = await card('Sign in with a fingerprint');
  act(() => {
    first.focus();
  });
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(cardsIn('Next')[1]).toBe('Sign in with a fingerprint'));
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await waitFor(() => expect(cardsIn('In progress')[0]).toBe('Sign in with a fingerprint'));
  await waitFor(() => expect(server.columns()[1]?.[1]).toBe('Sign in with a fingerprint'));
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) ?? document.body);
  await waitFor(() => expect(server.columns()[0]).toContain('Sign in with a fingerprint'));
});

it('leads on to the left where the language does', async () => {
  const { user } = show(undefined, undefined, 'ar');
  const first = await card('Sign in with a fingerprint');
  act(() => {
    first.focus();
  });
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  await waitFor(() => expect(cardsIn('In progress')[0]).toBe('Sign in with a fingerprint'));
});

it('says that a card was moved elsewhere meanwhile, and where it is now', async () => {
  const { server, user } = show();
  const first = await card('Sign in with a fingerprint');
  act(() => {
    first.focus();
  });
  const release = server.hold('POST /api/scrumboard-app/card/order');
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  act(() => {
    server.moveElsewhere('finger', 'done');
    release();
  });
  expect(
    await screen.findByText('“Sign in with a fingerprint” was moved to “Done” meanwhile; it is in “In progress” now.'),
  ).toBeInTheDocument();
  expect(server.columns()[1]).toContain('Sign in with a fingerprint');
});

it('moves what is selected in one step, and removes it likewise', async () => {
  const { server, user } = show();
  act(() => {
    screen.queryByRole('row')?.focus();
  });
  const first = await card('Sign in with a fingerprint');
  act(() => {
    first.focus();
  });
  await user.keyboard('x{Shift>}{ArrowDown}{/Shift}');
  expect(await screen.findByText('2 cards selected')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Move to/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Done' }));
  await waitFor(() =>
    expect(server.columns()[2]).toEqual(['Done', 'Sign in with a fingerprint', 'Offline drafts of notes']),
  );
  expect(server.count('POST /api/scrumboard-app/card/order')).toBe(1);
});

it('shows only my cards by a key, and joins one by another', async () => {
  const { server, user } = show();
  const first = await card('Offline drafts of notes');
  act(() => {
    first.focus();
  });
  await user.keyboard(' ');
  await waitFor(() => expect(server.stored().cards.find(({ id }) => id === 'drafts')?.idMembers).toHaveLength(1));
  await user.keyboard('q');
  await waitFor(() => expect(screen.queryByRole('row', { name: 'Çağrıyı bekletmek' })).not.toBeInTheDocument());
  await user.keyboard('X');
  expect(await card('Çağrıyı bekletmek')).toBeInTheDocument();
});

it('shows what others do, and keeps what is written into a card that they change too', async () => {
  const { server, user } = show('/apps/scrumboard/boards/b1?card=finger');
  const dialog = within(await screen.findByRole('dialog', { name: 'Card' }));
  await user.type(dialog.getByRole('textbox', { name: /Name of the card/ }), ' or a face');
  act(() => {
    server.changeElsewhere('finger', { description: 'On all phones' });
  });
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('On all phones'));
  await waitFor(() =>
    expect(server.stored().cards.find(({ id }) => id === 'finger')).toMatchObject({
      ...{ name: 'Sign in with a fingerprint or a face', description: 'On all phones' },
    }),
  );
});

it('shows the comment that was being written where others remove the card', async () => {
  const { server, user } = show('/apps/scrumboard/boards/b1?card=finger');
  const dialog = within(await screen.findByRole('dialog', { name: 'Card' }));
  await user.type(dialog.getByRole('textbox', { name: 'Write a comment' }), 'Half of a');
  act(() => {
    server.removeElsewhere('finger');
  });
  expect(await dialog.findByText('This card does not exist, or has been removed.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'The comment that you were writing' })).toHaveValue('Half of a');
});

it('writes labels, checklists, links and comments of a card', async () => {
  const { server, user } = show('/apps/scrumboard/boards/b1?card=drafts');
  const dialog = within(await screen.findByRole('dialog', { name: 'Card' }));
  await user.click(dialog.getByRole('button', { name: 'Design' }));
  await user.click(dialog.getByRole('button', { name: 'Add a checklist' }));
  await user.type(dialog.getByRole('textbox', { name: 'Add an item' }), 'Think{Enter}');
  await user.type(dialog.getByRole('textbox', { name: 'Address of a link' }), 'https://example.com/a{Enter}');
  await user.type(dialog.getByRole('textbox', { name: 'Write a comment' }), 'Well said');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(
    () =>
      expect(server.stored().cards.find(({ id }) => id === 'drafts')).toMatchObject({
        idLabels: ['bug', 'design'],
        checklists: [{ checkItems: [{ name: 'Think', checked: false }] }],
        attachments: [{ type: 'link', url: 'https://example.com/a' }],
        activities: [{ type: 'comment', message: 'Well said' }],
      }),
    { timeout: 4000 },
  );
});

it('adds, renames, recolours and removes labels where a card is given them, and brings one back to its cards', async () => {
  const { server, user } = show('/apps/scrumboard/boards/b1?card=drafts');
  const dialog = within(await screen.findByRole('dialog', { name: 'Card' }));
  await user.click(dialog.getByRole('button', { name: 'Edit labels' }));
  const editor = within(await screen.findByRole('dialog', { name: 'Edit labels' }));
  const labels = async () => (await server.api.getBoard({ query: { boardId: 'b1' } })).labels;
  const [first] = editor.getAllByRole('textbox', { name: /^Name of the label/ });
  await user.clear(first ?? document.body);
  await user.keyboard('Defect{Enter}');
  await user.click(
    within(editor.getByRole('radiogroup', { name: 'Colour of Design' })).getByRole('radio', { name: 'Green' }),
  );
  await user.click(editor.getByRole('button', { name: 'Add a label' }));
  await user.keyboard('Later{Enter}');
  await waitFor(async () =>
    expect(await labels()).toEqual([
      { id: 'bug', name: 'Defect', class: 'red' },
      { id: 'design', name: 'Design', class: 'green' },
      { id: expect.any(String) as string, name: 'Later', class: 'red' },
    ]),
  );
  await user.click(editor.getByRole('button', { name: 'Remove the label Defect' }));
  await waitFor(async () => expect((await labels()).map(({ name }) => name)).toEqual(['Design', 'Later']));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await labels()).map(({ id }) => id)).toContain('bug'));
  expect(server.requests('POST /api/scrumboard-app/board/labels/update').at(-1)?.body.labels[0]?.name).toBe('Defect');
});

it('takes a name of a label that is being typed where its panel is closed, and not by Escape', async () => {
  const { server, user } = show('/apps/scrumboard/boards/b1?card=drafts');
  const dialog = within(await screen.findByRole('dialog', { name: 'Card' }));
  await user.click(dialog.getByRole('button', { name: 'Edit labels' }));
  const editor = within(await screen.findByRole('dialog', { name: 'Edit labels' }));
  const [first] = editor.getAllByRole('textbox', { name: /^Name of the label/ });
  await user.type(first ?? document.body, 's{Escape}');
  expect(first).toHaveValue('Bug');
  await user.type(first ?? document.body, 'gy');
  await user.click(document.body);
  await waitFor(() => expect(server.count('POST /api/scrumboard-app/board/labels/update')).toBe(1));
  expect(server.requests('POST /api/scrumboard-app/board/labels/update')[0]?.body.labels[0]?.name).toBe('Buggy');
});

it('leads the focus on from a label that is removed', async () => {
  const { user } = show('/apps/scrumboard/boards/b1?card=drafts');
  const dialog = within(await screen.findByRole('dialog', { name: 'Card' }));
  await user.click(dialog.getByRole('button', { name: 'Edit labels' }));
  const editor = within(await screen.findByRole('dialog', { name: 'Edit labels' }));
  await user.click(editor.getByRole('button', { name: 'Remove the label Bug' }));
  expect(editor.getByRole('button', { name: 'Remove the label Design' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(editor.getByRole('button', { name: 'Add a label' })).toHaveFocus();
});

it('adds, renames, moves and removes lists', async () => {
  const { server, user } = show();
  await user.click(await screen.findByRole('button', { name: 'Add a list' }));
  await user.keyboard('Later{Enter}');
  await waitFor(() => expect(server.columns().map(([name]) => name)).toEqual(['Next', 'In progress', 'Done', 'Later']));
  await user.click(screen.getByRole('button', { name: 'Menu of the list Done' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move back' }));
  await waitFor(() => expect(server.columns().map(([name]) => name)).toEqual(['Next', 'Done', 'In progress', 'Later']));
  await user.click(screen.getByRole('button', { name: 'Menu of the list Next' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('grid', { name: 'Next' })).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await card('Sign in with a fingerprint')).toBeInTheDocument();
});

it('puts cards into the archive by a key, and brings them back from there', async () => {
  const { server, user } = show();
  const first = await card('Sign in with a fingerprint');
  act(() => {
    first.focus();
  });
  await user.keyboard('x{Shift>}{ArrowDown}{/Shift}e');
  await waitFor(() => expect(cardsIn('Next')).toEqual(['أيقونات جديدة للشريط']));
  await waitFor(() => expect(server.stored().cards.filter(({ archived }) => archived)).toHaveLength(2));
  expect(server.count('POST /api/scrumboard-app/card/archive')).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Board settings' }));
  await user.click(await screen.findByRole('button', { name: 'Archive' }));
  const archive = within(await screen.findByRole('dialog', { name: 'Archive' }));
  expect(archive.getByRole('grid', { name: 'Archive' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await card('Sign in with a fingerprint')).toBeInTheDocument();
  await waitFor(() => expect(server.stored().cards.some(({ archived }) => archived)).toBe(false));
});

/** What is dragged, as a browser hands it from one event to the next. */
const dataTransfer = () => {
  const data = new Map<string, string>();
  const items = () => [...data].map(([type]) => ({ kind: 'string', type }));
  return {
    ...{ dropEffect: 'none', effectAllowed: 'all', files: [] },
    get types() {
      return [...data.keys()];
    },
    items: { add: (text: string, type: string) => data.set(type, text), [Symbol.iterator]: () => items().values() },
    setData: (type: string, text: string) => data.set(type, text),
    getData: (type: string) => data.get(type) ?? '',
    setDragImage: () => undefined,
  };
};

it('leaves selected after a drop what was selected before it', async () => {
  const { server, user } = show();
  const other = await card('Offline drafts of notes');
  act(() => {
    other.focus();
  });
  await user.keyboard('x');
  const dragged = await card('Sign in with a fingerprint');
  const target = screen.getByRole('grid', { name: 'Done' });
  const transfer = { dataTransfer: dataTransfer(), clientX: 1, clientY: 1 };
  fireEvent.pointerDown(dragged, { pointerType: 'mouse', button: 0 });
  fireEvent.dragStart(dragged, transfer);
  fireEvent.dragEnter(target, transfer);
  fireEvent.dragOver(target, transfer);
  fireEvent.drop(target, transfer);
  fireEvent.dragEnd(dragged, transfer);
  await waitFor(() => expect(server.columns()[2]).toEqual(['Done', 'Sign in with a fingerprint']));
  await waitFor(() => expect(cardsIn('Done')).toEqual(['Sign in with a fingerprint']));
  const selected = () => screen.getAllByRole('row', { selected: true }).map((row) => row.getAttribute('aria-label'));
  expect(selected()).toEqual(['Offline drafts of notes']);
});

it('duplicates a list with its cards beside it, as one step', async () => {
  const { server, user } = show();
  await user.click(await screen.findByRole('button', { name: 'Menu of the list Next' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  await waitFor(() =>
    expect(server.columns()[1]).toEqual([
      ...['Copy of Next', 'Sign in with a fingerprint', 'Offline drafts of notes', 'أيقونات جديدة للشريط'],
    ]),
  );
  expect(server.count('POST /api/scrumboard-app/card/new-many')).toBe(1);
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(server.columns().map(([name]) => name)).toEqual(['Next', 'In progress', 'Done']));
  expect(server.stored().cards).toHaveLength(4);
});

it('puts members who are disabled on no more cards, nor on copies of theirs, and takes them off', async () => {
  const { board, lists, cards } = sampleBoard();
  const members = board.members.map((member) => ({ ...member, isDisabled: member.id === 'elif' }));
  const { server, user } = show(undefined, createBoardServer({ board: { ...board, members }, lists, cards }));
  await user.click(await screen.findByRole('button', { name: 'Menu of the list Next' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  const finger = () => server.stored().cards.filter(({ name }) => name === 'Sign in with a fingerprint');
  await waitFor(() => expect(finger().map(({ idMembers }) => idMembers)).toEqual([['ada', 'elif'], ['ada']]));

  await user.click((await screen.findAllByRole('row', { name: 'Offline drafts of notes' }))[0] as HTMLElement);
  expect(await screen.findByRole('button', { name: /Ada Admin/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Elif Demir/ })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click((await screen.findAllByRole('row', { name: 'Sign in with a fingerprint' }))[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: /Elif Demir/ }));
  await waitFor(() => expect(finger().map(({ idMembers }) => idMembers)).toEqual([['ada'], ['ada']]));
});

it('says that a board does not exist', async () => {
  show('/apps/scrumboard/boards/none');
  expect(await screen.findByText('This board does not exist, or has been removed.')).toBeInTheDocument();
});

it('opens a card that is pressed twice at once in one step of the history', async () => {
  const { user } = show();
  const row = await card('Sign in with a fingerprint');
  act(() => {
    for (let press = 0; press < 2; press++) {
      fireEvent.keyDown(row, { key: 'Enter' });
      fireEvent.keyUp(row, { key: 'Enter' });
    }
  });
  expect(screen.getByTestId('address')).toHaveTextContent('card=');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByTestId('address')).not.toHaveTextContent('card='));
});

it('makes, duplicates and removes boards', async () => {
  const { server, user } = show('/apps/scrumboard/boards');
  await user.click(await screen.findByRole('button', { name: 'New board' }));
  await user.keyboard('Garden{Enter}');
  // It is opened, to be written in. The server of this spec shows no other board than its own.
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/apps\/scrumboard\/boards\/[0-9a-f-]{36}\/new$/),
  );
  await user.click(await screen.findByRole('link', { name: 'All boards' }));
  await user.click(await screen.findByRole('button', { name: 'Menu of Mobile app' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  expect(await screen.findByRole('link', { name: 'Copy of Mobile app' })).toBeInTheDocument();
  await waitFor(() => expect(server.requests('POST /api/scrumboard-app/board/new')).toHaveLength(2));
  expect(server.requests('POST /api/scrumboard-app/board/new')[1]?.body.board).toMatchObject({
    lists: [{ name: 'Next' }, { name: 'In progress' }, { name: 'Done' }],
  });
  await user.click(screen.getByRole('button', { name: 'Menu of Garden' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Garden' })).not.toBeInTheDocument());
});
