import { render, screen } from '@testing-library/react';
import { AriaProvider } from '../aria-provider';
import { MenuButton, MenuItem } from '../menu';
import { UiProvider } from '../theme';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

/** React runs effects when it has time, as in a browser, instead of at the end of each step of a test. */
const asInABrowser = () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
};

afterEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
});

/** Presses Escape in the moment an element of the role is on the page, and tells when that was done. */
const escapeAtFirstSightOf = (role: string) =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!screen.queryByRole(role)) return;
      observer.disconnect();
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      );
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });

it('opens a menu for the first time, and hears an Escape that comes in the moment it is there', async () => {
  render(
    <UiProvider locale="en">
      <AriaProvider locale="en" navigate={() => undefined}>
        <MenuButton label="More">
          <MenuItem>Mute</MenuItem>
        </MenuButton>
      </AriaProvider>
    </UiProvider>,
  );
  asInABrowser();
  const pressed = escapeAtFirstSightOf('menu');
  screen.getByRole('button', { name: 'More' }).click();
  await pressed;
  await screen.findByRole('button', { name: 'More', expanded: false });
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
