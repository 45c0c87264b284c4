import { render } from '@testing-library/react';
import { useDocumentTitle } from './useDocumentTitle';

function Mail() {
  useDocumentTitle('Your invoice');
  return null;
}

function Folder({ isOpen, unread }: { isOpen: boolean; unread: number }) {
  useDocumentTitle(`Inbox, ${String(unread)} unread`);
  return isOpen && <Mail />;
}

it.each([
  ['with its folder', true],
  ['later', false],
])('names the tab after a record that is opened %s, whatever is said of its folder', (_, isOpen) => {
  const { rerender } = render(<Folder isOpen={isOpen} unread={1} />);
  rerender(<Folder isOpen unread={1} />);
  expect(document.title).toBe('Your invoice – Ezone');
  rerender(<Folder isOpen unread={2} />);
  expect(document.title).toBe('Your invoice – Ezone');
  rerender(<Folder isOpen={false} unread={2} />);
  expect(document.title).toBe('Inbox, 2 unread – Ezone');
});
