import { commonMessages } from '@ezone/shell/notices/words';
import { PageHeader } from '@ezone/shell/page/page-header';
import { SidebarIcon } from '@ezone/shell/page/page-layout';
import { useShownKey } from '@ezone/shell/panels/keyboard';
import { IconButton } from '@ezone/ui/icon-button';
import { SearchField } from '@ezone/ui/search-field';
import type { SearchFieldHandle } from '@ezone/ui/search-field';
import { Tooltip } from '@ezone/ui/tooltip';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { notesMessages } from '../messages';

export type NotesHeaderProps = {
  /** The name of the view. */
  title: string;
  /** What is searched for now, as the address says. */
  query: string;
  onSearch: (query: string) => void;
  searchRef: Ref<SearchFieldHandle>;
  /** Opens the sidebar, where it is a drawer. */
  onOpenPlaces: () => void;
};

/** The name of the view and the search. */
export const NotesHeader = ({ title, query, onSearch, searchRef, onOpenPlaces }: NotesHeaderProps) => {
  const { formatMessage } = useIntl();
  return (
    <PageHeader
      title={title}
      titleDir="auto"
      start={
        <Places>
          <Tooltip text={formatMessage(notesMessages.openPlaces)}>
            <IconButton icon={<SidebarIcon />} label={formatMessage(notesMessages.openPlaces)} onPress={onOpenPlaces} />
          </Tooltip>
        </Places>
      }
      search={
        <SearchField
          ref={searchRef}
          label={formatMessage(notesMessages.search)}
          clearLabel={formatMessage(commonMessages.clearSearch)}
          shortcut={useShownKey('/')}
          query={query}
          onSearch={onSearch}
        />
      }
    />
  );
};

const Places = styled.div`
  margin-inline-start: ${({ theme }) => theme.space(-2)};
  ${({ theme }) => theme.up.lg} {
    display: none;
  }
`;
