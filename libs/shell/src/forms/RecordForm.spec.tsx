import { ApiError } from '@ezone/api-client';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDialogs } from '../notices/dialog';
import { bookRules } from './testing/bookRules';
import { BookStage, goodBook } from './testing/BookStage';
import type { BookStageProps, BookValues } from './testing/BookStage';
import { memoryStore } from './testing/memoryStore';

const draftKey = 'ezone.draft.ada.books.1';

const show = (props: BookStageProps = {}) =>
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <BookStage {...props} />
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );

const text = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const typeOver = async (name: string, typed: string) => {
  await userEvent.clear(text(name));
  await userEvent.type(text(name), typed);
};
const isSaved = () => screen.findByText('The book is saved.');
const failing = (failure: Partial<ConstructorParameters<typeof ApiError>[0]>) => () =>
  Promise.reject(new ApiError({ kind: 'refused', statusCode: 500, message: 'no', ...failure }));

it('saves once, however often it is told to', async () => {
  const answer = Promise.withResolvers<unknown>();
  const save = jest.fn(() => answer.promise);
  show({ save });
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
  await userEvent.type(text('Title'), '{Enter}{Enter}');
  await waitFor(() => expect(save).toHaveBeenCalled());
  answer.resolve(null);
  await isSaved();
  expect(save).toHaveBeenCalledTimes(1);
});

it('saves once where the answer comes between two presses', async () => {
  const save = jest.fn(() => Promise.resolve());
  show({ kind: 'dialog', save });
  await press('Write a book');
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Save' }));
  await isSaved();
  expect(save).toHaveBeenCalledTimes(1);
});

it('carries out a submit when its rules have come', async () => {
  const rules = Promise.withResolvers<typeof bookRules>();
  const save = jest.fn(() => Promise.resolve());
  show({ save, loadRules: () => rules.promise });
  fireEvent.change(text('Title'), { target: { value: 'Home' } });
  await press('Save');
  expect(save).not.toHaveBeenCalled();
  rules.resolve(bookRules);
  await isSaved();
  expect(save).toHaveBeenCalledWith({ ...goodBook, title: 'Home' }, expect.anything());
});

it('leaves it to the server where the rules cannot be fetched', async () => {
  const save = jest.fn(() => Promise.resolve());
  show({ save, loadRules: () => Promise.reject(new Error('offline')) });
  await press('Save');
  await isSaved();
});

it.each([
  [{ statusCode: 0, kind: 'network' } as const, /The server was not reached/],
  [{ statusCode: 429, retryAfter: 30 }, /Wait 30 seconds/],
  [{ statusCode: 403 }, /You may not do this/],
  [{ statusCode: 500, requestId: 'r-1' }, /The server had a problem \(r-1\)/],
  [{ statusCode: 401 }, /^This was not saved/],
  [{ statusCode: 404 }, /^It does not exist any more. This was not saved/],
  [{ statusCode: 409 }, /^This was not saved/],
  [{ statusCode: 413 }, /^It is too large. This was not saved/],
])('says that the server answered %j, and keeps everything', async (failure, words) => {
  show({ save: failing(failure) });
  await typeOver('Title', 'Home');
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(text('Title')).toHaveValue('Home');
});

it('keeps what the server said of the other fields when one is mended', async () => {
  const details = [
    { field: 'title', message: 'There is such a book already' },
    { field: 'author.name', message: 'Nobody knows her' },
  ];
  show({ save: failing({ statusCode: 400, details }) });
  await press('Save');
  await waitFor(() => expect(text('Title')).toHaveFocus());
  await userEvent.keyboard('!');
  expect(text('Title')).toHaveAccessibleDescription('18 of 20');
  expect(text('Author')).toHaveAccessibleDescription('Nobody knows her');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says what is wrong when a field is left', async () => {
  show();
  await userEvent.clear(text('Title'));
  expect(text('Title')).not.toHaveAccessibleDescription();
  await userEvent.tab();
  await waitFor(() => expect(text('Title')).toHaveAccessibleDescription('Fill this in.'));
});

it('saves although its dialog has been left, and forgets the draft', async () => {
  const answer = Promise.withResolvers<unknown>();
  const store = memoryStore();
  show({ kind: 'dialog', store, save: () => answer.promise });
  await press('Write a book');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), '!{Enter}');
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
  expect(store.read(draftKey)).not.toBeNull();
  answer.resolve(null);
  await waitFor(() => expect(store.read(draftKey)).toBeNull());
});

it('stays open with what is typed while it is sent, until that is saved too', async () => {
  const [first, second] = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  const save = jest.fn<Promise<unknown>, [BookValues, { key: string }]>();
  save.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
  show({ kind: 'dialog', save });
  await press('Write a book');
  await press('Save');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  await userEvent.type(text('Summary'), 'meanwhile');
  first.resolve({ id: 'b1' });
  expect(await screen.findByText(/Saved, but without what you typed/)).toBeVisible();
  expect(screen.queryByText('The book is saved.')).not.toBeInTheDocument();
  expect(text('Summary')).toHaveValue('meanwhile');
  await press('Save');
  second.resolve({ id: 'b1' });
  await isSaved();
  expect(save).toHaveBeenLastCalledWith(
    { ...goodBook, summary: 'meanwhile' },
    expect.objectContaining({ before: { id: 'b1' } }),
  );
});

it('keeps as a draft what is typed while it is sent, although its dialog has been left', async () => {
  const answer = Promise.withResolvers<unknown>();
  const store = memoryStore();
  show({ kind: 'dialog', store, save: () => answer.promise });
  await press('Write a book');
  await typeOver('Title', 'Home');
  await press('Save');
  await userEvent.type(text('Summary'), 'meanwhile');
  await press('Cancel');
  answer.resolve(null);
  await waitFor(() => expect(store.read(draftKey)).not.toContain('Home'));
  expect(store.read(draftKey)).toContain('meanwhile');
});

it('keeps as a draft what is taken back while it is sent, although its dialog has been left', async () => {
  const answer = Promise.withResolvers<unknown>();
  const store = memoryStore();
  show({ kind: 'dialog', store, save: () => answer.promise });
  await press('Write a book');
  await typeOver('Title', 'Home');
  await press('Save');
  await typeOver('Title', goodBook.title);
  await press('Cancel');
  answer.resolve(null);
  await waitFor(() => expect(store.read(draftKey)).toContain(goodBook.title));
});

it('looks at what the key that sends has added, as a tag', async () => {
  const save = jest.fn(() => Promise.resolve());
  show({ save });
  const tags = screen.getByRole('combobox', { name: 'Tags' });
  await userEvent.click(tags);
  await userEvent.keyboard('far too long for a tag{Control>}{Enter}{/Control}');
  await waitFor(() => expect(tags).toHaveAccessibleDescription(/^Too long: 22 of at most 10/));
  expect(save).not.toHaveBeenCalled();
});

it('shows at its field what the server says of it, as it names the fields of a body', async () => {
  const details = [{ field: 'book.author.name', message: 'Nobody knows her' }];
  show({ save: failing({ statusCode: 400, details }) });
  await press('Save');
  await waitFor(() => expect(text('Author')).toHaveFocus());
  expect(text('Author')).toHaveAccessibleDescription('Nobody knows her');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('tells who has left it that it was refused, and keeps the draft', async () => {
  const answer = Promise.withResolvers<unknown>();
  const store = memoryStore();
  show({ kind: 'dialog', store, save: () => answer.promise });
  await press('Write a book');
  await typeOver('Title', 'Home');
  await press('Save');
  await press('Cancel');
  answer.reject(new ApiError({ kind: 'refused', statusCode: 413, message: 'no' }));
  expect(await screen.findByText(/^What you typed was not saved. It is too large. The draft is kept/)).toBeVisible();
  expect(store.read(draftKey)).toContain('Home');
});

it('keeps what is typed over a reload, and forgets it once it is saved', async () => {
  const store = memoryStore();
  const { unmount } = show({ store });
  await typeOver('Title', 'Home');
  unmount();
  const again = show({ store });
  expect(screen.getByText(/What you had typed here is back/)).toBeVisible();
  expect(text('Title')).toHaveValue('Home');
  expect(text('Author')).toHaveValue('Ada');
  await press('Save');
  await isSaved();
  expect(store.read(draftKey)).toBeNull();
  again.unmount();
  show({ store });
  expect(screen.queryByText(/is back/)).not.toBeInTheDocument();
});

it('says what its record has become since its draft was written', async () => {
  const store = memoryStore();
  const { unmount } = show({ store });
  await userEvent.type(text('Title'), '!');
  unmount();
  show({ store, book: { ...goodBook, title: 'The way back', pages: 12 } });
  expect(text('Title')).toHaveValue('The long way home!');
  expect(screen.getByText(/It was changed meanwhile to Title: The way back\./)).toBeVisible();
  await press('Drop it');
  expect(text('Title')).toHaveValue('The way back');
  expect(screen.queryByText(/changed meanwhile/)).not.toBeInTheDocument();
});

it('names all tries of one creation alike, also after a reload, and the next one otherwise', async () => {
  const store = memoryStore();
  const keys: string[] = [];
  let isLost = true;
  const save: BookStageProps['save'] = (_, { key }) => {
    keys.push(key);
    return isLost
      ? Promise.reject(new ApiError({ kind: 'timeout', statusCode: 0, message: 'lost' }))
      : Promise.resolve();
  };
  const { unmount } = show({ store, save });
  await userEvent.type(text('Title'), '!');
  await press('Save');
  await screen.findByRole('alert');
  unmount();
  isLost = false;
  const again = show({ store, save });
  await press('Save');
  await isSaved();
  again.unmount();
  show({ store, save });
  await press('Save');
  await isSaved();
  expect(keys).toHaveLength(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

describe('what was typed after a try to create a record that no answer came to', () => {
  /** A server that creates a record once for each key and answers what it has, and where the first answers are lost. */
  const server = (lost: number, arrives = true) => {
    const books = new Map<string, BookValues>();
    let calls = 0;
    const save: BookStageProps['save'] = (book, { before, key }) => {
      calls += 1;
      const isLost = calls <= lost;
      const id = (before as { id: string } | undefined)?.id ?? key;
      if ((!isLost || arrives) && (before !== undefined || !books.has(id))) books.set(id, book);
      return isLost
        ? Promise.reject(new ApiError({ kind: 'timeout', statusCode: 0, message: 'lost' }))
        : Promise.resolve({ id });
    };
    return { save, titles: () => [...books.values()].map(({ title }) => title) };
  };
  const saveTwice = async (between = () => Promise.resolve()) => {
    await userEvent.type(text('Title'), '!');
    await press('Save');
    await screen.findByRole('alert');
    await between();
    await userEvent.type(text('Title'), '?');
    await press('Save');
  };

  it.each([
    ['where the first try arrived', true],
    ['where it did not', false],
  ])('is what is stored %s', async (_, arrives) => {
    const { save, titles } = server(1, arrives);
    show({ store: memoryStore(), save });
    await saveTwice();
    await isSaved();
    expect(titles()).toEqual(['The long way home!?']);
  });

  it('is what is stored after a reload, too, and where the second try is lost', async () => {
    const { save, titles } = server(2);
    const store = memoryStore();
    const { unmount } = show({ store, save });
    await saveTwice(async () => {
      unmount();
      show({ store, save });
      await waitFor(() => expect(text('Title')).toHaveValue('The long way home!'));
    });
    await screen.findByRole('alert');
    expect(titles()).toEqual(['The long way home!']);
    await press('Save');
    await isSaved();
    expect(titles()).toEqual(['The long way home!?']);
  });

  it('is sent by itself where the server refuses what was sent first', async () => {
    const sent: string[] = [];
    const save: BookStageProps['save'] = ({ title }) => {
      sent.push(title);
      const statusCode = sent.length === 1 ? 503 : 400;
      return sent.length > 2
        ? Promise.resolve()
        : Promise.reject(new ApiError({ kind: 'refused', statusCode, message: 'no' }));
    };
    show({ store: memoryStore(), save });
    await saveTwice();
    await isSaved();
    expect(sent).toEqual(['The long way home!', 'The long way home!', 'The long way home!?']);
  });
});

it('keeps no draft of what is as it was', async () => {
  const store = memoryStore();
  show({ store });
  await userEvent.type(text('Title'), '!');
  expect(store.read(draftKey)).toContain('The long way home!');
  await userEvent.type(text('Title'), '{Backspace}');
  expect(store.read(draftKey)).toBeNull();
  expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
});

it('closes without a question where the draft is kept', async () => {
  show();
  await userEvent.type(text('Title'), '!');
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(false);
});

describe('following a link away from what is not saved', () => {
  const isAt = (path: string) => waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(path));
  const followLink = () => userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
  const isNotAsked = async () => {
    await followLink();
    await isAt('/elsewhere');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  };
  const leaveDirty = async (props: BookStageProps = {}) => {
    const view = show(props);
    await userEvent.type(text('Title'), '!');
    await followLink();
    expect(await question()).toHaveTextContent('What you typed is kept as a draft in this tab.');
    await isAt('/books/1');
    return view;
  };

  it('asks, and stays where that is answered', async () => {
    await leaveDirty();
    await press('Stay here');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await isAt('/books/1');
    expect(text('Title')).toHaveValue('The long way home!');
    await followLink();
    expect(await question()).toBeVisible();
  });

  it('asks, and leaves with the draft kept', async () => {
    const store = memoryStore();
    const save = jest.fn(() => Promise.resolve());
    await leaveDirty({ store, save });
    await press('Leave');
    await isAt('/elsewhere');
    expect(store.read(draftKey)).toContain('The long way home!');
    expect(save).not.toHaveBeenCalled();
  });

  it('asks, and leaves once it is saved', async () => {
    const answer = Promise.withResolvers<unknown>();
    await leaveDirty({ save: () => answer.promise });
    await press('Save and leave');
    await isAt('/books/1');
    answer.resolve(null);
    await isAt('/elsewhere');
    await isSaved();
  });

  it('leads on once it is saved, whatever part of the page is looked at meanwhile', async () => {
    const answer = Promise.withResolvers<unknown>();
    await leaveDirty({ save: () => answer.promise });
    await press('Save and leave');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('link', { name: 'More' }));
    await isAt('/books/1?tab=more');
    answer.resolve(null);
    await isAt('/elsewhere from the books');
    await isSaved();
  });

  it('leads on once it is saved, also where the draft cannot be kept any more meanwhile', async () => {
    const answer = Promise.withResolvers<unknown>();
    const store = memoryStore();
    await leaveDirty({ store, save: () => answer.promise });
    await press('Save and leave');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    jest.spyOn(store, 'write').mockReturnValue(false);
    await userEvent.type(text('Title'), '?{Backspace}');
    answer.resolve(null);
    await isAt('/elsewhere');
    await isSaved();
  });

  it('holds nobody, and asks nothing, between that answer and the end of saving', async () => {
    const rules = Promise.withResolvers<typeof bookRules>();
    await leaveDirty({ loadRules: () => rules.promise });
    await press('Save and leave');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('link', { name: 'Another' }));
    await isAt('/another');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    rules.resolve(bookRules);
    await isSaved();
  });

  it('leads where the user wanted to go last before it is answered, and asks once', async () => {
    await leaveDirty();
    fireEvent.click(screen.getByRole('link', { name: 'Another', hidden: true }));
    await press('Leave');
    await isAt('/another');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays where the page has moved on within itself before it is answered, and asks again', async () => {
    await leaveDirty();
    fireEvent.click(screen.getByRole('link', { name: 'More', hidden: true }));
    await isAt('/books/1?tab=more');
    await press('Leave');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await isAt('/books/1?tab=more');
    await followLink();
    expect(await question()).toBeVisible();
  });

  it('stays where it cannot be asked, and tries again', async () => {
    const dialogs = createDialogs();
    const open = jest.spyOn(dialogs, 'open').mockRejectedValueOnce(new Error('away'));
    show({ dialogs });
    await userEvent.type(text('Title'), '!');
    await followLink();
    await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
    await followLink();
    expect(await question()).toBeVisible();
    await isAt('/books/1');
  });

  it('stays where it is refused, and asks again', async () => {
    await leaveDirty({ save: failing({}) });
    await press('Save and leave');
    expect(await screen.findByRole('alert')).toBeVisible();
    await isAt('/books/1');
    await followLink();
    expect(await question()).toBeVisible();
  });

  it('stays at the field that the rules find wrong, and asks again', async () => {
    await leaveDirty({ book: { ...goodBook, title: 'So long that it is refused' } });
    await press('Save and leave');
    await waitFor(() => expect(text('Title')).toHaveFocus());
    await isAt('/books/1');
    await followLink();
    expect(await question()).toBeVisible();
  });

  it('stays where something else was typed while it was being saved', async () => {
    const answer = Promise.withResolvers<unknown>();
    await leaveDirty({ save: () => answer.promise });
    await press('Save and leave');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.type(text('Title'), '?');
    answer.resolve(null);
    expect(await screen.findByText(/Saved, but without what you typed/)).toBeVisible();
    await isAt('/books/1');
  });

  it('asks nothing where nothing was typed', async () => {
    show();
    await isNotAsked();
  });

  it('asks nothing where it was taken back', async () => {
    show();
    await userEvent.type(text('Title'), '!{Backspace}');
    await isNotAsked();
  });

  it('asks nothing while it is being saved', async () => {
    const answer = Promise.withResolvers<unknown>();
    const save = jest.fn(() => answer.promise);
    show({ save });
    await userEvent.type(text('Title'), '!{Enter}');
    await waitFor(() => expect(save).toHaveBeenCalled());
    await isNotAsked();
    answer.resolve(null);
    await isSaved();
  });

  it('asks nothing after it was saved', async () => {
    show({ save: () => Promise.resolve() });
    await userEvent.type(text('Title'), '!{Enter}');
    await isSaved();
    await isNotAsked();
  });

  it('asks nothing where the draft was dropped', async () => {
    const store = memoryStore();
    const { unmount } = show({ store });
    await userEvent.type(text('Title'), '!');
    unmount();
    show({ store });
    await press('Drop it');
    await isNotAsked();
  });

  it('asks nothing where the record was removed', async () => {
    show({ isGone: true });
    await userEvent.type(text('Title'), '!');
    await isNotAsked();
  });

  it('asks nothing of a guest', async () => {
    show({ isGuest: true });
    await userEvent.type(text('Title'), '!');
    await isNotAsked();
  });
});

it('asks who leaves where nothing can be kept, and lets go of whoever says so', async () => {
  show({ store: memoryStore({ isLasting: false }) });
  await userEvent.type(text('Title'), '!');
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

it('asks before a dialog goes away with what cannot be kept', async () => {
  show({ kind: 'dialog', store: memoryStore({ isLasting: false }) });
  await press('Write a book');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
  await press('Cancel');
  await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(text('Title')).toHaveValue('The long way home!');
  await press('Cancel');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
});

it('reads numbers and whole cents, and keeps what is none', async () => {
  const save = jest.fn(() => Promise.resolve());
  show({ save });
  await typeOver('Pages', '1,024');
  await typeOver('Price', '12.345');
  await press('Save');
  await waitFor(() => expect(text('Price')).toHaveFocus());
  expect(text('Price')).toHaveAccessibleDescription('This is not a number. One is written like 1,234.50.');
  expect(text('Price')).toHaveValue('12.345');
  await typeOver('Price', '1234.5');
  await press('Save');
  await isSaved();
  expect(save).toHaveBeenCalledWith({ ...goodBook, pages: 1024, price: 123450 }, expect.anything());
});

it('keeps what is no number over a reload, and does not save it as none', async () => {
  const store = memoryStore();
  const save = jest.fn(() => Promise.resolve());
  const { unmount } = show({ store, save });
  await typeOver('Price', '12.345');
  unmount();
  show({ store, save });
  expect(screen.getByText(/What you had typed here is back/)).toBeVisible();
  expect(text('Price')).toHaveValue('12.345');
  await press('Save');
  await waitFor(() =>
    expect(text('Price')).toHaveAccessibleDescription('This is not a number. One is written like 1,234.50.'),
  );
  expect(save).not.toHaveBeenCalled();
});

it('keeps what is no number in a field that was empty, also where no rules can be fetched', async () => {
  const store = memoryStore();
  const save = jest.fn(() => Promise.resolve());
  show({ store, save, book: { ...goodBook, price: null }, loadRules: () => Promise.reject(new Error('offline')) });
  await userEvent.type(text('Price'), '12.345');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  expect(store.read(draftKey)).toContain('12.345');
  await press('Save');
  await waitFor(() => expect(text('Price')).toHaveFocus());
  expect(save).not.toHaveBeenCalled();
});

it.each([
  ['no old day', goodBook.published, '{Backspace}{Backspace}{Backspace}'],
  ['no empty day', null, '12'],
])('saves %s while half of one stands in the field', async (_, published, keys) => {
  const save = jest.fn(() => Promise.resolve());
  show({ save, book: { ...goodBook, published } });
  await userEvent.click(screen.getByRole('spinbutton', { name: /month/ }));
  await userEvent.keyboard(keys);
  await press('Save');
  expect(await screen.findByText('This date is not complete.')).toBeVisible();
  expect(save).not.toHaveBeenCalled();
});

it('saves a day whose missing part has been filled in', async () => {
  const save = jest.fn(() => Promise.resolve());
  show({ save });
  await userEvent.click(screen.getByRole('spinbutton', { name: /month/ }));
  await userEvent.keyboard('{Backspace}{Backspace}12');
  await press('Save');
  await isSaved();
  expect(save).toHaveBeenCalledWith({ ...goodBook, published: '2026-12-22' }, expect.anything());
});

it('says a bound in the words for its kind', async () => {
  show();
  await typeOver('Pages', '0');
  await userEvent.type(screen.getByRole('combobox', { name: 'Tags' }), 'a,b,c,');
  await press('Save');
  await waitFor(() => expect(text('Pages')).toHaveAccessibleDescription('At least 1.'));
  expect(screen.getByRole('combobox', { name: 'Tags' })).toHaveAccessibleDescription(/^At most 3 entries\./);
});

it('takes every kind of field along', async () => {
  const save = jest.fn(() => Promise.resolve());
  show({ save });
  await userEvent.click(screen.getByRole('radio', { name: 'E-book' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Shown in the shop' }));
  await userEvent.click(screen.getByRole('button', { name: /Language/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Turkish' }));
  await userEvent.click(screen.getByRole('spinbutton', { name: /day/ }));
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.click(screen.getByRole('button', { name: 'Remove travel' }));
  await userEvent.keyboard('sea');
  await press('Save');
  await isSaved();
  expect(save).toHaveBeenCalledWith(
    {
      ...goodBook,
      format: 'ebook',
      isShown: true,
      language: 'tr',
      published: '2026-11-23',
      tags: ['sea'],
    },
    expect.anything(),
  );
});

it.each([
  ['once', 1],
  ['and once more', 2],
])(
  'does not write another record over the one that arrived, where its draft was dropped: tried %s',
  async (_, tries) => {
    const books = new Map<string, BookValues>();
    const lost = new Set([1, 3].slice(0, tries));
    let calls = 0;
    const save: BookStageProps['save'] = (book, { before, key }) => {
      calls += 1;
      const id = (before as { id: string } | undefined)?.id ?? key;
      if (before !== undefined || !books.has(id)) books.set(id, book);
      return lost.has(calls)
        ? Promise.reject(new ApiError({ kind: 'timeout', statusCode: 0, message: 'lost' }))
        : Promise.resolve({ id });
    };
    const store = memoryStore();
    const { unmount } = show({ store, save });
    await userEvent.type(text('Title'), '!');
    await press('Save');
    await screen.findByRole('alert');
    unmount();
    // The list shows that it has arrived: the draft is dropped, and another book is written.
    show({ store, save });
    await waitFor(() => expect(text('Title')).toHaveValue('The long way home!'));
    if (tries === 2) {
      // What was sent first arrives, and what was typed since does not.
      await userEvent.type(text('Title'), '!');
      await press('Save');
      await screen.findByRole('alert');
    }
    await press('Drop it');
    await typeOver('Title', 'Quite another book');
    await press('Save');
    await isSaved();
    expect([...books.values()].map(({ title }) => title)).toEqual([
      `The long way home${'!'.repeat(tries)}`,
      'Quite another book',
    ]);
  },
);
