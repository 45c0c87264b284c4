import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen } from '@testing-library/react';
import type { TextFile } from '../../../data/files';
import { ToastProvider } from '../../../notices/toast';
import { useSaveFile } from './useSaveFile';

const UNDER_WAY = 'The file is being written …';

const Export = ({ write }: { write: () => Promise<TextFile> }) => {
  const save = useSaveFile();
  return <button onClick={() => void save(3, write)}>Export</button>;
};

const show = () => {
  const written = Promise.withResolvers<TextFile>();
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <ToastProvider>
          <Export write={() => written.promise} />
        </ToastProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
  act(() => {
    screen.getByRole('button').click();
  });
  return written;
};
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  URL.createObjectURL = () => 'blob:file';
  // jsdom goes nowhere.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('says that a file is being written where that takes more than a second, until it is', async () => {
  const written = show();
  await pass(900);
  expect(screen.queryByText(UNDER_WAY)).not.toBeInTheDocument();
  await pass(200);
  expect(screen.getByText(UNDER_WAY)).toBeVisible();
  await pass(60_000);
  expect(screen.getByText(UNDER_WAY)).toBeVisible();
  written.resolve({ name: 'a.csv', type: 'text/csv', text: 'a' });
  await pass(1000);
  expect(screen.getByText('3 entries are in the file.')).toBeVisible();
  expect(screen.queryByText(UNDER_WAY)).not.toBeInTheDocument();
});

it('says nothing of it where it is quick', async () => {
  show().resolve({ name: 'a.csv', type: 'text/csv', text: 'a' });
  await pass(2000);
  expect(screen.getByText('3 entries are in the file.')).toBeVisible();
  expect(screen.queryByText(UNDER_WAY)).not.toBeInTheDocument();
});

it('says in the place of it that nothing came', async () => {
  const written = show();
  await pass(2000);
  written.reject(new Error('offline'));
  await pass(1000);
  expect(screen.getByText('This could not be loaded.')).toBeVisible();
  expect(screen.queryByText(UNDER_WAY)).not.toBeInTheDocument();
});
