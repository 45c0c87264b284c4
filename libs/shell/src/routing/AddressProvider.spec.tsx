import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { render, screen } from '@testing-library/react';
import { PageErrorBoundary } from './PageErrorBoundary';
import { MemoryAddress } from './testing';

const Broken = () => {
  throw new Error('broken');
};

it('leaves it to what stands around the router to say that something broke', () => {
  jest.spyOn(console, 'error').mockImplementation();
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <PageErrorBoundary isWholePage onRetry={() => undefined}>
          <MemoryAddress>
            <Broken />
          </MemoryAddress>
        </PageErrorBoundary>
      </UiProvider>
    </StaticI18nProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Something went wrong on this page' })).toBeVisible();
  jest.restoreAllMocks();
});
