import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { MemoryAddress } from '../../routing/testing';
import { useScrollRestoration } from './useScrollRestoration';

/** jsdom has no layout: the page is as long as we say, and tells of it as a browser would. */
const page: { height: number; grow: () => void } = { height: 5000, grow: () => undefined };
const scrolled = () => document.documentElement.scrollTop;

beforeAll(() => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { get: () => page.height });
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(onResize: () => void) {
        page.grow = onResize;
      }
      observe = () => page.grow();
      disconnect = () => (page.grow = () => undefined);
    },
  });
});
beforeEach(() => {
  page.height = 5000;
  document.documentElement.scrollTop = 0;
});

function Page() {
  useScrollRestoration();
  const navigate = useNavigate();
  return (
    <>
      <h1>{useLocation().pathname}</h1>
      <button type="button" onClick={() => void navigate('/next')}>
        Next
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Somebody scrolls down, follows a link and goes back. */
async function comeBack({ height }: { height: number }) {
  render(
    <MemoryAddress path="/start">
      <Page />
    </MemoryAddress>,
  );
  document.documentElement.scrollTop = 1200;
  fireEvent.scroll(window);
  await press('Next');
  page.height = height;
  document.documentElement.scrollTop = 0;
  await press('Back');
}

it('leaves a new page at its top', async () => {
  await comeBack({ height: 5000 });
  document.documentElement.scrollTop = 0;
  await press('Next');
  expect(scrolled()).toBe(0);
});

it('brings the view back to where it was', async () => {
  await comeBack({ height: 5000 });
  expect(scrolled()).toBe(1200);
});

it('brings a page back at its top that was never scrolled', async () => {
  render(
    <MemoryAddress path="/start">
      <Page />
    </MemoryAddress>,
  );
  await press('Next');
  await press('Next');
  document.documentElement.scrollTop = 1200;
  fireEvent.scroll(window);
  await press('Back');
  expect(scrolled()).toBe(0);
});

it('waits until a page that is still loading is long enough', async () => {
  await comeBack({ height: 800 });
  expect(scrolled()).toBe(0);
  page.height = 5000;
  act(() => page.grow());
  expect(scrolled()).toBe(1200);
});

it('gives way to somebody who scrolls by themselves meanwhile', async () => {
  await comeBack({ height: 800 });
  fireEvent.wheel(window);
  page.height = 5000;
  act(() => page.grow());
  expect(scrolled()).toBe(0);
});
