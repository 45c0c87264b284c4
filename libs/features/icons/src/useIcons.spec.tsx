import { fakeApi } from '@ezone/api-client/testing';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { ApiContext } from '@ezone/shell/data/query';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { sampleIcons } from './testing/icons';
import { ICONS_KEPT, useIcons } from './useIcons';

it('is remembered for whoever comes straight back, and then forgotten', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const client = new QueryClient();
  const { api } = fakeApi({ 'GET /api/icons': () => [...sampleIcons] });
  const { result, unmount } = renderHook(() => useIcons({ query: '', category: null, family: null }), {
    wrapper: ({ children }) => (
      <StaticI18nProvider language="en">
        <ApiContext value={api}>
          <QueryClientProvider client={client}>{children}</QueryClientProvider>
        </ApiContext>
      </StaticI18nProvider>
    ),
  });
  await waitFor(() => expect(result.current.icons.data).toHaveLength(sampleIcons.length));
  unmount();
  expect(client.getQueryData(['icons'])).toHaveLength(sampleIcons.length);
  await act(() => jest.advanceTimersByTimeAsync(ICONS_KEPT));
  expect(client.getQueryData(['icons'])).toBeUndefined();
  jest.useRealTimers();
});
