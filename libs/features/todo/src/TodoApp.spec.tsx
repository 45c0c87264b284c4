import { StaticI18nProvider } from '@ezone/i18n/testing';
import { screenWidth } from '@ezone/shell/chrome/layout/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTodoServer, inDays, todoOf } from './testing/todoServer';
import { TodosAt } from './testing/TodoStage';

const show = (path = '/apps/todo/all', server = createTodoServer()) => {
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <TodosAt path={path} server={() => server} />
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
  return { server, user: userEvent.setup() };
};
const line = () => screen.findByRole('textbox', { name: 'Add a todo' });
const row = (name: string) => screen.findByRole('row', { name });
const rows = () => screen.getAllByRole('row').map((one) => one.getAttribute('aria-label'));
/** Chooses a part of the list; beside a narrow one they are in a drawer. */
const choose = async (user: ReturnType<typeof userEvent.setup>, name: RegExp) => {
  const opener = screen.queryByRole('button', { name: 'Filters and labels' });
  if (opener) await user.click(opener);
  await user.click(await screen.findByRole('link', { name }));
};
const titleField = () => screen.findByRole('textbox', { name: 'Title' });

beforeEach(() => {
  sessionStorage.clear();
  screenWidth(true);
});

/** Two presses that are a double click, however slow the machine is. */
const doubleClick = async (user: ReturnType<typeof show>['user'], element: HTMLElement) => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  await user.dblClick(element);
  clock.mockRestore();
};

it('lets the notes in a row run in their own direction, and cuts them at their own end', async () => {
  show();
  await row('Write the report');
  const notes = screen.getByText('One page is enough.');
  expect(notes.tagName).toBe('BDI');
  expect(notes).toHaveStyle({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' });
});

it('adds what the line says, shows what it understood, and leaves in the title what is taken away', async () => {
  const { server, user } = show('/apps/todo/all', createTodoServer([]));
  await user.type(await line(), 'Pay rent every month !1 #api tomorrow');
  const understood = within(screen.getByRole('list', { name: 'Understood' }));
  expect(understood.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['every month', '!1', '#api', 'tomorrow'],
  ]);
  await user.click(understood.getByRole('button', { name: 'Leave “!1” in the title' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(server.todos.all()).toHaveLength(1));
  expect(server.todos.all()[0]).toMatchObject({
    ...{ title: 'Pay rent !1', important: false, labels: [3], dueDate: inDays(1) },
    repeat: { every: 'month', day: new Date(inDays(1)).getDate() },
  });
  expect(await line()).toHaveValue('');
  expect(await row('Pay rent !1')).toBeVisible();
});

it('begins with what another page wants to be done, after what was being written, and once', async () => {
  const { user } = show('/apps/todo/all?title=Answer+Hugo');
  await waitFor(async () => expect(await line()).toHaveValue('Answer Hugo'));
  expect(await line()).toHaveFocus();
  expect(screen.getByTestId('address')).toHaveTextContent('/apps/todo/all');
  await user.keyboard('{Enter}');
  expect(await row('Answer Hugo')).toBeVisible();
  expect(await line()).toHaveValue('');
});

it('takes what another page wants to be done as a title, whatever it sounds like, and understands what is typed besides', async () => {
  const { server, user } = show('/apps/todo/all?title=The+fair+in+May');
  await waitFor(async () => expect(await line()).toHaveValue('The fair in May'));
  await user.keyboard(' !1{Enter}');
  expect(await row('The fair in May')).toBeVisible();
  await waitFor(() =>
    expect(server.todos.all().find(({ title }) => title === 'The fair in May')).toMatchObject({
      ...{ dueDate: null, important: true },
    }),
  );
});

it('gives what is added in a part of the list what it needs to stand there', async () => {
  const { server, user } = show('/apps/todo/filter/today', createTodoServer([]));
  await user.type(await line(), 'Now{Enter}');
  expect(await row('Now')).toBeVisible();
  await choose(user, /Backend/);
  await user.type(await line(), 'There{Enter}');
  expect(await row('There')).toBeVisible();
  await waitFor(() => expect(server.todos.all()).toHaveLength(2));
});

it('counts what is open and what is done, and has the line alone to add in', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Done: Write the report' }));
  expect((await screen.findAllByText(/^[1-9]\d* open, [1-9]\d* done$/))[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New todo' })).not.toBeInTheDocument();
});

it('keeps a line that was not finished, and refuses a title that is too long in words', async () => {
  const { server, user } = show('/apps/todo/all', createTodoServer([]));
  await user.click(await line());
  await user.paste('x'.repeat(201));
  expect(await screen.findByText(/201/)).toBeVisible();
  await user.keyboard('{Enter}');
  expect(server.todos.all()).toEqual([]);
  expect(await line()).toHaveValue('x'.repeat(201));
});

it('marks as done, says so and takes it back; what is done comes last', async () => {
  const { server, user } = show();
  await user.click(await screen.findByRole('button', { name: 'Done: Write the report' }));
  await waitFor(() => expect(server.todos.get('report').completed).toBe(true));
  await waitFor(() => expect(rows().slice(-2)).toEqual(['Write the report', 'Order paper']));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.todos.get('report').completed).toBe(false));
});

it('makes what repeats due again when it is done', async () => {
  const repeat = { every: 'week' as const, day: null };
  const parts = [{ id: 'a', checked: true, text: 'Part' }];
  const { server, user } = show(
    '/apps/todo/all',
    createTodoServer([
      todoOf('water', 1, { title: 'Water', dueDate: inDays(0), startDate: inDays(-1), repeat, subtasks: parts }),
    ]),
  );
  await user.click(await screen.findByRole('button', { name: 'Done: Water' }));
  await waitFor(() =>
    expect(server.todos.get('water')).toMatchObject({
      ...{ completed: false, dueDate: inDays(7) },
      subtasks: [{ id: 'a', checked: false, text: 'Part' }],
    }),
  );
  expect(await screen.findByText(/It comes back/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.todos.get('water')).toMatchObject({ dueDate: inDays(0), subtasks: parts }));
});

it('moves all that is overdue to today as one step', async () => {
  const { server, user } = show();
  await user.click(await screen.findByRole('button', { name: 'Overdue to today' }));
  await waitFor(() => expect(server.todos.get('report').dueDate).toBe(inDays(0)));
  expect(screen.queryByRole('button', { name: 'Overdue to today' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.todos.get('report').dueDate).toBe(inDays(-2)));
});

it('moves by the keyboard in its own order, and a date by a day', async () => {
  const { server, user } = show();
  const report = await row('Write the report');
  act(() => {
    report.focus();
  });
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(rows().slice(0, 2)).toEqual(['Write the report', 'Pay the rent']));
  await user.keyboard('{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}');
  await waitFor(() => expect(server.todos.get('report').dueDate).toBe(inDays(-1)));
});

it('has a trash, from which todos come back or go for good', async () => {
  const { server, user } = show('/apps/todo/filter/deleted');
  expect(await row('Old idea')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Add a todo' })).not.toBeInTheDocument();
  await user.click(await row('Old idea'));
  await user.click((await screen.findAllByRole('button', { name: 'Restore' })).at(-1) as HTMLElement);
  await waitFor(() => expect(server.todos.get('gone').deleted).toBe(false));
});

it('deletes todos of the trash for good when it was asked, and they leave the list', async () => {
  const { server, user } = show('/apps/todo/filter/deleted');
  await user.click(await row('Old idea'));
  await user.click((await screen.findAllByRole('button', { name: 'Delete for good' })).at(-1) as HTMLElement);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText('Todo deleted for good.')).toBeVisible();
  expect(server.todos.all().some(({ id }) => id === 'gone')).toBe(false);
  await waitFor(() => expect(screen.queryByRole('row', { name: 'Old idea' })).not.toBeInTheDocument());
});

it('lets what comes back every month come back on the day that its date is moved to', async () => {
  const dueDate = new Date(2026, 2, 5).toISOString();
  const repeat = { every: 'month' as const, day: 5 };
  const { server, user } = show(
    '/apps/todo/all/rent',
    createTodoServer([todoOf('rent', 1, { title: 'Rent', dueDate, repeat })]),
  );
  await titleField();
  await user.click(screen.getByRole('spinbutton', { name: /^day, Due/ }));
  await user.keyboard('{ArrowUp}{ArrowUp}{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(server.todos.get('rent')).toMatchObject({
      dueDate: new Date(2026, 2, 7).toISOString(),
      repeat: { every: 'month', day: 7 },
    }),
  );
});

it('leaves what repeats and is done already as it is where others are marked as done', async () => {
  const repeat = { every: 'week' as const, day: null };
  const { server, user } = show(
    '/apps/todo/all',
    createTodoServer([
      todoOf('new', 2, { title: 'New' }),
      todoOf('done', 1, { title: 'Water', dueDate: inDays(0), repeat, completed: true }),
    ]),
  );
  const one = await row('New');
  act(() => {
    one.focus();
  });
  await user.keyboard('{Control>}a{/Control}e');
  await waitFor(() => expect(server.todos.get('new').completed).toBe(true));
  expect(await screen.findByText('Done.')).toBeVisible();
  expect(server.todos.get('done')).toMatchObject({ completed: true, dueDate: inDays(0) });
});

it('takes a double click on the ring of what repeats for one, and moves its beginning by days', async () => {
  const at = (month: number, day: number) => new Date(2037, month - 1, day).toISOString();
  const water = {
    title: 'Water',
    startDate: at(3, 21),
    dueDate: at(3, 28),
    repeat: { every: 'week', day: null },
  } as const;
  const { server, user } = show('/apps/todo/all', createTodoServer([todoOf('water', 1, water)]));
  await doubleClick(user, await screen.findByRole('button', { name: 'Done: Water' }));
  await waitFor(() => expect(server.todos.get('water')).toMatchObject({ dueDate: at(4, 4), startDate: at(3, 28) }));
});

it('counts in what was written in the open todo a moment ago', async () => {
  const parts = [{ id: 'a', checked: false, text: 'Part' }];
  const { server, user } = show(
    '/apps/todo/all/water',
    createTodoServer([todoOf('water', 1, { title: 'Water', dueDate: inDays(0), subtasks: parts })]),
  );
  await user.click(await screen.findByRole('checkbox', { name: /Part/ }));
  await user.click(await screen.findByRole('button', { name: /Repeats/ }));
  await user.click(await screen.findByRole('option', { name: 'Every week' }));
  await user.click(screen.getByRole('button', { name: 'Done: Water' }));
  await waitFor(() => expect(server.todos.get('water')).toMatchObject({ completed: false, dueDate: inDays(7) }));
  expect(server.todos.get('water').subtasks).toEqual(parts);
  await user.type(await titleField(), '!');
  await user.click(await screen.findByRole('checkbox', { name: /Part/ }));
  const detail = within(screen.getByRole('region', { name: /^Water/ }));
  // So much later that it is no double click.
  const pressedAt = performance.now() + 1000;
  const clock = jest.spyOn(performance, 'now').mockReturnValue(pressedAt);
  await user.click(detail.getByRole('button', { name: /^Done or not/ }));
  clock.mockRestore();
  await waitFor(() => expect(server.todos.get('water')).toMatchObject({ title: 'Water!', dueDate: inDays(14) }));
  expect(server.todos.get('water').subtasks).toEqual(parts);
  expect(screen.queryByText(/changed in two places/)).not.toBeInTheDocument();
});

it('moves what was due earlier today to the whole of today, and offers it back', async () => {
  const earlier = new Date(Math.max(Date.parse(inDays(0)), Date.now() - 3_600_000));
  earlier.setSeconds(1, 0);
  const { server, user } = show(
    '/apps/todo/all',
    createTodoServer([
      todoOf('old', 2, { title: 'Old', dueDate: inDays(-2) }),
      todoOf('late', 1, {
        title: 'Late',
        dueDate: new Date(earlier.setMinutes(earlier.getMinutes() || 1)).toISOString(),
      }),
    ]),
  );
  await user.click(await screen.findByRole('button', { name: 'Overdue to today' }));
  await waitFor(() => expect(server.todos.all().map(({ dueDate }) => dueDate)).toEqual([inDays(0), inDays(0)]));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Overdue to today' })).not.toBeInTheDocument();
});

it('saves what is written, and takes in what another window writes in another field', async () => {
  const { server, user } = show('/apps/todo/all/call');
  await user.type(await titleField(), ' again');
  const { api } = server.openWindow();
  const base = server.todos.get('call');
  await act(() => api.updateTodo({ body: { todo: { ...base, notes: 'From the phone' }, base } }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(server.todos.get('call').title).toBe('Call the printer again'));
  expect(await screen.findByRole('textbox', { name: 'Notes' })).toHaveValue('From the phone');
});

it('brings together what two windows do to the parts, and where they put a todo', async () => {
  const { server, user } = show('/apps/todo/all/report');
  const base = server.todos.get('report');
  await user.click(await screen.findByRole('checkbox', { name: /Pictures/ }));
  const unticked = base.subtasks.map((part) => (part.id === 'a' ? { ...part, checked: false } : part));
  await act(() =>
    server.openWindow().api.updateTodo({ body: { todo: { ...base, subtasks: unticked, place: 1.5 }, base } }),
  );
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(server.todos.get('report').subtasks.map(({ checked }) => checked)).toEqual([false, true]));
  const report = await row('Write the report');
  act(() => {
    report.focus();
  });
  const moved = server.todos.get('report');
  server.todos.update({ ...moved, place: 0.5 }, moved);
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(server.todos.get('report').place).toBeGreaterThan(1.5));
  expect(screen.queryByText(/place/)).not.toBeInTheDocument();
});

it('shows both versions of the parts with their ticks where two windows have written one anew', async () => {
  const { server, user } = show('/apps/todo/all/report');
  const base = server.todos.get('report');
  const [first] = await screen.findAllByRole('textbox', { name: 'Item' });
  await user.type(first as HTMLElement, '!');
  const theirs = base.subtasks.map((part) => ({ ...part, text: `${part.text}?`, checked: false }));
  await act(() => server.openWindow().api.updateTodo({ body: { todo: { ...base, subtasks: theirs }, base } }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('☑ Numbers! and ☐ Pictures')).toBeVisible();
  expect(screen.getByText('☐ Numbers? and ☐ Pictures?')).toBeVisible();
});

it('says that a part is too long, and sends the other fields', async () => {
  const { server, user } = show('/apps/todo/all/report');
  const [first] = await screen.findAllByRole('textbox', { name: 'Item' });
  await user.click(first as HTMLElement);
  await user.paste('x'.repeat(501));
  expect(await screen.findByText(/Too long: 508 of at most 500/)).toBeVisible();
  await user.type(await titleField(), '!');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(server.todos.get('report').title).toBe('Write the report!'));
  expect(server.todos.get('report').subtasks[0]?.text).toBe('Numbers');
  expect(screen.getByText(/Too long: 508 of at most 500/)).toBeVisible();
});

it('says where nothing is found, and where there is nothing yet', async () => {
  const { user } = show('/apps/todo/all', createTodoServer([]));
  expect(await screen.findByText('What you have to do appears here.')).toBeVisible();
  await choose(user, /API/);
  expect(await screen.findByText('No todo has the label “API”.')).toBeVisible();
});

it('does to the open todo what is asked of it, also where its list does not show it', async () => {
  const { server, user } = show('/apps/todo/all/call?q=rent');
  const detail = within(await screen.findByRole('region', { name: 'Call the printer' }));
  await user.click(await detail.findByRole('button', { name: /^Done or not/ }));
  await waitFor(() => expect(server.todos.get('call').completed).toBe(true));
  await user.keyboard('s');
  await waitFor(() => expect(server.todos.get('call').starred).toBe(true));
  await user.click(detail.getByRole('button', { name: /^Remove/ }));
  await waitFor(() => expect(server.todos.get('call').deleted).toBe(true));
});

describe('what repeats', () => {
  const repeat = { every: 'week' as const, day: null };
  const water = todoOf('water', 2, { title: 'Water', dueDate: inDays(0), repeat });

  it('is done once by a double click, also where it is open', async () => {
    const { server, user } = show('/apps/todo/all', createTodoServer([water]));
    await user.click(await row('Water'));
    await titleField();
    await doubleClick(user, screen.getAllByRole('button', { name: 'Done or not' }).at(-1) as HTMLElement);
    await waitFor(() => expect(server.todos.get('water').dueDate).toBe(inDays(7)));
    // Whatever is done is sent in its order, so a second step would have been sent before this.
    await user.type(await titleField(), '!{Control>}{Enter}{/Control}');
    await waitFor(() => expect(server.todos.get('water').title).toBe('Water!'));
    expect(server.todos.get('water').dueDate).toBe(inDays(7));
  });

  it('is counted by itself where several are done', async () => {
    const paper = todoOf('paper', 1, { title: 'Paper' });
    const { server, user } = show('/apps/todo/all', createTodoServer([water, { ...water, id: 'rent' }, paper]));
    (await row('Paper')).focus();
    await user.keyboard('{Control>}a{/Control}e');
    await waitFor(() => expect(server.todos.get('rent').dueDate).toBe(inDays(7)));
    expect(await screen.findByText('Done. 2 todos come back.')).toBeVisible();
  });

  it('begins today where it has no date', async () => {
    const { server, user } = show('/apps/todo/all', createTodoServer([todoOf('paper', 1, { title: 'Paper' })]));
    await user.click(await row('Paper'));
    await titleField();
    await user.click(screen.getByRole('button', { name: /Repeat/ }));
    await user.click(await screen.findByRole('option', { name: /week$/i }));
    await waitFor(() => expect(server.todos.get('paper').repeat).toMatchObject({ every: 'week' }));
    const today = new Date();
    today.setHours(0, 0, 0, 0);
    await waitFor(() => expect(server.todos.get('paper').dueDate).toBe(today.toISOString()));
  });
});

it('asks for todos and trash at once, so that none is there twice or not at all', async () => {
  const { server } = show();
  await row('Order paper');
  expect(server.count('GET /api/todo-app/todos')).toBe(1);
});

describe('deleting for good', () => {
  const deleteForGood = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
    (await row(name)).focus();
    await user.keyboard('#');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /for good/ }));
  };

  it('leaves nothing of it to take back', async () => {
    const ink = todoOf('ink', 2, { title: 'Buy ink' });
    const server = createTodoServer([ink, todoOf('old', 1, { title: 'Old', deleted: true })]);
    const { user } = show('/apps/todo/all', server);
    (await row('Buy ink')).focus();
    await user.keyboard('#');
    await waitFor(() => expect(server.todos.get('ink').deleted).toBe(true));
    await choose(user, /^Deleted/);
    await deleteForGood(user, 'Buy ink');
    await waitFor(() => expect(rows()).toEqual(['Old']));
    (await row('Old')).focus();
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.queryByText(/^Undone/)).not.toBeInTheDocument();
    expect(server.count('POST /api/todo-app/update-todo')).toBe(1);
  });

  it('says that it failed', async () => {
    const { server, user } = show('/apps/todo/filter/deleted');
    server.fail('POST /api/todo-app/delete-todos', 500);
    await deleteForGood(user, 'Old idea');
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
    expect(rows()).toEqual(['Old idea']);
  });
});

it('leaves the key of the line alone while a todo stands in front of it', async () => {
  const wide = globalThis.matchMedia;
  const listener = { addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(globalThis, { matchMedia: () => ({ matches: false, ...listener }) });
  const { user } = show('/apps/todo/all/rent');
  await titleField();
  expect(fireEvent.keyDown(document.body, { key: 'n' })).toBe(true);
  await user.keyboard('{Escape}');
  await row('Pay the rent');
  expect(fireEvent.keyDown(document.body, { key: 'n' })).toBe(false);
  Object.assign(globalThis, { matchMedia: wide });
});

it('says of an open todo that it was removed elsewhere, and brings it back', async () => {
  const { server, user } = show('/apps/todo/all/call');
  await screen.findByRole('textbox', { name: 'Title' });
  act(() => {
    server.todos.update({ ...server.todos.get('call'), deleted: true }, server.todos.get('call'));
    server.tell('todo-app/todos', ['call'], undefined);
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('This has been removed.');
  await user.click(screen.getByRole('button', { name: 'Bring it back' }));
  await waitFor(() => expect(server.todos.get('call').deleted).toBe(false));
  expect(screen.queryByText(/This has been removed/)).not.toBeInTheDocument();
});

it('shows in its row which labels a todo has', async () => {
  show();
  const plants = within(await row('Çınarı sula'));
  expect(await plants.findByText('Frontend')).toBeVisible();
  expect(plants.getByText('API')).toBeVisible();
  expect(plants.queryByText('Backend')).not.toBeInTheDocument();
});

it('keeps both notes where two windows have written them', async () => {
  const { server, user } = show('/apps/todo/all/report');
  const base = server.todos.get('report');
  await user.type(await screen.findByRole('textbox', { name: 'Notes' }), ' Mine.');
  await act(() => server.openWindow().api.updateTodo({ body: { todo: { ...base, notes: 'Theirs.' }, base } }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.click(await screen.findByRole('button', { name: 'Keep both' }));
  await waitFor(() => expect(server.todos.get('report').notes).toMatch(/^One page is enough. Mine.\s+Theirs.$/));
});

it.each(['n', 'c'])('leads by the key %s to the line, which takes what is typed next', async (key) => {
  const { server, user } = show('/apps/todo/all', createTodoServer([]));
  await line();
  await user.keyboard(key);
  expect(await line()).toHaveFocus();
  await user.keyboard('Call home{Enter}');
  await waitFor(() => expect(server.todos.all().map(({ title }) => title)).toEqual(['Call home']));
});

it('says of a label that there is none', async () => {
  const { user } = show('/apps/todo/all', createTodoServer([]));
  await user.type(await line(), 'Pay rent #home');
  expect(await screen.findByText(/There is no label .*#home/)).toBeVisible();
});

it('keeps a part that was written and not entered', async () => {
  const { server, user } = show('/apps/todo/all/report');
  await user.type(await screen.findByRole('textbox', { name: 'Add an item' }), 'Print it');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() =>
    expect(server.todos.get('report').subtasks.map(({ text }) => text)).toEqual(['Numbers', 'Pictures', 'Print it']),
  );
});

it('has the title of the open todo in sight once, whole in as many lines as it needs, and as one line', async () => {
  const { server, user } = show('/apps/todo/all/call');
  const field = await titleField();
  expect(field.tagName).toBe('TEXTAREA');
  expect(field).toHaveStyle({ fieldSizing: 'content' });
  expect(screen.getByRole('heading', { name: server.todos.get('call').title, level: 2 })).toHaveStyle({
    ...{ position: 'absolute', clipPath: 'inset(50%)' },
  });
  await user.clear(field);
  await user.type(field, 'Call the{Enter} printer');
  await user.paste(' and\nask\r\n  for ink');
  expect(field).toHaveValue('Call the printer and ask for ink');
  await waitFor(() => expect(server.todos.get('call').title).toBe('Call the printer and ask for ink'));
});
