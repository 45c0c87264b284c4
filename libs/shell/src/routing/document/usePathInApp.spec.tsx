import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { usePathInApp } from './usePathInApp';

const App = () => <p>{usePathInApp('/apps/books', '/apps/books/all')}</p>;

const routerAt = (path: string) =>
  createMemoryRouter(
    [
      { path: '/home', element: <p>Home</p> },
      { path: '/apps/books/*', element: <App /> },
    ],
    {
      initialEntries: ['/home', path],
    },
  );

it.each(['/apps/books', '/apps/books/', '/Apps/Books'])(
  'shows at %s what is first at once, and the address follows',
  async (path) => {
    const router = routerAt(path);
    render(<RouterProvider router={router} />);
    expect(screen.getByText('/apps/books/all')).toBeVisible();
    expect(router.state.location.pathname).toBe('/apps/books/all');
    // It is no step of its own.
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/home');
  },
);

it('is where the address is within the app', () => {
  const router = routerAt('/apps/books/read/7');
  render(<RouterProvider router={router} />);
  expect(screen.getByText('/apps/books/read/7')).toBeVisible();
  expect(router.state.location.pathname).toBe('/apps/books/read/7');
});
