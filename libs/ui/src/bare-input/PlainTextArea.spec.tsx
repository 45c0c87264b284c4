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

it('takes nothing out of the element while one types, which would end what undo takes back in one go', async () => {
  const Kept = () => {
    const [text, setText] = useState('Bread');
    return <PlainTextArea aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />;
  };
  render(<Kept />);
  const field = screen.getByLabelText('Text');
  expect(field).toHaveValue('Bread');
  const seen: MutationRecord[] = [];
  new MutationObserver((records) => seen.push(...records)).observe(field, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  await userEvent.type(field, ' and butter');
  expect(field).toHaveValue('Bread and butter');
  expect(seen).toEqual([]);
});
