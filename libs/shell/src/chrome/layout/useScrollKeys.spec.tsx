import { fireEvent, render, screen } from '@testing-library/react';
import { useScrollKeys } from './useScrollKeys';

/** A page that scrolls beside bars that stay, one of which has more than it can show. */
function Framed({ isCovered = false }: { isCovered?: boolean }) {
  useScrollKeys();
  return (
    <>
      <button type="button">Fold</button>
      <input aria-label="Search" />
      <nav style={{ overflowY: 'auto' }} ref={(element) => void (element && sized(element))}>
        <a href="/notes">Notes</a>
      </nav>
      <div
        data-page-scroller=""
        data-testid="area"
        style={{ overflowY: 'auto' }}
        ref={(area) => void (area && sized(area))}
      >
        <button type="button">Save</button>
      </div>
      {isCovered && <div role="dialog" />}
    </>
  );
}
/** jsdom has no layout. */
const sized = (element: HTMLElement) =>
  Object.defineProperties(element, { clientHeight: { value: 800 }, scrollHeight: { value: 5000 } });
const scrolled = () => screen.getByTestId('area').scrollTop;
const fold = () => screen.getByRole('button', { name: 'Fold' });

it('scrolls the area while nothing has the focus', () => {
  render(<Framed />);
  fireEvent.keyDown(document.body, { key: ' ' });
  expect(scrolled()).toBe(700);
  fireEvent.keyDown(document.body, { key: 'ArrowUp' });
  expect(scrolled()).toBe(660);
});

it('scrolls it by the keys that a button beside it has no use for', () => {
  render(<Framed />);
  for (const [key, place] of [
    ['PageDown', 700],
    ['End', 5000],
    ['PageUp', 4300],
    ['ArrowDown', 4300],
    [' ', 4300],
    ['Home', 0],
  ] as const) {
    fireEvent.keyDown(fold(), { key });
    expect([key, scrolled()]).toEqual([key, place]);
  }
});

it('leaves the keys to what uses them: a field, another area that scrolls, the browser within the area', () => {
  render(<Framed />);
  for (const element of [screen.getByRole('textbox'), screen.getByText('Notes'), screen.getByText('Save')])
    expect(fireEvent.keyDown(element, { key: 'End' })).toBe(true);
  expect(scrolled()).toBe(0);
});

it('leaves the page alone while something lies over it', () => {
  render(<Framed isCovered />);
  fireEvent.keyDown(fold(), { key: 'PageDown' });
  expect(scrolled()).toBe(0);
});
