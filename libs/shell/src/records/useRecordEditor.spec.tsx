import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { newId } from './newId';
import { createFakeRecordServer } from './testing/fakeRecordServer';
import type { Thing } from './testing/fakeRecordServer';
import { renderWindow } from './testing/renderWindow';
import { useRecordEditor } from './useRecordEditor';
import { useRecords } from './useRecords';
import type { UseRecords } from './useRecords';

const first: readonly Thing[] = ['x', 'y'].map((id) => ({ id, name: `Thing ${id}`, text: '', done: false }));

/** A page of things, of which one can be opened. Their texts have three characters at most. */
const show = async (userId = newId()) => {
  const server = createFakeRecordServer(first);
  const { collection } = server;
  collection.unfit = ({ text = '' }) => (text.length > 3 ? ['text'] : []);
  const Editor = ({ thing, things }: { thing: Thing; things: UseRecords<Thing> }) => {
    const state = things.stateOf(thing.id);
    const { content, change, save, resolve } = useRecordEditor({
      collection,
      record: thing,
      state,
      update: things.update,
    });
    return (
      <>
        <input aria-label="Text" value={content.text} onChange={({ target }) => change({ text: target.value })} />
        <button onClick={save}>Save</button>
        {state?.progress.at === 'conflict' && <button onClick={() => resolve('theirs')}>Keep theirs</button>}
      </>
    );
  };
  const Page = () => {
    const things = useRecords(collection);
    const [opened, open] = useState<string | null>(null);
    const thing = things.records?.find(({ id }) => id === opened);
    return (
      <>
        <button onClick={() => open('x')}>Open</button>
        <button onClick={() => open(null)}>Close</button>
        <button onClick={() => things.remove(['x'])}>Remove</button>
        {thing && <Editor thing={thing} things={things} />}
        {things.records?.map(({ id, name }) => (
          <p key={id}>{name}</p>
        ))}
      </>
    );
  };
  const view = renderWindow(server, <Page />, { userId, isTold: false });
  await screen.findByText('Thing x');
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  return { ...view, server, press, field: () => screen.getByRole('textbox', { name: 'Text' }) };
};

/** Whether the browser asks before it closes the page. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('a text that is too long to be sent', () => {
  it('has the browser ask before the page is closed, until it fits', async () => {
    const { user, press, field } = await show();
    await press('Open');
    await user.type(field(), 'abc');
    expect(asks()).toBe(false);
    await user.type(field(), 'd');
    await waitFor(() => expect(asks()).toBe(true));
    await user.type(field(), '{Backspace}');
    await waitFor(() => expect(asks()).toBe(false));
  });

  it('does so when its editor is closed, too, until its record is removed', async () => {
    const { user, press, field } = await show();
    await press('Open');
    await user.type(field(), 'abcd');
    await press('Close');
    expect(asks()).toBe(true);
    await press('Open');
    expect(field()).toHaveValue('abcd');
    await press('Remove');
    expect(asks()).toBe(false);
  });

  it('does so after a reload, too, and for nobody else', async () => {
    const ada = newId();
    const { user, press, field, unmount } = await show(ada);
    await press('Open');
    await user.type(field(), 'abcd');
    expect(asks()).toBe(true);
    unmount();
    expect(asks()).toBe(false);
    const other = await show();
    expect(asks()).toBe(false);
    other.unmount();
    const later = await show(ada);
    expect(asks()).toBe(true);
    await later.press('Open');
    expect(later.field()).toHaveValue('abcd');
    await later.user.type(later.field(), '{Backspace}');
    await waitFor(() => expect(asks()).toBe(false));
  });

  it('does not come back once it was decided that theirs is kept', async () => {
    const { server, user, press, field } = await show();
    await press('Open');
    act(() => {
      server.elsewhere.update({ id: 'x', name: 'Thing x', text: 'the', done: false });
    });
    await user.type(field(), 'abc');
    await press('Save');
    await screen.findByRole('button', { name: 'Keep theirs' });
    await user.type(field(), 'd');
    await press('Keep theirs');
    await waitFor(() => expect(field()).toHaveValue('the'));
    expect(asks()).toBe(false);
    await press('Close');
    await press('Open');
    expect(field()).toHaveValue('the');
  });
});
