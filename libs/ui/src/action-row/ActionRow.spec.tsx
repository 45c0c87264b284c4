import { render, screen } from '@testing-library/react';
import { AriaProvider } from '../aria-provider';
import { UiProvider } from '../theme';
import { ActionRow } from '.';
import type { Action } from '.';

const actionsOf = (tone: Action['tone']) =>
  ['Star', 'Archive', 'Label', 'Remove'].map((label): Action => ({
    id: label,
    label,
    icon: null,
    onPress: () => undefined,
    ...(label === 'Remove' && { tone }),
  }));

beforeEach(() => {
  // Room for three buttons, of which one is the menu.
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(3.5 * 48);
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
  ['keeps the last in its place where it destroys something', 'error', ['Star', 'More', 'Remove']],
  ['moves the last into the menu where it does not', 'neutral', ['Star', 'Archive', 'More']],
] as const)('%s', (_, tone, names) => {
  render(
    <UiProvider locale="en">
      <AriaProvider locale="en" navigate={() => undefined}>
        <ActionRow actions={actionsOf(tone)} moreLabel="More" />
      </AriaProvider>
    </UiProvider>,
  );
  const buttons = screen.getAllByRole('button');
  expect(buttons).toHaveLength(names.length);
  names.forEach((name, at) => {
    expect(buttons[at]).toHaveAccessibleName(name);
  });
});
