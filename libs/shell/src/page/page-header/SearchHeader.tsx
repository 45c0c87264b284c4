import { SearchField } from '@ezone/ui/search-field';
import type { SearchFieldHandle } from '@ezone/ui/search-field';
import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../notices/words';
import { useKeys, useShownKey } from '../../panels/keyboard';
import { PageHeader } from './PageHeader';
import type { PageHeaderProps } from './PageHeader';

export type SearchHeaderProps = Pick<PageHeaderProps, 'title' | 'description' | 'actions'> & {
  /** What is searched; it also stands in the empty field. */
  searchLabel: string;
  searchRef: RefObject<SearchFieldHandle | null>;
  /** The current search, as in the address. */
  query: string;
  /** Called with the trimmed text when typing pauses. */
  onSearch: (query: string) => void;
};

/** The head of a page that is searched: what it is, and its search, which `/` leads to. */
export const SearchHeader = ({ searchLabel, searchRef, query, onSearch, ...header }: SearchHeaderProps) => {
  const { formatMessage } = useIntl();
  const shortcut = useShownKey('/');
  useKeys([
    {
      ...{ group: 'page', keys: '/', icon: <Search />, label: commonMessages.search },
      run: () => {
        searchRef.current?.focus();
        return undefined;
      },
    },
  ]);
  return (
    <PageHeader
      {...header}
      search={
        <SearchField
          ref={searchRef}
          label={searchLabel}
          clearLabel={formatMessage(commonMessages.clearSearch)}
          shortcut={shortcut}
          query={query}
          onSearch={onSearch}
        />
      }
    />
  );
};
