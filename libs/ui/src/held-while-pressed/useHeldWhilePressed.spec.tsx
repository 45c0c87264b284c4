import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { useHeldWhilePressed } from './useHeldWhilePressed';

const user = userEvent.setup();
let set: (names: readonly string[]) => void;
const pressed = jest.fn();

const Names = () => {
  const [names, setNames] = useState<readonly string[]>(['one', 'two']);
  useEffect(() => {
    set = setNames;
  }, []);
  const { shown, hold } = useHeldWhilePressed(names);
  return (
    <div onPointerDownCapture={hold}>
      {shown.map((name) => (
        <button key={name} type="button" onClick={() => pressed(name)}>
          {name}
        </button>
      ))}
    </div>
  );
};
const begin = (name: string) => user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name }) });
const change = () =>
  act(() => {
    set(['two']);
  });
const hear = (type: string, about: object = {}) =>
  act(() => {
    window.dispatchEvent(Object.assign(new Event(type), about));
  });
const shown = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

beforeEach(() => {
  pressed.mockClear();
  render(<Names />);
});
afterEach(() => user.pointer('[/MouseLeft]'));

it('shows what is new at once while nothing is pressed', () => {
  change();
  expect(screen.queryByRole('button', { name: 'one' })).not.toBeInTheDocument();
});

it('keeps what is pressed until the press has counted', async () => {
  await begin('one');
  change();
  await user.pointer({ keys: '[/MouseLeft]', target: screen.getByRole('button', { name: 'one' }) });
  expect(pressed).toHaveBeenCalledWith('one');
  await waitFor(() => expect(shown()).toEqual(['two']));
});

it('keeps what is dragged until it has been dropped, though the drag cancels the pointer', async () => {
  await begin('one');
  hear('dragstart');
  hear('pointercancel');
  change();
  expect(shown()).toEqual(['one', 'two']);
  hear('dragend');
  await waitFor(() => expect(shown()).toEqual(['two']));
});

it('hears of a press that ended elsewhere when the pointer is back', async () => {
  await begin('one');
  change();
  hear('pointermove', { buttons: 1 });
  expect(shown()).toEqual(['one', 'two']);
  hear('pointermove', { buttons: 0 });
  await waitFor(() => expect(shown()).toEqual(['two']));
});
