import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';
import { page } from '../testing/page';
import * as stories from './RecordList.stories';

const { Swiping } = composeStories(stories, page);
const row = (number: number) => screen.getByRole('row', { name: new RegExp(` ${String(number)}$`) });

/** jsdom has no pointers: what a finger does, one point after the other. */
const point = (type: string, target: Element, x: number, y: number, pointerType = 'touch') => {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y });
  Object.assign(event, { pointerId: 7, pointerType, isPrimary: true });
  act(() => {
    fireEvent(target, event);
  });
};
const swipe = (target: Element, dx: number, dy = 0, pointerType = 'touch') => {
  point('pointerdown', target, 200, 300, pointerType);
  point('pointermove', target, 200 + dx / 2, 300 + dy / 2, pointerType);
  point('pointermove', target, 200 + dx, 300 + dy, pointerType);
};
const lift = (target: Element) => {
  point('pointerup', target, 0, 0);
};

const show = async (isPhone = true, more: Partial<ComponentProps<typeof Swiping>> = {}) => {
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: !isPhone, addEventListener: () => undefined, removeEventListener: () => undefined }),
  });
  const onAction = fn();
  const onOpen = fn();
  render(<Swiping onAction={onAction} onOpen={onOpen} {...more} />);
  // What swipes rows is fetched.
  await act(async () => {
    await import('./RowSwipe');
    await import('./followDrags');
  });
  return { onAction, onOpen };
};

afterEach(() => {
  document.documentElement.dir = 'ltr';
  document.body.style.direction = '';
});

it.each([
  ['ltr', -120, 'remove'],
  ['ltr', 120, 'star'],
  ['rtl', -120, 'star'],
  ['rtl', 120, 'remove'],
] as const)('does in %s what a swipe of %i px is for: %s', async (direction, dx, expected) => {
  const { onAction, onOpen } = await show();
  const one = row(2);
  one.style.direction = direction;
  swipe(one, dx);
  expect(document.querySelector(`[data-swiped="${expected}"]`)).toBeInTheDocument();
  expect(one.style.transform).toBe(`translateX(${String(dx)}px)`);
  lift(one);
  await waitFor(() => expect(onAction.mock.calls).toEqual([[expected, 'p2']]));
  expect(document.querySelector('[data-swiped]')).not.toBeInTheDocument();
  expect(onOpen).not.toHaveBeenCalled();
});

it.each([
  ['too short a way', 40, 0, 'touch'],
  ['a finger that scrolls', 100, 160, 'touch'],
  ['a mouse', 160, 0, 'mouse'],
] as const)('does nothing for %s', async (_, dx, dy, pointerType) => {
  const { onAction } = await show();
  const one = row(2);
  swipe(one, dx, dy, pointerType);
  lift(one);
  expect(one.style.transform).toBe('');
  expect(onAction).not.toHaveBeenCalled();
});

it('leaves the row where it was when the browser takes the finger, and swipes nothing at a desk', async () => {
  const { onAction } = await show(false);
  swipe(row(2), 160);
  lift(row(2));
  expect(onAction).not.toHaveBeenCalled();
});

describe('a finger that holds its row', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const hold = (one: Element) => {
    point('pointerdown', one, 200, 300);
    act(() => jest.advanceTimersByTime(500));
  };

  it('drags it and swipes nothing, also where it goes sideways', async () => {
    const { onAction } = await show(true, { onReorder: fn() });
    const one = row(2);
    hold(one);
    point('pointermove', one, 320, 300);
    expect(screen.getByRole('grid')).toHaveAttribute('data-dragging');
    expect(document.querySelector('[data-swiped]')).not.toBeInTheDocument();
    expect(one.style.transform).toBe('');
    point('pointerup', one, 320, 300);
    expect(onAction).not.toHaveBeenCalled();
    // The next one swipes again.
    swipe(one, 120);
    expect(screen.getByRole('grid')).not.toHaveAttribute('data-dragging');
    expect(one.style.transform).toBe('translateX(120px)');
    lift(one);
    expect(onAction).toHaveBeenCalledWith('star', 'p2');
  });

  it('swipes on where the swipe began before', async () => {
    await show(true, { onReorder: fn() });
    const one = row(2);
    swipe(one, 60);
    act(() => jest.advanceTimersByTime(500));
    point('pointermove', one, 320, 300);
    expect(screen.getByRole('grid')).not.toHaveAttribute('data-dragging');
    expect(one.style.transform).toBe('translateX(120px)');
    lift(one);
  });
});
