import { useAddressQuery } from '@ezone/shell/routing';
import { useMemo } from 'react';
import type { IconFilter } from './model/filterIcons';
import { iconFamilies } from './model/icon';

/** What the address says is looked for. */
export type Wanted = IconFilter & { query: string };

/** What is looked for, which the address holds, and how to look for something else. */
export function useFilter(): Wanted & { want: (change: Partial<Wanted>) => void } {
  const { parameters, want } = useAddressQuery();
  const wanted = useMemo((): Wanted => {
    const style = parameters.get('style');
    return {
      query: parameters.get('q') ?? '',
      category: parameters.get('category'),
      family: iconFamilies.find((family) => family === style) ?? null,
    };
  }, [parameters]);

  return {
    ...wanted,
    // Looking for something is no step that Back should undo.
    want: ({ query, category, family }) => {
      want({
        ...(query !== undefined && { q: query }),
        ...(category !== undefined && { category }),
        ...(family !== undefined && { style: family }),
      });
    },
  };
}
