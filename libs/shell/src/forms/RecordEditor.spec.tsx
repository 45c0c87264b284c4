import { StaticI18nProvider } from '@ezone/i18n/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeRecordServer } from '../records/testing/fakeRecordServer';
import type { Thing } from '../records/testing/fakeRecordServer';
import { ThingStage } from './testing/ThingStage';

const harbour: Thing = { id: 'x', name: 'Harbour', text: '', done: false };

const show = () => {
  const server = createFakeRecordServer([harbour]);
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <ThingStage server={() => server} />
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
  return server;
};
const name = () => screen.findByRole('textbox', { name: 'Name' });
const press = async (button: string) => userEvent.click(await screen.findByRole('button', { name: button }));
const save = () => userEvent.keyboard('{Control>}{Enter}{/Control}');
const names = (server: ReturnType<typeof show>) => server.getThings().map((thing) => thing.name);

beforeEach(() => {
  sessionStorage.clear();
});

it('hands over what was just typed before the record is removed, so that Undo brings back both', async () => {
  const server = show();
  await userEvent.type(await name(), ' lights');
  await press('Remove');
  await screen.findByText('Nothing is open.');
  await waitFor(() => expect(names(server)).toEqual([]));
  await press('Undo');
  await waitFor(() => expect(names(server)).toEqual(['Harbour lights']));
  expect(await name()).toHaveValue('Harbour lights');
  expect(screen.queryByText(/removed elsewhere/)).not.toBeInTheDocument();
});

it('shows what was changed to something else meanwhile, and lets decide', async () => {
  const server = show();
  await userEvent.type(await name(), ' lights');
  server.setDelay(() => {
    server.setDelay(() => Promise.resolve());
    server.elsewhere.update({ ...harbour, name: 'Port' });
    return Promise.resolve();
  });
  await save();
  expect(await screen.findByRole('group', { name: 'Name' })).toHaveTextContent('Port');
  await press('Keep mine');
  await waitFor(() => expect(names(server)).toEqual(['Harbour lights']));
});

it('makes one new record of what is typed into one that is removed elsewhere, and leads on to it', async () => {
  const server = show();
  await userEvent.type(await name(), ' lights');
  act(() => {
    server.elsewhere.remove(['x']);
  });
  const page = within(screen.getByRole('main'));
  await userEvent.click(await page.findByRole('button', { name: 'Keep as a new one' }));
  await waitFor(() => expect(names(server)).toEqual(['Harbour lights']));
  expect(await name()).toHaveValue('Harbour lights');
  // The notice still offers the same.
  await press('Keep as a new one');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep as a new one' })).not.toBeInTheDocument());
  await save();
  expect(names(server)).toEqual(['Harbour lights']);
});
