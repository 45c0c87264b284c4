import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useTypeAhead } from './useTypeAhead';

function Awaiting({ onKey, isThere }: { onKey: () => void; isThere: boolean }) {
  useTypeAhead(!isThere);
  const [text, setText] = useState('Ada');
  return (
    <div role="presentation" onKeyDown={onKey}>
      <button type="button">Elsewhere</button>
      {isThere && (
        <input
          aria-label="Name"
          autoFocus
          value={text}
          onChange={({ target }) => {
            setText(target.value);
          }}
        />
      )}
    </div>
  );
}

it('types into what was awaited what was typed meanwhile, and nothing of it reaches the page', async () => {
  const onKey = jest.fn();
  const { rerender } = render(<Awaiting onKey={onKey} isThere={false} />);
  screen.getByRole('button').focus();
  await userEvent.keyboard(' Lovellx{Backspace}{Enter}');
  rerender(<Awaiting onKey={onKey} isThere />);
  expect(screen.getByRole('textbox')).toHaveValue('Ada Lovell');
  expect(onKey).not.toHaveBeenCalled();
  await userEvent.keyboard('!');
  expect(screen.getByRole('textbox')).toHaveValue('Ada Lovell!');
});

it('gives the keys back to the page by Escape', async () => {
  const onKey = jest.fn();
  const { rerender } = render(<Awaiting onKey={onKey} isThere={false} />);
  screen.getByRole('button').focus();
  await userEvent.keyboard('x{Escape}');
  onKey.mockClear();
  await userEvent.keyboard('y');
  expect(onKey).toHaveBeenCalledTimes(1);
  rerender(<Awaiting onKey={onKey} isThere />);
  expect(screen.getByRole('textbox')).toHaveValue('Ada');
});
