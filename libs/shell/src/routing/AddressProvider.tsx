import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { createBrowserRouter, RouterProvider, useRouteError } from 'react-router-dom';
import type { createMemoryRouter } from 'react-router-dom';

const Content = createContext<ReactNode>(null);
const ShownContent = () => use(Content);

type Router = ReturnType<typeof createBrowserRouter | typeof createMemoryRouter>;

/** What knows the address as it is, also before the page is drawn with it. */
export const AddressRouter = createContext<Router | null>(null);

/** What breaks outside of a page is told around the router, not by it. */
const Passed = () => {
  throw useRouteError();
};

/** One route for every address: which page that is, and who may see it, `AppRouter` decides. */
export const everyAddress = [{ path: '*', Component: ShownContent, ErrorBoundary: Passed }];

/** The address of the browser's window, for as long as the app runs. A data router, because only that can hold somebody who leaves. */
export const createBrowserAddress = () => createBrowserRouter(everyAddress);

type AddressProviderProps = {
  /** Made of `everyAddress`. */
  router: Router;
  children: ReactNode;
};

/** Gives what is in it an address, and links that lead to others. */
export const AddressProvider = ({ router, children }: AddressProviderProps) => (
  <AddressRouter value={router}>
    <Content value={children}>
      <RouterProvider router={router} />
    </Content>
  </AddressRouter>
);
