import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '../../notices/toast';
import { FullscreenToggle, useFullscreen } from '.';

const FullscreenButton = () => <FullscreenToggle actor={useFullscreen()} />;

const show = () =>
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <ToastProvider>
          <FullscreenButton />
        </ToastProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
/** A browser that can fill the screen, which jsdom cannot. */
const screenOf = (page: Element | null) => {
  Object.defineProperty(document, 'fullscreenElement', { value: page, configurable: true });
  document.dispatchEvent(new Event('fullscreenchange'));
};

afterEach(() => {
  screenOf(null);
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
});

it('fills the screen, and follows the browser back', async () => {
  document.documentElement.requestFullscreen = () => {
    screenOf(document.documentElement);
    return Promise.resolve();
  };
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
  expect(await screen.findByRole('button', { name: 'Leave full screen' })).toBeVisible();
  act(() => screenOf(null));
  expect(await screen.findByRole('button', { name: 'Full screen' })).toBeVisible();
});

it('says so where the browser cannot', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
  expect(await screen.findByText('This browser does not let a page fill the screen.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Full screen' })).toBeVisible();
});
