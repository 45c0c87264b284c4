/** @jest-environment ./tools/jest/DocumentEnvironment.ts */
import { ignoreSecondPress } from './ignoreSecondPress';

const place = { left: 100, right: 140, top: 10, bottom: 50 } as DOMRect;
const heard = jest.fn();

const button = () => {
  const made = document.createElement('button');
  made.getBoundingClientRect = () => place;
  document.body.append(made);
  return made;
};
const press = (clientX: number) => {
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    document.body.dispatchEvent(new MouseEvent(type, { clientX, clientY: 30, bubbles: true }));
};

beforeEach(() => {
  jest.useFakeTimers();
  heard.mockClear();
  document.body.replaceChildren();
  for (const type of ['pointerdown', 'click', 'keydown']) document.body.addEventListener(type, heard);
});
afterEach(() => {
  // What was waited for in one of them is over before the next.
  jest.runAllTimers();
  jest.useRealTimers();
});

it('ignores a second press in the place of what the first has taken away, once', () => {
  const first = button();
  ignoreSecondPress(first);
  first.remove();
  press(120);
  expect(heard).not.toHaveBeenCalled();
  press(120);
  expect(heard).toHaveBeenCalledTimes(2);
});

it('ignores a second press in the place that the first has sent elsewhere, as a row that is sorted anew', () => {
  const first = button();
  ignoreSecondPress(first);
  first.getBoundingClientRect = () => ({ left: 100, right: 140, top: 210, bottom: 250 }) as DOMRect;
  press(120);
  expect(heard).not.toHaveBeenCalled();
});

it('hears presses elsewhere, of what is still there, and later', () => {
  const first = button();
  ignoreSecondPress(first);
  press(120);
  expect(heard).toHaveBeenCalledTimes(2);
  first.remove();
  press(200);
  expect(heard).toHaveBeenCalledTimes(4);
  jest.runAllTimers();
  press(120);
  expect(heard).toHaveBeenCalledTimes(6);
});

it('ignores a Ctrl Enter that follows at once, and no other key', () => {
  const first = button();
  ignoreSecondPress(first);
  first.remove();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }));
  expect(heard).not.toHaveBeenCalled();
  for (const key of ['j', 'Enter']) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  expect(heard).toHaveBeenCalledTimes(2);
});
