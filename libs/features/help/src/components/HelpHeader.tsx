import { commonMessages } from '@ezone/shell/notices/words';
import { PageHeader } from '@ezone/shell/page/page-header';
import type { PageHeaderProps } from '@ezone/shell/page/page-header';
import { useKeys, useShownKey } from '@ezone/shell/panels/keyboard';
import { SearchField } from '@ezone/ui/search-field';
import type { SearchFieldHandle } from '@ezone/ui/search-field';
import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';

type HelpHeaderProps = Pick<PageHeaderProps, 'title' | 'description' | 'actions'> & {
  searchLabel: string;
  searchRef: RefObject<SearchFieldHandle | null>;
  query: string;
  onSearch: (query: string) => void;
};

/** The head of a page of help: what it is, and its search, which `/` leads to. */
export const HelpHeader = ({ searchLabel, searchRef, query, onSearch, ...header }: HelpHeaderProps) => {
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
