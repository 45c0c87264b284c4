import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FontSizeButton } from '.';

const scale = () => document.documentElement.style.getPropertyValue('--ez-font-scale');

beforeEach(() => {
  localStorage.clear();
  document.documentElement.style.removeProperty('--ez-font-scale');
});

afterEach(() => jest.restoreAllMocks());

const open = async () => {
  const { unmount } = render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <FontSizeButton />
      </UiProvider>
    </StaticI18nProvider>,
  );
  const opener = screen.getByRole('button', { name: 'Font size' });
  await userEvent.tab();
  expect(opener).toHaveAccessibleDescription('Font size');
  await userEvent.click(opener);
  return { slider: await screen.findByRole('slider', { name: 'Font size' }), unmount };
};

it('makes everything larger and smaller by tenths, from 0.7 to 1.3, and keeps that', async () => {
  const { slider, unmount } = await open();
  act(() => slider.focus());
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(scale()).toBe('1.2');
  await userEvent.keyboard('{End}');
  expect(scale()).toBe('1.3');
  await userEvent.keyboard('{Home}');
  expect(scale()).toBe('0.7');
  unmount();
  expect((await open()).slider).toHaveValue('0.7');
});

it('goes back to what it was at first', async () => {
  document.documentElement.style.setProperty('--ez-font-scale', '1.3');
  const { slider } = await open();
  expect(slider).toHaveValue('1.3');
  await userEvent.click(screen.getByRole('button', { name: 'Back to 100 %' }));
  expect(slider).toHaveValue('1');
  expect(scale()).toBe('1');
});

it('knows the size of the page where the browser keeps nothing', async () => {
  const refuse = () => {
    throw new DOMException('The storage is closed.', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  const { slider, unmount } = await open();
  act(() => slider.focus());
  await userEvent.keyboard('{End}');
  unmount();
  expect((await open()).slider).toHaveValue('1.3');
});
