import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createFakeRecordServer } from './testing/fakeRecordServer';
import type { Thing as ThingOfServer } from './testing/fakeRecordServer';
import { renderWindow } from './testing/renderWindow';
import { UnsavedMark } from './UnsavedMark';
import { useRecordEditor } from './useRecordEditor';
import { useRecords } from './useRecords';
import type { UseRecords } from './useRecords';
import { useUndecided } from './useUndecided';

it('marks a record while something of it is kept that cannot be sent, also where it is open no more', async () => {
  const server = createFakeRecordServer(['x', 'y'].map((id) => ({ id, name: `Thing ${id}`, text: '', done: false })));
  const { collection } = server;
  collection.unfit = ({ text = '' }) => (text.length > 3 ? ['text'] : []);
  const Thing = ({ id }: { id: string }) => {
    const unsaved = useUndecided(collection.list, id);
    return (
      <li>
        {id} {unsaved && <UnsavedMark unsaved={unsaved} />}
      </li>
    );
  };
  const Editor = ({ thing, things }: { thing: ThingOfServer; things: UseRecords<ThingOfServer> }) => {
    const { content, change } = useRecordEditor({ collection, record: thing, state: null, update: things.update });
    return <input aria-label="Text" value={content.text} onChange={({ target }) => change({ text: target.value })} />;
  };
  const Things = () => {
    const things = useRecords(collection);
    const [isOpen, setIsOpen] = useState(false);
    const [first] = things.records ?? [];
    return (
      first && (
        <>
          {things.records?.map(({ id }) => (
            <Thing key={id} id={id} />
          ))}
          {isOpen && <Editor thing={first} things={things} />}
          <button onClick={() => setIsOpen(!isOpen)}>{isOpen ? 'Close' : 'Open'}</button>
        </>
      )
    );
  };
  const { user } = renderWindow(server, <Things />);
  const field = () => screen.getByRole('textbox', { name: 'Text' });
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  await user.type(field(), 'abcd');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  const mark = screen.getByRole('img', { name: /^Not saved: something in it is missing, too long/ });
  expect(mark.closest('li')).toHaveTextContent('x');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.type(field(), '{Backspace}');
  await waitFor(() => expect(mark).not.toBeInTheDocument());
});

it('marks a record while its user has to decide about it, and no other', async () => {
  const server = createFakeRecordServer(['x', 'y'].map((id) => ({ id, name: `Thing ${id}`, text: '', done: false })));
  const { list } = server.collection;
  const Thing = ({ id }: { id: string }) => {
    const unsaved = useUndecided(list, id);
    return (
      <li>
        {id} {unsaved && <UnsavedMark unsaved={unsaved} />}
      </li>
    );
  };
  const Things = () => {
    const { records, update, retry } = useRecords(server.collection);
    return (
      records && (
        <>
          {records.map(({ id }) => (
            <Thing key={id} id={id} />
          ))}
          <button onClick={() => update('x', { text: 'Mine' })}>Write</button>
          <button onClick={() => retry('x')}>Retry</button>
        </>
      )
    );
  };
  const { user } = renderWindow(server, <Things />);
  await screen.findByText('y');
  server.setTrouble(() => 403);
  await user.click(screen.getByRole('button', { name: 'Write' }));
  const mark = await screen.findByRole('img', { name: 'Not saved' });
  expect(screen.getAllByRole('img')).toEqual([mark]);
  expect(mark.closest('li')).toHaveTextContent('x');
  server.setTrouble(() => 'none');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(mark).not.toBeInTheDocument());
});
