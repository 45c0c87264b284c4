import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { StoryWindow } from './StoryWindow';

/** Brings what is observed near the view. */
let comeNear: () => void = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.IntersectionObserver = class {
    constructor(tell: IntersectionObserverCallback) {
      comeNear = () => tell([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => jest.useRealTimers());

const show = () =>
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <StoryWindow
          {...{ frame: 'panel--live', height: '32rem', title: 'Example: live' }}
          {...{ storybook: '/storybook/', scheme: 'default', language: 'en' }}
        />
      </UiProvider>
    </StaticI18nProvider>,
  );
const frame = () => screen.getByTitle<HTMLIFrameElement>('Example: live');

/** What Storybook posts to the page around it. */
const say = (type: string) => {
  const data = JSON.stringify({ key: 'storybook-channel', event: { type, args: ['panel--live'] } });
  fireEvent(window, new MessageEvent('message', { data, source: frame().contentWindow }));
};

it('starts when it is nearly in view, and says that it loads until it is drawn', () => {
  show();
  expect(frame()).not.toHaveAttribute('src');
  act(() => comeNear());
  expect(frame().src).toContain('/storybook/iframe.html?id=panel--live');
  say('storyPrepared');
  expect(screen.getByText('Loading …')).toBeInTheDocument();
  say('storyRendered');
  expect(screen.queryByText('Loading …')).not.toBeInTheDocument();
});

it('says that it does not come, and tries again when asked', () => {
  show();
  act(() => comeNear());
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('alert')).toHaveTextContent('The example did not come.');
  const before = frame();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(frame()).not.toBe(before);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  say('storyMissing');
  expect(screen.getByRole('alert')).toBeVisible();
});
