import { refused, unreachable } from '@ezone/api-client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { Note } from './model/note';
import { noteOf } from './testing/notes';
import { createNotesServer } from './testing/notesServer';
import { addNote, button, card, names, showNotes } from './testing/showNotes';

beforeEach(() => {
  sessionStorage.clear();
});

// What records promise in every app (libs/shell/src/records), tried on the notes: other apps do not say it again.

describe('what another window does', () => {
  const change = async (server: ReturnType<typeof createNotesServer>, changes: Partial<Note>) => {
    const { api } = server.openWindow();
    const base = server.kept.notes.find(({ id }) => id === 'n2') as Note;
    await act(async () => {
      await api.updateNote({ body: { note: { ...base, ...changes }, base } });
    });
  };

  it('is shown in the list', async () => {
    const { server } = showNotes();
    await card('Groceries');
    await change(server, { title: 'Groceries and stamps' });
    await card('Groceries and stamps');
    const { api } = server.openWindow();
    await act(async () => {
      await api.createNote({ body: { note: { title: 'From the phone' } } });
      await api.removeNote({ body: { noteId: 'n1' } });
    });
    await card('From the phone');
    await waitFor(() => expect(screen.queryByText('Weekend in the hills')).not.toBeInTheDocument());
  });

  it('is asked for where the connection was away meanwhile', async () => {
    const server = createNotesServer();
    const windows: ReturnType<typeof server.openWindow>[] = [];
    const openWindow = () => {
      const opened = server.openWindow();
      windows.push(opened);
      return opened;
    };
    showNotes('/apps/notes', { ...server, openWindow });
    await card('Groceries');
    act(() => {
      windows.forEach(({ live }) => live.setStatus('reconnecting'));
    });
    await change(server, { title: 'Groceries and stamps' });
    expect(names()).toContain('Groceries');
    act(() => {
      windows.forEach(({ live }) => live.setStatus('online'));
    });
    await card('Groceries and stamps');
  });
});

describe('a new note', () => {
  it('is kept where the server refuses it, and created once by another try', async () => {
    const { server, user } = showNotes();
    await card('Groceries');
    server.fail('createNote', () => refused(400));
    await addNote(user, 'Call the plumber');
    const retry = await button('Try again to save “Call the plumber”');
    server.mend('createNote');
    // Right after an addition the cards take no press.
    await waitFor(() => user.click(retry));
    await card('Call the plumber');
    expect(server.kept.notes.filter(({ description }) => description === 'Call the plumber')).toHaveLength(1);
  });

  it('survives a reload when it was not created, and nobody else sees it', async () => {
    const ada = crypto.randomUUID();
    const { server, user, unmount } = showNotes('/apps/notes', createNotesServer(), ada);
    await card('Groceries');
    server.fail('createNote', unreachable);
    await addNote(user, 'Call the plumber');
    await button('Try again to save “Call the plumber”');
    unmount();

    const other = createNotesServer([noteOf({ id: 'x', title: 'Not Ada’s' })]);
    const second = showNotes('/apps/notes', other);
    await card('Not Ada’s');
    expect(screen.queryByText('Call the plumber')).not.toBeInTheDocument();
    expect(other.kept.notes).toHaveLength(1);
    second.unmount();

    server.mend('createNote');
    showNotes('/apps/notes', server, ada);
    await card('Call the plumber');
    await waitFor(() => expect(server.kept.notes[0]?.description).toBe('Call the plumber'));
  });

  describe('that is too long', () => {
    const writeLong = async () => {
      const { server, user } = showNotes();
      await card('Groceries');
      await user.click(await button('Take a note …'));
      await user.paste('x'.repeat(20_005));
      return { server, user, field: () => screen.findByRole('textbox', { name: 'Note' }) };
    };

    it.each(['{Control>}{Enter}{/Control}', '{Escape}'])(
      'keeps the focus at %s, and says what is too much',
      async (keys) => {
        const { server, user, field } = await writeLong();
        await user.keyboard(keys);
        expect(await field()).toHaveFocus();
        expect(screen.getByText(/20,005 of 20,000 characters, 5 too many\./)).toBeVisible();
        await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Control>}{Enter}{/Control}');
        await waitFor(() => expect(server.kept.notes[0]?.description).toHaveLength(20_000));
      },
    );

    it('can be discarded, and had back', async () => {
      const { user, field } = await writeLong();
      await user.click(await button('Discard'));
      await button('Take a note …');
      await screen.findByText('New note discarded.');
      await user.click(await button('Undo'));
      expect(((await field()) as HTMLTextAreaElement).value).toHaveLength(20_005);
    });
  });

  it('leaves what was being written in its box over a reload', async () => {
    const ada = crypto.randomUUID();
    const { user, unmount, server } = showNotes('/apps/notes', createNotesServer(), ada);
    await card('Groceries');
    await user.click(await button('Take a note …'));
    await user.keyboard('Half a thou');
    unmount();
    showNotes('/apps/notes', server, ada);
    expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue('Half a thou');
  });
});

describe('an open note', () => {
  it('keeps what was written when saving fails, also over a reload, and saves it later', async () => {
    const ada = crypto.randomUUID();
    const { server, user, unmount } = showNotes('/apps/notes?note=n3', createNotesServer(), ada);
    const title = await screen.findByRole('textbox', { name: 'Title' });
    server.fail('updateNote', () => refused(500));
    await user.type(title, '!');
    expect(await screen.findByText(/Your text is kept here and saved as soon as possible/)).toBeVisible();
    unmount();
    server.mend('updateNote');
    showNotes('/apps/notes', server, ada);
    await card('Quarterly report!');
    await waitFor(() => expect(server.kept.notes.find(({ id }) => id === 'n3')?.title).toBe('Quarterly report!'));
  });

  it('loses neither text where it was changed elsewhere', async () => {
    const { server, user } = showNotes('/apps/notes?note=n3');
    const text = await screen.findByRole('textbox', { name: 'Note' });
    server.kept.notes = server.kept.notes.map((note) => (note.id === 'n3' ? { ...note, description: 'Theirs' } : note));
    await user.clear(text);
    await user.type(text, 'Mine');
    await user.click(await button('Keep both'));
    await waitFor(() => expect(server.kept.notes.find(({ id }) => id === 'n3')?.description).toBe('Mine\n\nTheirs'));
  });

  it('takes what another window saves, where its user has not typed', async () => {
    const { server, user } = showNotes('/apps/notes?note=n3');
    const title = await screen.findByRole('textbox', { name: 'Title' });
    const other = server.openWindow();
    const stored = () => server.kept.notes.find(({ id }) => id === 'n3') as Note;
    await user.type(title, '!');
    const base = stored();
    await act(async () => {
      await other.api.updateNote({ body: { note: { ...base, description: 'From the other window' }, base } });
    });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('From the other window'));
    expect(title).toHaveValue('Quarterly report!');
    await waitFor(() =>
      expect(stored()).toMatchObject({ title: 'Quarterly report!', description: 'From the other window' }),
    );
    // What the other window has written is not taken back with it.
    await user.keyboard('{Escape}');
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() =>
      expect(stored()).toMatchObject({ title: 'Quarterly report', description: 'From the other window' }),
    );
  });

  it('says which texts clash, and goes on with what is typed where that is to be kept', async () => {
    const { server, user } = showNotes('/apps/notes?note=n3');
    const text = await screen.findByRole('textbox', { name: 'Note' });
    server.kept.notes = server.kept.notes.map((note) =>
      note.id === 'n3' ? { ...note, title: 'Their title', description: 'Theirs' } : note,
    );
    await user.clear(text);
    await user.type(text, 'Mine');
    await screen.findByText('This was changed in two places: Note. Both versions are still here.');
    expect(text).toHaveValue('Mine');
    await user.click(await button('Keep the unsaved one'));
    await waitFor(() =>
      expect(server.kept.notes.find(({ id }) => id === 'n3')).toMatchObject({
        title: 'Their title',
        description: 'Mine',
      }),
    );
  });

  it('says on its card that it was changed elsewhere where that is left undecided, and leads to both versions', async () => {
    const { server, user } = showNotes('/apps/notes?note=n3');
    const text = await screen.findByRole('textbox', { name: 'Note' });
    server.kept.notes = server.kept.notes.map((note) => (note.id === 'n3' ? { ...note, description: 'Theirs' } : note));
    await user.type(text, ' Mine');
    await button('Keep both');
    await user.keyboard('{Escape}');
    await screen.findByText('Changed elsewhere');
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
    await user.click(await button('Compare both versions of “Quarterly report”'));
    expect(await button('Keep both')).toBeVisible();
  });

  it('keeps all of a text that is too long, and says that it is not saved', async () => {
    const { server, user } = showNotes('/apps/notes?note=n3');
    const text = await screen.findByRole('textbox', { name: 'Note' });
    await user.click(text);
    await user.paste('x'.repeat(30_000));
    expect(
      await screen.findByText(
        'Not saved: something in it is missing, too long, or not what its field is for. All of it is still here.',
      ),
    ).toBeVisible();
    expect(screen.getByText(/^Note: 30,0\d\d of 20,000 characters, 10,0\d\d too many/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Title' }), '!');
    await waitFor(() => expect(server.kept.notes.find(({ id }) => id === 'n3')?.title).toBe('Quarterly report!'));
    expect((text as HTMLTextAreaElement).value.length).toBeGreaterThan(30_000);
    expect(server.kept.notes.find(({ id }) => id === 'n3')?.description).toBe('Ask Marta for the March figures.');
  });

  describe('where a text is too long', () => {
    const showLong = async () => {
      const { server, user } = showNotes('/apps/notes?note=n3');
      await user.click(await screen.findByRole('textbox', { name: 'Note' }));
      await user.paste('x'.repeat(30_000));
      await screen.findByText(
        'Not saved: something in it is missing, too long, or not what its field is for. All of it is still here.',
      );
      const addToTitle = () => user.type(screen.getByRole('textbox', { name: 'Title' }), '!');
      return { server, user, addToTitle };
    };

    it('says that a title was refused, and tries it again', async () => {
      const { server, user, addToTitle } = await showLong();
      server.fail('updateNote', () => refused(403));
      await addToTitle();
      const again = await button('Try again');
      server.mend('updateNote');
      await user.click(again);
      await waitFor(() => expect(server.kept.notes.find(({ id }) => id === 'n3')?.title).toBe('Quarterly report!'));
      expect(
        await screen.findByText(
          'Not saved: something in it is missing, too long, or not what its field is for. All of it is still here.',
        ),
      ).toBeVisible();
    });

    it('offers to keep a note that others have removed, with all of its text', async () => {
      const { server, user, addToTitle } = await showLong();
      server.kept.notes = server.kept.notes.filter(({ id }) => id !== 'n3');
      await addToTitle();
      await user.click(await button('Keep as a new one'));
      await user.click(await card('Quarterly report!'));
      expect(await screen.findByDisplayValue(/x{30000}/)).toBeVisible();
    });
  });

  it('that others have removed can be kept as a new one', async () => {
    const { server, user } = showNotes('/apps/notes?note=n3');
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await user.type(title, '!');
    server.kept.notes = server.kept.notes.filter(({ id }) => id !== 'n3');
    await user.click(await button('Keep as a new one'));
    await waitFor(() => expect(server.kept.notes[0]).toMatchObject({ title: 'Quarterly report!' }));
    expect(server.kept.notes[0]?.id).not.toBe('n3');
  });

  it('never loses to what is typed what another window saves into the same field meanwhile', async () => {
    const { server, user } = showNotes('/apps/notes?note=n3');
    const text = await screen.findByRole('textbox', { name: 'Note' });
    const other = server.openWindow();
    const stored = () => server.kept.notes.find(({ id }) => id === 'n3') as Note;
    await user.type(text, ' mine');
    const base = stored();
    await act(async () => {
      await other.api.updateNote({ body: { note: { ...base, description: 'Theirs' }, base } });
    });
    await user.type(text, ' and more');
    await user.click(await button('Keep both'));
    await waitFor(() => expect(stored().description).toMatch(/mine and more\n\nTheirs$/));
  });

  it('takes with it what is typed under a question about it', async () => {
    const { server, user } = showNotes('/apps/notes?note=n3');
    const title = await screen.findByRole('textbox', { name: 'Title' });
    const change = (changes: Partial<Note>) => {
      server.kept.notes = server.kept.notes.map((note) => (note.id === 'n3' ? { ...note, ...changes } : note));
    };
    change({ title: 'Theirs' });
    await user.type(title, '!');
    const keep = await button('Keep the unsaved one');
    await user.type(title, '!');
    await user.type(screen.getByRole('textbox', { name: 'Note' }), ' At last');
    await user.click(keep);
    await waitFor(() =>
      expect(server.kept.notes.find(({ id }) => id === 'n3')).toMatchObject({
        title: 'Quarterly report!!',
        description: 'Ask Marta for the March figures. At last',
      }),
    );
  });

  it('that others have removed keeps what is typed on into it', async () => {
    const { server, user } = showNotes('/apps/notes?note=n3');
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await user.type(title, '!');
    server.kept.notes = server.kept.notes.filter(({ id }) => id !== 'n3');
    await button('Keep as a new one');
    await user.type(title, ' And more');
    await user.click(await button('Keep as a new one'));
    await waitFor(() => expect(server.kept.notes[0]).toMatchObject({ title: 'Quarterly report! And more' }));
    expect(server.kept.notes.filter(({ title: text }) => text.startsWith('Quarterly'))).toHaveLength(1);
  });

  it('that others remove while it is written keeps all of it, also what was handed over since', async () => {
    const { server, user } = showNotes('/apps/notes?note=n3');
    const title = await screen.findByRole('textbox', { name: 'Title' });
    const isHandedOver = () =>
      waitFor(() => expect(Object.keys(sessionStorage).filter((key) => key.includes('draft'))).toEqual([]), {
        timeout: 3000,
      });
    await user.type(title, '!');
    await waitFor(() => expect(server.kept.notes.find(({ id }) => id === 'n3')?.title).toBe('Quarterly report!'), {
      timeout: 3000,
    });
    await user.type(title, ' One');
    await act(async () => {
      await server.openWindow().api.removeNote({ body: { noteId: 'n3' } });
    });
    await button('Keep as a new one');
    await user.type(title, ' two');
    await isHandedOver();
    await user.type(title, ' three');
    expect(title).toHaveValue('Quarterly report! One two three');
    await user.click(await button('Keep as a new one'));
    await waitFor(() => expect(server.kept.notes[0]?.title).toBe('Quarterly report! One two three'));
  });

  it('has no draft any more of what was taken back', async () => {
    const ada = crypto.randomUUID();
    const { server, user, unmount } = showNotes('/apps/notes?note=n3', createNotesServer(), ada);
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
    await user.keyboard('{Escape}');
    await card('Quarterly report!');
    await user.keyboard('{Control>}z{/Control}');
    await card('Quarterly report');
    await waitFor(() => expect(Object.keys(sessionStorage).filter((key) => key.includes('draft'))).toEqual([]));
    unmount();
    showNotes('/apps/notes?note=n3', server, ada);
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Quarterly report');
  });
});

describe('a change', () => {
  it('of several is taken back one by one, each note where it was', async () => {
    const { server, user } = showNotes();
    await card('Groceries');
    for (const name of ['Groceries', 'Quarterly report', 'Dad’s birthday']) {
      const remove = await button(`Remove “${name}”`);
      // Right after a removal the cards take no press.
      await waitFor(() => user.click(remove));
    }
    await waitFor(() => expect(server.kept.notes).toHaveLength(3));
    await user.keyboard('{Control>}zzz{/Control}');
    await waitFor(() => expect(server.kept.notes.map(({ id }) => id)).toEqual(['n1', 'n2', 'n3', 'n4', 'n5', 'n6']));
  });

  it('brings a note back that could not be removed, and says so', async () => {
    const { server, user } = showNotes();
    await card('Groceries');
    server.fail('removeNote', () => refused(403));
    await user.click(await button('Remove “Groceries”'));
    await card('Groceries');
    // One sentence in place of the other, not beside it.
    expect(screen.getByRole('alert')).toHaveTextContent('The note was not removed and is back.');
    expect(screen.queryByText('Note removed.')).not.toBeInTheDocument();
  });
});
