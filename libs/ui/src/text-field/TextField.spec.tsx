import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import * as areas from './TextArea.stories';
import * as stories from './TextField.stories';
import { page } from '../testing/page';

const { Empty, WithDescription } = composeStories(stories, page);
const { Empty: EmptyArea } = composeStories(areas, page);

it('is valid again when the error goes, and keeps its focus and its help', () => {
  const { rerender } = render(<WithDescription error="You must enter a email" />);
  const field = screen.getByRole('textbox');
  field.focus();
  rerender(<WithDescription />);
  expect(screen.getByRole('textbox')).toBe(field);
  expect(field).toHaveFocus();
  expect(field).toBeValid();
  expect(field).toHaveAccessibleDescription('We write to it only when you ask for a new password.');
});

it('has room for an error before there is one, so that the error is announced', () => {
  const { rerender } = render(<Empty />);
  const room = document.querySelector('[aria-live="polite"]');
  expect(room).toBeEmptyDOMElement();
  rerender(<Empty error="You must enter a email" />);
  expect(document.querySelector('[aria-live="polite"]')).toBe(room);
  expect(room).toHaveTextContent('You must enter a email');
});

it('adds to what describes it already', () => {
  render(
    <>
      <Empty aria-describedby="rule" description="Help." />
      <p id="rule">Company address only.</p>
    </>,
  );
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Help. Company address only.');
});

it('gives a text area the same label and error', () => {
  render(<EmptyArea error="Write at least one line." />);
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveAccessibleDescription('Write at least one line.');
});
