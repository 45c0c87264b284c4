import { setImmediate } from 'node:timers/promises';
import { createI18n } from '@ezone/i18n';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { MemoryAddress } from './testing';
import { AppRouter } from './AppRouter';
import type { AppRoute } from './AppRoute';
import { createPageLoader, PageNotLoaded } from './createPageLoader';
import { createRouteTables } from './createRouteTables';
import type { RouteTable } from './decideRoute';
import { useDocumentTitle } from './document';
import { PageErrorBoundary } from './PageErrorBoundary';
import { RouteLink } from './RouteLink';

const Start = () => (
  <main>
    <h1>Start</h1>
    <RouteLink to="/reports?month=5">Reports</RouteLink>
  </main>
);

const route = (path: string, name: string, lazy: AppRoute['lazy']): AppRoute => ({
  path,
  title: { id: `app.test.${name.toLowerCase()}`, defaultMessage: name },
  messages: [],
  chrome: 'bare',
  lazy,
});

const page = (name: string): ComponentType =>
  function Page() {
    return (
      <main>
        <h1>{name}</h1>
      </main>
    );
  };

const Shell = ({ children }: { children: ReactNode }) => (
  <div role="region" aria-label="Shell">
    {children}
  </div>
);

const offline = () => Promise.reject(new Error('offline'));

/** The keys of the browser: the way back, and the address of the reports typed in. */
const Browser = () => {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate('/reports')}>
        Go
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
};

/** Routes of which only that of the start page is there from the start. */
type Lacking = {
  fetchRoutes?: (routes: AppRoute[]) => Promise<RouteTable>;
  fetchShell?: () => Promise<typeof Shell>;
  hasStart?: boolean;
  askLists?: (lists: NonNullable<AppRoute['lists']>) => void;
};

/** The app at its start page, with a link to the reports, whose page the spec provides. */
const renderAt = async (
  address: string,
  reports: AppRoute['lazy'],
  {
    fetchRoutes,
    fetchShell = () => Promise.resolve(Shell),
    hasStart = false,
    askLists,
    ...rest
  }: Partial<AppRoute> & Lacking = {},
) => {
  const i18n = createI18n({ language: 'en', loadMessages: () => ({}) });
  const loader = createPageLoader({ i18n, fetchShell, ...(askLists && { askLists }) });
  const routes = [
    route('/', 'Start', () => Promise.resolve({ Page: Start })),
    { ...route('/reports', 'Reports', reports), ...rest },
    route('/pages/errors/error-404', 'Nothing', () => Promise.resolve({ Page: page('Nothing') })),
  ];
  const fetchAll = fetchRoutes ?? (() => Promise.resolve({ routes, redirects: {} }));
  const tables = createRouteTables(hasStart ? routes.slice(0, 1) : [], () => fetchAll(routes));
  // What suspends while it is rendered comes only to those who wait.
  await act(async () => {
    render(
      <StaticI18nProvider>
        <UiProvider locale="en">
          <MemoryAddress path={address}>
            <AppRouter tables={tables} loader={loader} roles={[]} />
            <Browser />
          </MemoryAddress>
        </UiProvider>
      </StaticI18nProvider>,
    );
    await Promise.resolve();
  });
};

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const follow = async () => {
  await heading('Start');
  await userEvent.click(screen.getByRole('link', { name: 'Reports' }));
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

it('names the page in the browser’s tab and gives its heading the focus', async () => {
  await renderAt('/', () => Promise.resolve({ Page: page('Reports') }));
  await follow();
  const reports = await heading('Reports');
  await waitFor(() => expect(reports).toHaveFocus());
  expect(document.title).toBe('Reports – Ezone');
});

it('asks for the lists of a page once, while its code is fetched', async () => {
  const asked: string[][] = [];
  const lists = { 'app/reports': () => Promise.reject(new Error('Nobody asks here.')) };
  await renderAt('/', () => Promise.resolve({ Page: page('Reports') }), {
    lists,
    askLists: (some) => asked.push(Object.keys(some)),
  });
  await heading('Start');
  expect(asked).toEqual([]);
  await follow();
  await heading('Reports');
  expect(asked).toEqual([['app/reports']]);
});

it('calls a page what it calls itself, and the next one what its route does', async () => {
  const Archive = () => {
    useDocumentTitle('Archive');
    return <RouteLink to="/">Back</RouteLink>;
  };
  await renderAt('/reports', () => Promise.resolve({ Page: Archive }));
  await userEvent.click(await screen.findByRole('link', { name: 'Back' }));
  await heading('Start');
  expect(document.title).toBe('Start – Ezone');
  await follow();
  await screen.findByRole('link', { name: 'Back' });
  expect(document.title).toBe('Archive – Ezone');
});

it('keeps the page before in its place, under a thin bar, while the next one is on its way', async () => {
  let arrive: (module: { Page: ComponentType }) => void = () => undefined;
  await renderAt('/', () => new Promise((resolve) => (arrive = resolve)));
  await follow();
  expect(await screen.findByRole('progressbar', { name: 'Loading …' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Start' })).toBeVisible();
  act(() => {
    arrive({ Page: page('Reports') });
  });
  await heading('Reports');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('puts the shell around the pages that do not stand by themselves', async () => {
  await renderAt('/reports', () => Promise.resolve({ Page: page('Reports') }), { chrome: 'shell' });
  expect(await screen.findByRole('region', { name: 'Shell' })).toContainElement(await heading('Reports'));
});

it('leads an unknown address to error 404', async () => {
  await renderAt('/no/such/page', () => Promise.resolve({ Page: page('Reports') }));
  await heading('Nothing');
});

it('says that a page broke, and can draw it anew', async () => {
  let isBroken = true;
  const Reports = () => {
    if (isBroken) throw new Error('broken');
    return <h1>Reports</h1>;
  };
  await renderAt('/reports', () => Promise.resolve({ Page: Reports }));
  await heading('Something went wrong on this page');
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('Reports');
});

it('leaves what broke behind when somebody goes elsewhere on the same page', async () => {
  const Reports = () => {
    if (useLocation().search !== '') throw new Error('a month that breaks');
    return <h1>Reports</h1>;
  };
  await renderAt('/reports?month=5', () => Promise.resolve({ Page: Reports }));
  await heading('Something went wrong on this page');
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  await heading('Reports');
});

it('offers to reload where the files of a page are gone', async () => {
  await renderAt('/reports', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  await heading('This page could not be fetched');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

it('fetches a page that could not be had without a network as soon as that is back', async () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderAt('/', () =>
    navigator.onLine ? Promise.resolve({ Page: page('Reports') }) : Promise.reject(new Error('offline')),
  );
  await follow();
  await heading('This page could not be fetched');
  expect(screen.getByText(/^There is no connection right now. The page opens by itself/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('This page could not be fetched');
  network.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await heading('Reports');
});

it('fetches what stands around the pages as soon as the network is back, too', async () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderAt('/reports', () => Promise.resolve({ Page: page('Reports') }), {
    chrome: 'shell',
    fetchShell: () => (navigator.onLine ? Promise.resolve(Shell) : offline()),
  });
  await heading('This page could not be fetched');
  network.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByRole('region', { name: 'Shell' })).toContainElement(await heading('Reports'));
});

it.each([
  ['points at its link', () => userEvent.hover(screen.getByRole('link', { name: 'Reports' }))],
  ['moves the focus to its link', () => userEvent.tab()],
])('fetches a page, once, when somebody %s', async (_, intend) => {
  let fetches = 0;
  await renderAt('/', () => {
    fetches += 1;
    return Promise.resolve({ Page: page('Reports') });
  });
  await heading('Start');
  expect(fetches).toBe(0);
  await intend();
  await waitFor(() => {
    expect(fetches).toBe(1);
  });
  await act(() => userEvent.click(screen.getByRole('link', { name: 'Reports' })));
  await heading('Reports');
  expect(fetches).toBe(1);
});

it('says so where the routes could not be fetched', async () => {
  await renderAt('/', offline, { fetchRoutes: offline });
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible();
});

describe('where the routes of the next page could not be fetched', () => {
  const press = (name: string) =>
    act(async () => {
      await userEvent.click(screen.getByRole('button', { name }));
      await setImmediate();
    });
  /** Goes to the reports while the routes cannot be had; answers the network. */
  const fail = async () => {
    const network = { isDown: true };
    await renderAt('/', () => Promise.resolve({ Page: page('Reports') }), {
      hasStart: true,
      fetchRoutes: (routes) => (network.isDown ? offline() : Promise.resolve({ routes, redirects: {} })),
    });
    await heading('Start');
    await press('Go');
    await heading('This page could not be fetched');
    return network;
  };

  it('comes back to the page before', async () => {
    await fail();
    await press('Back');
    await heading('Start');
  });

  it('opens the page when somebody follows the link again', async () => {
    const network = await fail();
    network.isDown = false;
    await press('Go');
    await heading('Reports');
  });

  it('does not offer to lose the app without a network, and opens the page when that is back', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const network = await fail();
    expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
    network.isDown = false;
    await act(async () => {
      window.dispatchEvent(new Event('online'));
      await setImmediate();
    });
    await heading('Reports');
  });
});

it('loads the app again as soon as the network is back, where there is nothing of it', () => {
  const reload = jest.fn();
  const Broken = () => {
    throw new PageNotLoaded('offline');
  };
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <PageErrorBoundary isWholePage onRetry={() => undefined} reload={reload}>
          <Broken />
        </PageErrorBoundary>
      </UiProvider>
    </StaticI18nProvider>,
  );
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('fetches again what failed before anybody needed it', async () => {
  let isDown = true;
  await renderAt('/', () =>
    isDown ? Promise.reject(new Error('offline')) : Promise.resolve({ Page: page('Reports') }),
  );
  await heading('Start');
  await userEvent.tab();
  await act(() => setImmediate());
  isDown = false;
  await userEvent.click(screen.getByRole('link', { name: 'Reports' }));
  await heading('Reports');
});
