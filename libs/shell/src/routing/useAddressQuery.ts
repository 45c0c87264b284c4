import { use, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AddressRouter } from './AddressProvider';

/** What the query of the address is to say from now on, by name; what is empty or null is taken out of it. */
export type WantedQuery = Readonly<Record<string, string | null>>;

/**
 * What stands in the query of the address, and how to change some of it. Each change goes out from the address as it is, not as the page
 * was drawn last: of two that follow each other faster than it is drawn, none is lost.
 */
export function useAddressQuery() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const router = use(AddressRouter);
  return {
    parameters: useMemo(() => new URLSearchParams(search), [search]),
    /**
     * @param replace whether Back passes over the address as it was
     * @param keepsPart whether the address goes on naming the part of the page that it names
     */
    want: (wanted: WantedQuery, { replace = true, keepsPart = true } = {}) => {
      const now = router?.state.location;
      const next = new URLSearchParams(now?.search ?? search);
      for (const [name, value] of Object.entries(wanted)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      const part = keepsPart ? (now?.hash ?? hash) : '';
      void navigate({ pathname: now?.pathname, search: next.toString(), hash: part }, { replace });
    },
  };
}
