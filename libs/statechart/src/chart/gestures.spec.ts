/** @jest-environment ./tools/jest/DocumentEnvironment.ts */
import { listenToDrag } from './gestures';

const scrollBy = jest.fn();
const pressed = jest.fn();

/** A frame that can be dragged, with a button in it. */
function frame() {
  const element = document.createElement('div');
  const button = document.createElement('button');
  element.append(button);
  document.body.append(element);
  Object.assign(element, { scrollBy });
  // React, too, listens from the outside.
  document.body.addEventListener('click', pressed);
  listenToDrag(element);
  return button;
}

const point = (target: EventTarget, type: string, init: PointerEventInit = {}) =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'mouse', ...init }));
const drag = (target: HTMLElement, by: number) => {
  point(target, 'pointerdown');
  point(window, 'pointermove', { movementX: by, movementY: 0 });
  point(window, 'pointerup');
  target.click();
};

beforeEach(() => {
  document.body.replaceChildren();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

it('scrolls by dragging, which presses nothing', () => {
  jest.useFakeTimers();
  const button = frame();
  drag(button, 40);
  expect(scrollBy).toHaveBeenCalledWith({ left: -40, top: -0, behavior: 'instant' });
  expect(pressed).not.toHaveBeenCalled();
  jest.runAllTimers();
  button.click();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('takes a hand that trembles for a press', () => {
  drag(frame(), 2);
  expect(pressed).toHaveBeenCalledTimes(1);
});
