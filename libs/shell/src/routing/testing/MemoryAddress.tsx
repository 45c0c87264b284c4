import { useState } from 'react';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { AddressProvider, everyAddress } from '../AddressProvider';

export type MemoryAddressProps = {
  /** Where one is at first. @default '/' */
  path?: string;
  children: ReactNode;
};

/** An address that nobody else sees, in place of the browser's: for stories and specs. */
export const MemoryAddress = ({ path = '/', children }: MemoryAddressProps) => {
  const [router] = useState(() => createMemoryRouter(everyAddress, { initialEntries: [path] }));
  return <AddressProvider router={router}>{children}</AddressProvider>;
};
