import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { IconFilter } from './model/filterIcons';
import { iconFamilies } from './model/icon';

/** What the address says is looked for. */
export type Wanted = IconFilter & { query: string };

/** What is looked for, which the address holds, and how to look for something else. */
export function useFilter(): Wanted & { want: (change: Partial<Wanted>) => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wanted = useMemo((): Wanted => {
    const parameters = new URLSearchParams(search);
    const style = parameters.get('style');
    return {
      query: parameters.get('q') ?? '',
      category: parameters.get('category'),
      family: iconFamilies.find((family) => family === style) ?? null,
    };
  }, [search]);

  return {
    ...wanted,
    want: (change) => {
      const { query, category, family } = { ...wanted, ...change };
      const parameters = new URLSearchParams(search);
      for (const [name, value] of Object.entries({ q: query, category, style: family })) {
        if (value) parameters.set(name, value);
        else parameters.delete(name);
      }
      const next = parameters.toString();
      // Looking for something is no step that Back should undo.
      void navigate(`${pathname}${next && `?${next}`}`, { replace: true });
    },
  };
}
