import { act, render, screen, waitFor } from '@testing-library/react';
import { createKeptLists } from './keptLists';
import { newId } from './newId';
import { RecordsProvider, useRecordsStoreIfAny } from './RecordsProvider';
import { createFakeRecordServer } from './testing/fakeRecordServer';
import type { FakeRecordServer, Thing } from './testing/fakeRecordServer';
import { renderWindow } from './testing/renderWindow';
import type { WindowOptions } from './testing/renderWindow';
import { useRecords } from './useRecords';
import type { UseRecords } from './useRecords';

const first: readonly Thing[] = ['x', 'y', 'z'].map((id) => ({ id, name: `Thing ${id}`, text: '', done: false }));

type Shown = WindowOptions & {
  server?: FakeRecordServer;
  /** The page of the things is open. @default true */
  isOpen?: boolean;
};

/** A window of a user with the list of things in it. Another call is another window, or another visit. */
const show = ({ server = createFakeRecordServer(first), isOpen = true, ...options }: Shown = {}) => {
  const { collection } = server;
  let things: UseRecords<Thing> | undefined;
  const Things = () => {
    things = useRecords(collection);
    return (
      <ul>
        {things.records?.map(({ id, name, done }) => (
          <li key={id}>{`${name}${done ? ' (done)' : ''}`}</li>
        ))}
      </ul>
    );
  };
  const view = renderWindow(server, isOpen && <Things />, options);
  const names = () => view.page.queryAllByRole('listitem').map(({ textContent }) => textContent);
  return {
    ...view,
    server,
    names,
    /** What the page is given now. */
    now: () => things as UseRecords<Thing>,
    /** Does something in the page. */
    run: (work: (records: UseRecords<Thing>) => unknown) => {
      act(() => {
        work(things as UseRecords<Thing>);
      });
    },
    ready: () => waitFor(() => expect(names()).not.toEqual([])),
  };
};
const stored = (server: FakeRecordServer) =>
  server.getThings().map(({ name, done }) => `${name}${done ? ' (done)' : ''}`);
const button = (name: string) => screen.findByRole('button', { name });
const all = ['Thing x', 'Thing y', 'Thing z'];

describe('what is done', () => {
  it('is shown at once, and reaches the server: a new record', async () => {
    const { server, now, names, run, ready } = show();
    await ready();
    let id = '';
    run(({ create }) => {
      ({ id } = create({ name: 'New', text: '', done: false }));
    });
    expect(names()).toEqual(['New', ...all]);
    expect(now().stateOf(id)).not.toBeNull();
    await waitFor(() => expect(server.getThings()[0]).toMatchObject({ id, name: 'New' }));
    await waitFor(() => expect(now().stateOf(id)).toBeNull());
    expect(names()).toEqual(['New', ...all]);
  });

  it('a change, of what differs alone', async () => {
    const { server, names, run, ready } = show();
    await ready();
    const answers: boolean[] = [];
    run(({ update }) => {
      answers.push(
        update('y', { name: 'Better', text: '' }),
        update('y', { name: 'Better' }),
        update('gone', { name: '' }),
      );
    });
    expect(answers).toEqual([true, false, false]);
    expect(names()).toEqual(['Thing x', 'Better', 'Thing z']);
    await waitFor(() => expect(server.getWritten()).toEqual([{ id: 'y', field: 'name', value: 'Better' }]));
  });

  it('a removal of several, which is taken back as one, each to its place', async () => {
    const { server, user, names, run, ready } = show();
    await ready();
    run(({ remove }) => remove(['z', 'x'], { done: 'Two things removed.' }));
    expect(names()).toEqual(['Thing y']);
    await waitFor(() => expect(stored(server)).toEqual(['Thing y']));
    await user.click(await button('Undo'));
    expect(names()).toEqual(all);
    await waitFor(() => expect(stored(server)).toEqual(all));
    expect(screen.queryByText('Two things removed.')).not.toBeInTheDocument();
    expect(screen.getByText('Undone: “\u2068Thing x\u2069” and 1 more removed.')).toBeVisible();
  });

  it('a change of many, whose taking back gives each what it had', async () => {
    const server = createFakeRecordServer(first.map((one) => ({ ...one, done: one.id === 'x' })));
    const { user, names, run, ready } = show({ server });
    await ready();
    run(({ bulk }) => bulk('done', ['x', 'y'], true));
    const done = ['Thing x (done)', 'Thing y (done)', 'Thing z'];
    expect(names()).toEqual(done);
    await waitFor(() => expect(stored(server)).toEqual(done));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(stored(server)).toEqual(['Thing x (done)', 'Thing y', 'Thing z']));
    expect(names()).toEqual(['Thing x (done)', 'Thing y', 'Thing z']);
    await user.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(stored(server)).toEqual(done));
  });

  it('several things are taken back one by one by Ctrl and Z, the last one first', async () => {
    const { server, user, names, run, ready } = show();
    await ready();
    run(({ create }) => create({ name: 'New', text: '', done: false }));
    run(({ update }) => update('x', { name: 'Better' }));
    run(({ remove }) => remove(['y']));
    await waitFor(() => expect(stored(server)).toEqual(['New', 'Better', 'Thing z']));
    const steps = [['New', 'Better', 'Thing y', 'Thing z'], ['New', ...all], all];
    for (const step of steps) {
      await user.keyboard('{Control>}z{/Control}');
      expect(names()).toEqual(step);
    }
    await waitFor(() => expect(stored(server)).toEqual(all));
    await user.keyboard('{Control>}z{/Control}');
    expect(names()).toEqual(all);
  });
});

it('follows what other windows do', async () => {
  const { server, names, ready } = show();
  await ready();
  await act(async () => {
    server.elsewhere.update({ ...(first[1] as Thing), name: 'Theirs' });
    server.elsewhere.remove(['x']);
    await Promise.resolve();
  });
  await waitFor(() => expect(names()).toEqual(['Theirs', 'Thing z']));
});

describe('an answer that was long under way', () => {
  /** Holds one part of the next call of this name until it is let go. */
  const hold = (server: FakeRecordServer, name: string, part: 'call' | 'answer') => {
    const gate = Promise.withResolvers<undefined>();
    let isHeld = false;
    server.setDelay(async (...now) => {
      if (isHeld || now[0] !== name || now[1] !== part) return;
      isHeld = true;
      await gate.promise;
    });
    return () => act(async () => gate.resolve(undefined));
  };
  const loads = (server: FakeRecordServer) => server.getCalls().filter((name) => name === 'load').length;

  it('to a change, does not stand over the list that has come since', async () => {
    const { server, names, now, run, ready } = show();
    await ready();
    const letGo = hold(server, 'update', 'answer');
    run(({ update }) => update('x', { name: 'Mine' }));
    await waitFor(() => expect(stored(server)[0]).toBe('Mine'));
    await act(async () => {
      server.elsewhere.update({ ...(first[0] as Thing), name: 'Theirs' });
      server.elsewhere.update({ ...(first[1] as Thing), name: 'News' });
      await Promise.resolve();
    });
    await waitFor(() => expect(names()).toContain('News'));
    await letGo();
    await waitFor(() => expect(now().stateOf('x')).toBeNull());
    await waitFor(() => expect(names()).toEqual(['Theirs', 'News', 'Thing z']));
  });

  it('with the list, does not stand over a change that the server has taken since', async () => {
    const { server, names, now, run, ready } = show({ isTold: false });
    await ready();
    const letGo = hold(server, 'load', 'answer');
    const before = loads(server);
    act(() => void now().query.refetch());
    await waitFor(() => expect(loads(server)).toBe(before + 1));
    run(({ update }) => update('x', { name: 'Mine' }));
    await waitFor(() => expect(now().stateOf('x')).toBeNull());
    await letGo();
    await waitFor(() => expect(loads(server)).toBe(before + 2));
    expect(names()).toEqual(['Mine', 'Thing y', 'Thing z']);
  });
});

it('asks for the list no further where it has shown that others came to the same', async () => {
  const { server, now, run, ready } = show();
  await ready();
  run(({ update }) => {
    server.elsewhere.update({ ...(first[0] as Thing), name: 'Theirs' });
    update('x', { name: 'Mine' });
  });
  await waitFor(() => expect(now().stateOf('x')?.progress.at).toBe('conflict'));
  const loads = () => server.getCalls().filter((name) => name === 'load').length;
  const before = loads();
  await act(async () => {
    server.elsewhere.update({ ...(first[0] as Thing), name: 'Mine' });
    await Promise.resolve();
  });
  await waitFor(() => expect(now().stateOf('x')).toBeNull());
  expect(loads()).toBe(before + 1);
});

describe('the list of the last visit', () => {
  /** Somebody whose browser has kept the list. */
  const visited = async () => {
    const userId = newId();
    const { server, ready, run } = show({ userId });
    await ready();
    run(({ update }) => update('x', { name: 'Of the last visit' }));
    const kept = createKeptLists(userId);
    await waitFor(
      async () =>
        expect(await kept.read(server.collection.list)).toMatchObject([{ name: 'Of the last visit' }, {}, {}]),
      { timeout: 5000 },
    );
    return { userId, server };
  };

  it('is shown before the server has answered, and gives way to the answer', async () => {
    const { userId, server } = await visited();
    const gate = Promise.withResolvers<undefined>();
    server.setDelay(() => gate.promise);
    server.elsewhere.remove(['z']);
    const { names } = show({ server, userId });
    await waitFor(() => expect(names()).toEqual(['Of the last visit', 'Thing y', 'Thing z']));
    gate.resolve(undefined);
    await waitFor(() => expect(names()).toEqual(['Of the last visit', 'Thing y']));
  });

  it('is shown while the server is away, and can be changed', async () => {
    const { userId, server } = await visited();
    server.setTrouble(() => 'lost');
    const { names, page, run } = show({ server, userId });
    await waitFor(() => expect(names()).toEqual(['Of the last visit', 'Thing y', 'Thing z']));
    run(({ remove }) => remove(['y']));
    expect(names()).toEqual(['Of the last visit', 'Thing z']);
    expect(await page.findByText(/^1 change is waiting to be sent/)).toBeVisible();
  });

  it('is shown to nobody else', async () => {
    const { server } = await visited();
    server.setTrouble(() => 'lost');
    const { names, now } = show({ server });
    await waitFor(() => expect(now().query.failureCount).toBeGreaterThan(0));
    expect(names()).toEqual([]);
  });
});

describe('a change that cannot be sent', () => {
  it('is counted, and sent when somebody asks', async () => {
    const { server, user, page, now, run, ready } = show();
    await ready();
    server.setTrouble(() => 'lost');
    run(({ update }) => update('x', { name: 'Better' }));
    expect(await page.findByText(/^1 change is waiting to be sent/)).toBeVisible();
    expect(now().unsavedOf('x')).toBe('heldUp');
    expect(now().unsavedOf('y')).toBeNull();
    server.setTrouble(() => 'none');
    await user.click(await button('Send now'));
    await waitFor(() => expect(stored(server)[0]).toBe('Better'));
    await waitFor(() => expect(page.queryByText(/waiting to be sent/)).not.toBeInTheDocument());
  });

  it('is sent at the next visit, be its page open or not, and by nobody else', async () => {
    const userId = newId();
    const { server, unmount, run, ready } = show({ userId });
    await ready();
    server.setTrouble(() => 'lost');
    run(({ update }) => update('x', { name: 'Written in a tunnel' }));
    await waitFor(() => expect(server.getCalls()).toContain('update'));
    unmount();
    server.setTrouble(() => 'none');
    const calls = server.getCalls().length;
    const other = show({ server });
    await other.ready();
    expect(server.getCalls().slice(calls)).toEqual(['load']);
    other.unmount();
    show({ server, userId, isOpen: false });
    await waitFor(() => expect(stored(server)[0]).toBe('Written in a tunnel'));
  });
});

describe('what the server refuses', () => {
  it('is taken back where no page could show it, with one toast that says so and offers another try', async () => {
    const { server, user, names, run, ready } = show();
    await ready();
    server.setTrouble(() => 403);
    run(({ remove }) => remove(['y'], { done: 'Removed.', failed: 'It was not removed and is back.' }));
    expect(names()).toEqual(['Thing x', 'Thing z']);
    const alert = await screen.findByText(/It was not removed and is back\./);
    expect(alert).toHaveTextContent('You are not allowed to do that.');
    expect(screen.queryByText('Removed.')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(names()).toEqual(all);
    server.setTrouble(() => 'none');
    await user.click(await button('Try again'));
    expect(names()).toEqual(['Thing x', 'Thing z']);
    await waitFor(() => expect(stored(server)).toEqual(['Thing x', 'Thing z']));
  });

  it('stands as it was written, with a toast, until it is sent again or given up', async () => {
    const { server, user, names, now, run, ready } = show();
    await ready();
    server.setTrouble(() => 400);
    run(({ update }) => update('x', { name: 'Refused' }));
    await screen.findByText('A change was not saved. What you wrote is still here.');
    expect(names()[0]).toBe('Refused');
    expect(now().stateOf('x')?.progress).toMatchObject({ at: 'refused', statusCode: 400 });
    expect(now().unsavedOf('x')).toBe('stopped');
    run(({ retry }) => retry('x'));
    await waitFor(() => expect(server.getCalls().filter((name) => name === 'update')).toHaveLength(2));
    await waitFor(() => expect(now().stateOf('x')?.progress.at).toBe('refused'));
    run(({ discard }) => discard('x'));
    expect(names()).toEqual(all);
    expect(now().stateOf('x')).toBeNull();
    // What was given up can be had again, with its text.
    await user.keyboard('{Control>}z{/Control}');
    expect(names()[0]).toBe('Refused');
  });

  it('cannot be taken back once more', async () => {
    const { server, user, names, now, run, ready } = show();
    await ready();
    server.setTrouble(() => 400);
    run(({ update }) => update('x', { name: 'Refused' }));
    await waitFor(() => expect(now().stateOf('x')?.progress.at).toBe('refused'));
    await user.keyboard('{Control>}z{/Control}');
    expect(names()[0]).toBe('Refused');
  });

  it('cannot be taken back in parts where several changes were sent as one, and nothing offers it', async () => {
    const { server, user, now, run, ready } = show();
    await ready();
    server.setTrouble(() => 400);
    run(({ update }) => {
      update('x', { name: 'Refused' });
      update('x', { text: 'as well' }, { done: 'Text changed.' });
    });
    await waitFor(() => expect(now().stateOf('x')?.progress.at).toBe('refused'));
    expect(server.getCalls().filter((name) => name === 'update')).toHaveLength(1);
    await user.keyboard('{Control>}z{/Control}');
    expect(now().recordOf('x')).toMatchObject({ name: 'Refused', text: 'as well' });
    expect(screen.queryByText('Text changed.')).not.toBeInTheDocument();
  });
});

it('keeps an offer to undo for as long as it stands, and ten actions for Ctrl and Z', async () => {
  const { user, now, run, ready } = show();
  await ready();
  const write = (text: string) => run(({ update }) => update('x', { text }));
  for (const text of ['1', '2']) write(text);
  run(({ remove }) => remove(['y'], { done: 'Removed.' }));
  for (let count = 3; count < 15; count += 1) write(String(count));
  expect(now().recordOf('y')).toBeUndefined();
  await user.click(await button('Undo'));
  expect(now().recordOf('y')).toMatchObject({ name: 'Thing y' });
  for (let count = 0; count < 15; count += 1) await user.keyboard('{Control>}z{/Control}');
  expect(now().recordOf('x')).toMatchObject({ text: '4' });
  expect(now().recordOf('y')).toMatchObject({ name: 'Thing y' });
});

it.each(['toast', 'page'] as const)(
  'keeps by its %s, once, what somebody wrote in what was removed elsewhere',
  async (by) => {
    const { server, user, names, now, run, ready } = show();
    await ready();
    run(({ update }) => {
      server.elsewhere.remove(['x']);
      update('x', { text: 'Written in vain?' });
    });
    await screen.findByText('This was removed elsewhere. What you wrote is still here.');
    await waitFor(() => expect(names()).toEqual(['Thing y', 'Thing z']));
    expect(now().recordOf('x')).toMatchObject({ name: 'Thing x', text: 'Written in vain?' });
    if (by === 'page') run(({ keepAsNew }) => keepAsNew('x'));
    else await user.click(await button('Keep as a new one'));
    expect(names()).toEqual(all);
    // A toast that is still there does nothing more.
    for (const left of screen.queryAllByRole('button', { name: 'Keep as a new one' })) await user.click(left);
    expect(names()).toEqual(all);
    await waitFor(() => expect(server.getThings()[0]).toMatchObject({ name: 'Thing x', text: 'Written in vain?' }));
    expect(server.getThings()[0]?.id).not.toBe('x');
    expect(now().stateOf('x')).toBeNull();
  },
);

it('leads from what clashes to the record, where both versions are', async () => {
  const { server, user, names, now, run, ready } = show();
  await ready();
  run(({ update }) => {
    server.elsewhere.update({ ...(first[0] as Thing), name: 'Theirs' });
    update('x', { name: 'Mine' });
  });
  await screen.findByText('The same was also changed elsewhere. Both versions are still here.');
  expect(names()[0]).toBe('Mine');
  expect(now().stateOf('x')?.progress).toMatchObject({ at: 'conflict', fields: ['name'], theirs: { name: 'Theirs' } });
  expect(now().unsavedOf('x')).toBe('changedElsewhere');
  expect(stored(server)[0]).toBe('Theirs');
  await user.click(await button('Compare'));
  expect(screen.getByTestId('address')).toHaveTextContent('/things/x');
});

it('has nothing for a guest', () => {
  const stores: unknown[] = [];
  const Guest = () => {
    stores.push(useRecordsStoreIfAny());
    return null;
  };
  render(
    <RecordsProvider userId={null} collections={{}}>
      <Guest />
    </RecordsProvider>,
  );
  expect(stores).toEqual([null]);
});
