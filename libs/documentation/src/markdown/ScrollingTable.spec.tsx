import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen } from '@testing-library/react';
import { ScrollingTable } from './ScrollingTable';

let onResize: () => void;
let widths: { scrollWidth: number; clientWidth: number };

beforeEach(() => {
  widths = { scrollWidth: 300, clientWidth: 300 };
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(() => widths.scrollWidth);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => widths.clientWidth);
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(callback: () => void) {
        onResize = callback;
      }
      observe = () => {
        onResize();
      };
      disconnect = () => undefined;
    },
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});

const show = () =>
  render(
    <UiProvider scheme="default" locale="en">
      <StaticI18nProvider language="en">
        <h2 id="states">States</h2>
        <ScrollingTable>
          <tbody>
            <tr>
              <td>open</td>
            </tr>
          </tbody>
        </ScrollingTable>
        <h2 id="tokens">Tokens</h2>
      </StaticI18nProvider>
    </UiProvider>,
  );

it('is a stop of the Tab key only where it scrolls, called as the heading above it', () => {
  show();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  widths = { scrollWidth: 500, clientWidth: 300 };
  act(onResize);
  expect(screen.getByRole('group', { name: 'States' })).toHaveAttribute('tabindex', '0');
});
