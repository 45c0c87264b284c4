import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { categoryMessages } from './categoryMessages';
import { iconMessages } from './messages';
import { countByCategory, WITHOUT } from './model/filterIcons';
import type { Icon } from './model/icon';

/** Stands for all categories; no category is called so. */
export const ALL = '*';

/** A category to choose, and how many of what is found it has. */
export type CategoryChoice = { id: string; name: string; count: number };

const known: Readonly<Record<string, (typeof categoryMessages)[keyof typeof categoryMessages]>> = categoryMessages;

/** What the categories of the icons are called in the language of the page, by id. One that we do not know keeps its id. */
export function useCategoryNames(icons: readonly Icon[]): ReadonlyMap<string, string> {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const ids = new Set(icons.flatMap(({ categories }) => categories));
    return new Map(
      [...ids].map((id) => {
        const message = known[id];
        return [id, message ? formatMessage(message) : id];
      }),
    );
  }, [icons, formatMessage]);
}

/**
 * The categories to choose from, by name: those that something was found in, and the chosen one.
 * @param found what the other filters leave
 */
export function useCategories(
  names: ReadonlyMap<string, string>,
  found: readonly Icon[],
  chosen: string | null,
): readonly CategoryChoice[] {
  const { formatMessage, locale } = useIntl();
  return useMemo(() => {
    const counts = countByCategory(found);
    const countOf = (id: string) => counts.get(id) ?? 0;
    const isOffered = ({ id, count }: CategoryChoice) => count > 0 || id === chosen;
    const { compare } = new Intl.Collator(locale);
    const named = [...names].map(([id, name]) => ({ id, name, count: countOf(id) }));
    return [
      { id: ALL, name: formatMessage(iconMessages.allCategories), count: found.length },
      ...named.filter(isOffered).sort((a, b) => compare(a.name, b.name)),
      ...[{ id: WITHOUT, name: formatMessage(iconMessages.withoutCategory), count: countOf(WITHOUT) }].filter(
        isOffered,
      ),
    ];
  }, [names, found, chosen, formatMessage, locale]);
}
