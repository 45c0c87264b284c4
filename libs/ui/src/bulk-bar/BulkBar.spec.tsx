import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { page } from '../testing/page';
import * as stories from './BulkBar.stories';

const { Wide } = composeStories(stories, page);

beforeEach(() => {
  const nothing = () => undefined;
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe = nothing;
      unobserve = nothing;
      disconnect = nothing;
    },
  });
  document.documentElement.style.fontSize = '10px';
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});

it.each([
  [1400, true],
  [700, false],
])('in a bar of %i pixels, it is %s that the actions have words', (width, hasWords) => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
  render(<Wide />);
  expect(screen.getByRole('button', { name: 'Archive' })).toBeVisible();
  expect(screen.queryByText('Archive') !== null).toBe(hasWords);
});
