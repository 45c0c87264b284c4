import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fn } from 'storybook/test';
import * as stories from './Autocomplete.stories';
import { Dialog } from '../dialog';
import { page } from '../testing/page';
import { UiProvider } from '../theme';

const { Chosen, Empty, FreeText, Invalid, LookedUp } = composeStories(stories, page);

const field = () => screen.getByRole('combobox', { name: 'Town' });

it.each([
  ['kra', 'Kraków'],
  ['KRAKÓW', 'Kraków'],
  ['lodz', 'Łódź'],
  ['IZM', 'İzmir'],
  ['ızm', 'İzmir'],
  ['ürı', 'Zürich'],
])('%s finds %s', async (typed, found) => {
  render(<Empty />);
  await userEvent.type(field(), typed);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    expect.stringMatching(`^${found}`),
  ]);
});

it('goes back to what was chosen on Escape, and stays in the field', async () => {
  const onChange = fn();
  render(<Chosen onChange={onChange} />);
  await userEvent.type(field(), 'lo{Escape}');
  expect(field()).toHaveValue('Oslo');
  expect(field()).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});

it('closes its list by an Escape, and the dialog around it by the next', async () => {
  const onClose = fn();
  render(
    <UiProvider locale="en">
      <Dialog open onClose={onClose} title="Where to" closeLabel="Close">
        <Chosen />
      </Dialog>
    </UiProvider>,
  );
  await userEvent.type(field(), '{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('follows its owner', async () => {
  /** Chooses on the press of a button. */
  const Owner = () => {
    const [town, setTown] = useState<string | null>('oslo');
    return (
      <>
        <Empty value={town} onChange={fn(setTown)} />
        <button type="button" onClick={() => setTown('lyon')}>
          Lyon
        </button>
        <button type="button" onClick={() => setTown(null)}>
          None
        </button>
      </>
    );
  };
  render(<Owner />);
  expect(field()).toHaveValue('Oslo');
  await userEvent.click(screen.getByRole('button', { name: 'Lyon' }));
  expect(field()).toHaveValue('Lyon');
  await userEvent.click(screen.getByRole('button', { name: 'None' }));
  expect(field()).toHaveValue('');
});

it('keeps a text that is none of the options where that is allowed', async () => {
  const onTextChange = fn();
  const onChange = fn();
  render(<FreeText onTextChange={onTextChange} onChange={onChange} />);
  await userEvent.clear(field());
  await userEvent.type(field(), 'Atlantis{Enter}');
  await userEvent.tab();
  expect(field()).toHaveValue('Atlantis');
  expect(onTextChange).toHaveBeenLastCalledWith('Atlantis');
});

it('keeps what was chosen when a later search does not find it', async () => {
  const onChange = fn();
  render(<LookedUp onChange={onChange} />);
  await userEvent.type(field(), 'os');
  await screen.findByRole('option', { name: /Oslo/ });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('oslo');
  await userEvent.clear(field());
  expect(onChange).toHaveBeenLastCalledWith(null);
  await userEvent.type(field(), 'os');
  await screen.findByRole('option', { name: /Oslo/ });
  await userEvent.keyboard('{ArrowDown}{Enter} x');
  await screen.findByText('No town is called so.');
  await userEvent.tab();
  expect(field()).toHaveValue('Oslo');
});

it('reads the error with the field', () => {
  render(<Invalid />);
  expect(field()).toHaveAccessibleDescription('Choose a town.');
  expect(field()).toBeInvalid();
});
