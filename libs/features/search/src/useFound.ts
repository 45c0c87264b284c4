import { useApi } from '@ezone/shell/data/query';
import { useAddressQuery } from '@ezone/shell/routing';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { firstOf, kindOf, kindOfApp } from './kinds';
import type { Kind } from './kinds';

/** The most results that are asked for. */
export const MOST_RESULTS = 100;

/** The most letters that can be searched for. */
export const MOST_LETTERS = 200;

/** What is searched for, of which kind, and from which app one comes, as the address says it; and what was found. */
export function useFound() {
  const { parameters, want } = useAddressQuery();
  const api = useApi();
  const query = parameters.get('q') ?? '';
  // The kind of the app that one comes from comes first.
  const from = kindOfApp(parameters.get('from'));
  const found = useQuery({
    queryKey: ['search', query],
    queryFn: ({ signal }) => api.search({ query: { q: query, limit: MOST_RESULTS }, signal }),
    enabled: query.trim() !== '' && query.length <= MOST_LETTERS,
    placeholderData: keepPreviousData,
    meta: { suppressToast: true },
  });
  return {
    query,
    kind: kindOf(parameters.get('type')),
    found: { ...found, data: found.data && firstOf(found.data, from) },
    search: (text: string) => {
      want({ q: text, type: null });
    },
    choose: (kind: Kind | null) => {
      want({ type: kind }, { replace: false });
    },
    /** The address of a page of search with the same words. */
    addressOn: (page: 'classic' | 'modern', kind?: Kind): string => {
      const next = new URLSearchParams(parameters);
      if (kind) next.set('type', kind);
      return `/pages/search/${page}?${next.toString()}`;
    },
  };
}

export type Found = ReturnType<typeof useFound>;
