import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PlainTextArea } from './PlainTextArea';

it('shows its value also where its owner does not take all that was typed', async () => {
  const Short = () => {
    const [text, setText] = useState('');
    return (
      <PlainTextArea aria-label="Text" value={text} onChange={({ target }) => setText(target.value.slice(0, 3))} />
    );
  };
  render(<Short />);
  await userEvent.type(screen.getByLabelText('Text'), 'abcde');
  expect(screen.getByLabelText('Text')).toHaveValue('abc');
});

it('leaves alone what nobody gives a value', async () => {
  render(<PlainTextArea aria-label="Text" defaultValue="a" />);
  await userEvent.type(screen.getByLabelText('Text'), 'bc');
  expect(screen.getByLabelText('Text')).toHaveValue('abc');
});
