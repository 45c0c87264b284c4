/** @jest-environment ./tools/jest/DocumentEnvironment.ts */
import { followDrags } from './followDrags';

const HEIGHT = 60;
const ids = ['a', 'b', 'c', 'd'];

const follow = () => {
  document.body.innerHTML = `<div>${ids.map((id) => `<p data-key="${id}">${id}</p>`).join('')}</div>`;
  const list = document.body.firstElementChild as HTMLElement;
  const onReorder = jest.fn();
  const onSelect = jest.fn();
  const gone = new AbortController();
  let selected: ReadonlySet<string> = new Set();
  followDrags(list, () => ({ rowHeight: HEIGHT, ids, selected, onSelect, onReorder }), gone.signal);
  const send = (type: string, id: string, clientY: number, pointerId = 7) => {
    const touch = { pointerType: 'touch', pointerId, isPrimary: true, button: 0, clientY };
    const event = new PointerEvent(type, { bubbles: true, cancelable: true, ...touch });
    list.querySelector(`[data-key=${id}]`)?.dispatchEvent(event);
  };
  return { list, onReorder, onSelect, gone, send, select: (...some: string[]) => (selected = new Set(some)) };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('lets a row that a finger has held be dragged, and lets go of what the holding has selected', () => {
  const { send, select, onReorder, onSelect, gone } = follow();
  send('pointerdown', 'a', 30);
  jest.advanceTimersByTime(500);
  select('a');
  send('pointercancel', 'a', 0, 0);
  send('pointermove', 'a', 50);
  send('pointermove', 'a', 3 * HEIGHT + 2);
  send('pointerup', 'a', 3 * HEIGHT + 2);
  expect(onSelect.mock.calls).toEqual([[new Set()]]);
  expect(onReorder.mock.calls).toEqual([[['a'], 'd']]);
  gone.abort();
});

it('leaves a finger that moves at once to scrolling', () => {
  const { list, send, onReorder, gone } = follow();
  send('pointerdown', 'a', 30);
  send('pointermove', 'a', 50);
  jest.advanceTimersByTime(500);
  send('pointermove', 'a', 200);
  expect(list.hasAttribute('data-dragging')).toBe(false);
  send('pointerup', 'a', 200);
  expect(onReorder).not.toHaveBeenCalled();
  gone.abort();
});

it('ends with its list', () => {
  const { send, onReorder, gone } = follow();
  gone.abort();
  send('pointerdown', 'a', 30);
  jest.advanceTimersByTime(500);
  send('pointermove', 'a', 200);
  send('pointerup', 'a', 200);
  expect(onReorder).not.toHaveBeenCalled();
});
