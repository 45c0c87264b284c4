import { ApiError } from '@ezone/api-client';
import { onlineManager } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { act, screen, waitFor } from '@testing-library/react';
import { useToast } from '../../notices/toast';
import type { Toasts } from '../../notices/toast';
import { ConflictPrompt, newId, saveStateOf, SaveTrouble, useRecordEditor, useRecords } from '../../records';
import type { UseRecords } from '../../records';
import { createFakeRecordServer } from '../../records/testing/fakeRecordServer';
import type { FakeRecordServer, Thing } from '../../records/testing/fakeRecordServer';
import { renderWindow } from '../../records/testing/renderWindow';

const thingOf = (id: string): Thing => ({ id, name: `Thing ${id}`, text: '', done: false });

/** A window with the list of things, of which one may be open. */
const show = async (
  open?: string,
  server: FakeRecordServer = createFakeRecordServer(['x', 'y'].map(thingOf)),
  userId: string = newId(),
) => {
  const { collection } = server;
  let things: UseRecords<Thing> | undefined;
  let toasts: Toasts | undefined;
  const restored = jest.fn();
  const Open = ({ thing, list }: { thing: Thing; list: UseRecords<Thing> }) => {
    const state = list.stateOf(thing.id);
    const { content, change, actor } = useRecordEditor({ collection, record: thing, state, update: list.update });
    const saveState = useSelector(actor, saveStateOf);
    return (
      <>
        <SaveTrouble state={saveState} onRetry={() => list.retry(thing.id)} onKeepAsNew={() => undefined} />
        {saveState === 'conflict' && (
          <ConflictPrompt fields={[{ name: 'Text', mine: content.text, theirs: 'Theirs' }]} onKeep={() => undefined} />
        )}
        <input aria-label="Text" value={content.text} onChange={({ target }) => change({ text: target.value })} />
      </>
    );
  };
  const Things = () => {
    const list = useRecords(collection);
    things = list;
    toasts = useToast();
    const opened = list.records?.find(({ id }) => id === open);
    return (
      <ul>
        {list.records?.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
        {opened && <Open thing={opened} list={list} />}
      </ul>
    );
  };
  const view = renderWindow(server, <Things />, { userId });
  await view.page.findByText('Thing x');
  return {
    ...view,
    server,
    names: () => view.page.queryAllByRole('listitem').map(({ textContent }) => textContent),
    run: (work: (list: UseRecords<Thing>) => unknown) => {
      act(() => {
        work(things as UseRecords<Thing>);
      });
    },
    restored,
    /** Does something that is no change of a record; its toast offers to take it back. */
    dismiss: () => {
      const action = { label: 'Undo', onPress: restored };
      act(() => void toasts?.show({ key: 'dismissed', variant: 'info', message: 'Dismissed.', action }));
    },
    press: async (name: string) => view.user.click(await screen.findByRole('button', { name })),
    state: (id: string) => (things as UseRecords<Thing>).stateOf(id)?.progress.at,
  };
};
const kept = 'A change was not saved. What you wrote is still here.';

describe('what was refused', () => {
  it('is said with the reason, and sent again when somebody asks', async () => {
    const { server, run, press, state } = await show();
    server.setTrouble(() => 403);
    run(({ update }) => update('x', { name: 'Mine' }));
    const toast = await screen.findByText(new RegExp(kept));
    expect(toast).toHaveTextContent(`${kept} You are not allowed to do that.`);
    server.setTrouble(() => 'none');
    await press('Try again');
    await waitFor(() => expect(server.getThings()[0]?.name).toBe('Mine'));
    await waitFor(() => expect(state('x')).toBeUndefined());
  });

  it('is said in the words of the server where it alone knows what stands against it', async () => {
    const { server, run, state } = await show();
    server.setTrouble(() => new ApiError({ kind: 'refused', statusCode: 409, message: 'Your mailbox is full' }));
    run(({ update }) => update('x', { name: 'Mine' }));
    expect(await screen.findByText(new RegExp(kept))).toHaveTextContent('Your mailbox is full');
    expect(state('x')).toBe('refused');
  });

  it('is said in its own words, also when it is refused once more', async () => {
    const { server, names, run, press } = await show();
    const removals = () => server.getCalls().filter((name) => name === 'remove').length;
    server.setTrouble(() => 403);
    run(({ remove }) => remove(['y'], { failed: 'It is still there.' }));
    for (let time = 0; time < 2; time += 1) {
      await screen.findByText(/It is still there\./);
      expect(names()).toEqual(['Thing x', 'Thing y']);
      await press('Try again');
      await waitFor(() => expect(removals()).toBe(time + 2));
    }
    await screen.findByText(/It is still there\./);
    server.setTrouble(() => 'none');
    await press('Try again');
    await waitFor(() => expect(server.getThings().map(({ id }) => id)).toEqual(['x']));
  });

  it('is taken back where the collection has no page for it', async () => {
    const { server, names, run } = await show();
    server.collection.refused = 'isTakenBack';
    server.setTrouble(() => 400);
    run(({ create }) => create({ name: 'New', text: '', done: false }));
    expect(names()).toEqual(['New', 'Thing x', 'Thing y']);
    await screen.findByText(/This could not be done; everything is as it was\./);
    expect(names()).toEqual(['Thing x', 'Thing y']);
  });

  it('is left to the record to say where that is open', async () => {
    const { server, run, state } = await show('x');
    server.setTrouble(() => 400);
    run(({ update }) => update('x', { name: 'Mine' }));
    await waitFor(() => expect(state('x')).toBe('refused'));
    expect(screen.queryByText(new RegExp(kept))).not.toBeInTheDocument();
    run(({ update }) => update('y', { name: 'Mine, too' }));
    expect(await screen.findByText(new RegExp(kept))).toBeInTheDocument();
  });
});

describe('Ctrl and Z', () => {
  it('takes the last change back, says so, and takes its offer away', async () => {
    const { user, names, run } = await show();
    run(({ remove }) => remove(['x'], { done: 'First removed.' }));
    run(({ remove }) => remove(['y'], { done: 'Second removed.' }));
    await user.keyboard('{Control>}z{/Control}');
    expect(names()).toEqual(['Thing y']);
    expect(screen.getByText('Undone: Second removed.')).toBeInTheDocument();
    expect(screen.getByText('First removed.')).toBeInTheDocument();
    expect(screen.queryByText('Second removed.')).not.toBeInTheDocument();
  });

  it('takes back what was done last, whether that was done to a record or not', async () => {
    const { user, names, run, dismiss, restored } = await show();
    const undo = () => user.keyboard('{Control>}z{/Control}');
    dismiss();
    run(({ update }) => update('y', { name: 'Mine' }, { done: 'Named.' }));
    run(({ update }) => update('x', { name: 'Typed' }));
    await undo();
    expect(names()).toEqual(['Thing x', 'Mine']);
    dismiss();
    await undo();
    expect(restored).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Dismissed.')).not.toBeInTheDocument();
    expect(names()).toEqual(['Thing x', 'Mine']);
    await undo();
    expect(names()).toEqual(['Thing x', 'Thing y']);
    await undo();
    expect(restored).toHaveBeenCalledTimes(1);
  });

  it('takes back a change without a toast before what an older toast offers', async () => {
    const { user, names, run, dismiss, restored } = await show();
    dismiss();
    run(({ update }) => update('x', { name: 'Typed' }));
    await user.keyboard('{Control>}z{/Control}');
    expect(names()).toEqual(['Thing x', 'Thing y']);
    expect(restored).not.toHaveBeenCalled();
    await user.keyboard('{Control>}z{/Control}');
    expect(restored).toHaveBeenCalledTimes(1);
  });

  it('takes back what was typed a moment ago before what was done earlier', async () => {
    const { server, user, names, run } = await show('y');
    run(({ update }) => update('x', { name: 'Mine' }));
    const text = screen.getByRole('textbox', { name: 'Text' });
    await user.type(text, 'Typed');
    act(() => text.blur());
    await user.keyboard('{Control>}z{/Control}');
    expect(text).toHaveValue('');
    expect(names()).toEqual(['Mine', 'Thing y']);
    await user.keyboard('{Control>}y{/Control}');
    expect(text).toHaveValue('Typed');
    await waitFor(() => expect(server.getThings()[1]?.text).toBe('Typed'));
  });

  it('does nothing again where something else was typed since', async () => {
    const { user, names, run } = await show('y');
    run(({ update }) => update('x', { name: 'Mine' }));
    await user.keyboard('{Control>}z{/Control}');
    const text = screen.getByRole('textbox', { name: 'Text' });
    await user.type(text, 'Typed');
    act(() => text.blur());
    await user.keyboard('{Control>}y{/Control}');
    expect(names()).toEqual(['Thing x', 'Thing y']);
    expect(text).toHaveValue('Typed');
  });

  it('says nothing where nothing was done', async () => {
    const { user, names } = await show();
    await user.keyboard('{Control>}z{/Control}');
    expect(names()).toEqual(['Thing x', 'Thing y']);
    expect(screen.queryByText('Undone.')).not.toBeInTheDocument();
  });
});

describe('what was undone', () => {
  it.each(['{Control>}{Shift>}Z{/Shift}{/Control}', '{Control>}y{/Control}'])(
    'is done again by %s, and named both times',
    async (keys) => {
      const { user, names, run } = await show();
      run(({ update }) => update('x', { name: 'Mine' }));
      run(({ remove }) => remove(['y'], { done: 'Removed.' }));
      await user.keyboard('{Control>}zz{/Control}');
      expect(screen.getByText('Undone: “\u2068Mine\u2069” changed.')).toBeInTheDocument();
      expect(names()).toEqual(['Thing x', 'Thing y']);
      await user.keyboard(keys);
      expect(screen.getByText('Done again: “\u2068Mine\u2069” changed.')).toBeInTheDocument();
      await user.keyboard(keys);
      expect(screen.getByText('Done again: “\u2068Thing y\u2069” removed.')).toBeInTheDocument();
      expect(names()).toEqual(['Mine']);
      await user.keyboard('{Control>}z{/Control}');
      expect(names()).toEqual(['Mine', 'Thing y']);
    },
  );
});

it('says how many records were changed by what was undone', async () => {
  const { user, names, run } = await show();
  run(({ update }) => {
    update('x', { name: 'Mine' }, { group: 'both' });
    update('x', { text: 'Mine' }, { group: 'both' });
    update('y', { name: 'Mine, too' }, { group: 'both' });
  });
  await user.keyboard('{Control>}z{/Control}');
  expect(names()).toEqual(['Thing x', 'Thing y']);
  expect(screen.getByText('Undone: “\u2068Mine, too\u2069” and 1 more changed.')).toBeInTheDocument();
});

describe('what waits', () => {
  afterEach(() => {
    onlineManager.setOnline(true);
  });

  it('is counted, and can be sent at once only where there is a network', async () => {
    const { server, run, unmount } = await show();
    server.setTrouble(() => 'lost');
    run(({ update }) => {
      update('x', { name: 'Mine' });
      update('y', { name: 'Mine, too' });
    });
    expect(await screen.findByText(/^2 changes are waiting to be sent/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send now' })).toBeVisible();
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.queryByRole('button', { name: 'Send now' })).not.toBeInTheDocument();
    expect(screen.getByText(/^2 changes are waiting to be sent/)).toBeVisible();
    unmount();
  });
});

describe('what waits for its user', () => {
  const said = /^1 change was not saved and waits for your decision/;

  it('is said above the page until it is decided, also at the next visit, and leads to the record', async () => {
    const userId = newId();
    const first = await show(undefined, undefined, userId);
    first.server.setTrouble(() => 403);
    first.run(({ update }) => update('x', { text: 'Mine' }));
    await screen.findByText(said);
    first.unmount();
    first.server.setTrouble(() => 'none');
    const { server, press, run, state } = await show(undefined, first.server, userId);
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Not saved' })).toHaveTextContent(said);
    await press('Decide');
    expect(screen.getByTestId('address')).toHaveTextContent('/things/x');
    run(({ retry }) => retry('x'));
    await waitFor(() => expect(screen.queryByText(said)).not.toBeInTheDocument());
    await waitFor(() => expect(state('x')).toBeUndefined());
    expect(server.getThings()[0]).toMatchObject({ text: 'Mine' });
  });

  it('is nothing where its records have no page: what is saved stays, and one’s own can be had by Undo', async () => {
    const { server, run, press, state } = await show();
    delete server.collection.pathOf;
    server.elsewhere.update({ ...thingOf('x'), text: 'Theirs' });
    run(({ update }) => update('x', { text: 'Mine' }, { done: 'Written.' }));
    await screen.findByText(/The same was also changed elsewhere, and that was kept/);
    expect(screen.queryByText('Written.')).not.toBeInTheDocument();
    expect(screen.queryByText(said)).not.toBeInTheDocument();
    await waitFor(() => expect(state('x')).toBeUndefined());
    run(({ update }) => update('x', { name: 'Later' }));
    await waitFor(() => expect(server.getThings()[0]).toMatchObject({ name: 'Later', text: 'Theirs' }));
    await press('Undo');
    await waitFor(() => expect(server.getThings()[0]).toMatchObject({ name: 'Later', text: 'Mine' }));
  });

  it('leads from one record to the next', async () => {
    const { server, run, press } = await show();
    server.setTrouble(() => 403);
    run(({ update }) => {
      update('x', { text: 'Mine' });
      update('y', { text: 'Mine' });
    });
    await screen.findByText(/^2 changes were not saved and wait for your decision/);
    await press('Decide');
    expect(screen.getByTestId('address')).toHaveTextContent('/things/x');
    await press('Decide');
    expect(screen.getByTestId('address')).toHaveTextContent('/things/y');
  });

  /** The focus is moved to the place where it is decided, which says this. */
  const decidedWhere = (said: RegExp) => {
    const { activeElement } = document;
    expect(activeElement).toHaveAttribute('data-decision');
    expect(activeElement).toHaveTextContent(said);
  };

  it('has the focus moved to it where it is open already', async () => {
    const { server, run, press } = await show('x');
    server.setTrouble(() => 403);
    run(({ update }) => update('x', { text: 'Mine' }));
    await press('Decide');
    await press('Decide');
    expect(screen.getByTestId('address')).toHaveTextContent('/things/x');
    decidedWhere(/was not saved/);
  });

  it('has the focus moved to both versions where it was also changed elsewhere', async () => {
    const { server, run, press } = await show('x');
    const arrived = Promise.withResolvers<undefined>();
    server.setDelay((name, part) => (name === 'update' && part === 'call' ? arrived.promise : Promise.resolve()));
    run(({ update }) => update('x', { text: 'Mine' }));
    act(() => void server.elsewhere.update({ ...thingOf('x'), text: 'Theirs' }));
    arrived.resolve(undefined);
    await press('Decide');
    await press('Decide');
    decidedWhere(/was changed in two places/);
  });

  it('is not counted where it could be decided nowhere', async () => {
    const { server, run, state } = await show();
    delete server.collection.pathOf;
    server.setTrouble(() => 403);
    run(({ update }) => update('x', { text: 'Mine' }));
    await waitFor(() => expect(state('x')).toBe('refused'));
    expect(screen.queryByText(said)).not.toBeInTheDocument();
  });

  it('is not what was taken back', async () => {
    const { server, run } = await show();
    server.setTrouble(() => 403);
    run(({ remove }) => remove(['x']));
    await screen.findByText(/This could not be done; everything is as it was\./);
    expect(screen.queryByText(said)).not.toBeInTheDocument();
  });
});
