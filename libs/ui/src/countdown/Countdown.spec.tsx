import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import * as stories from './Countdown.stories';
import { page } from '../testing/page';

const { Running } = composeStories(stories, page);

const to = new Date(2027, 0, 1).getTime();

const show = (before: number) => {
  jest.useFakeTimers({ now: to - before });
  const { container } = render(<Running to={to} label="It opens soon" />);
  return {
    shown: () => [...container.querySelectorAll('[data-unit]')].map(({ textContent }) => textContent),
    pass: (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds)),
  };
};
afterEach(() => {
  jest.useRealTimers();
});

it('passes second by second', () => {
  const { shown, pass } = show(2 * 86_400_000 + 3_661_000);
  expect(shown()).toEqual(['2days', '01hour', '01minute', '01second']);
  pass(1000);
  expect(shown()).toEqual(['2days', '01hour', '01minute', '00seconds']);
  pass(1000);
  expect(shown()).toEqual(['2days', '01hour', '00minutes', '59seconds']);
});

it('leaves no second out where the page was opened within one', () => {
  const { shown, pass } = show(10_700);
  const seconds = Array.from({ length: 10 }, () => {
    const [, , , last] = shown();
    pass(1000);
    return last;
  });
  expect(seconds.map((text) => Number.parseInt(text ?? '', 10))).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
});

it('is read to the minute, by who comes upon it: a timer that does not call out', () => {
  const { pass } = show(86_400_000 + 61_000);
  const timer = screen.getByRole('timer', { name: 'It opens soon' });
  expect(timer).not.toHaveAttribute('aria-live');
  const read = () => timer.firstElementChild?.textContent;
  expect(read()).toBe('1 day, 0 hours and 1 minute are left.');
  pass(1000);
  expect(read()).toBe('1 day, 0 hours and 1 minute are left.');
  pass(1000);
  expect(read()).toBe('1 day, 0 hours and 0 minutes are left.');
});

it('says once that the moment has come, and stays there', () => {
  const { shown, pass } = show(1000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  pass(1000);
  expect(screen.getByRole('status')).toHaveTextContent('It is there.');
  pass(5000);
  expect(shown()).toEqual(['0days', '00hours', '00minutes', '00seconds']);
});
