import { screen, waitFor } from '@testing-library/react';
import { createFakeRecordServer } from './testing/fakeRecordServer';
import { renderWindow } from './testing/renderWindow';
import { UnsavedMark } from './UnsavedMark';
import { useRecords } from './useRecords';
import { useUndecided } from './useUndecided';

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
