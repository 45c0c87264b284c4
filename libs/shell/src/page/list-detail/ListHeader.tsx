import { commonMessages } from '../../notices/words';
import { Button } from '@ezone/ui/button';
import { IconButton } from '@ezone/ui/icon-button';
import { MenuButton, MenuItem, MenuSection } from '@ezone/ui/menu';
import { SearchField } from '@ezone/ui/search-field';
import type { SearchFieldHandle } from '@ezone/ui/search-field';
import { Tooltip } from '@ezone/ui/tooltip';
import { VisuallyHidden } from '@ezone/ui/visually-hidden';
import { ArrowDownNarrowWide, Plus } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import styled from 'styled-components';
import { PageHeader } from '../page-header';
import { listMessages } from './messages';
import type { ListPlace } from './useListAddress';
import { useShownKeys } from './useShownKeys';

export type ListHeaderProps = {
  /** The h1. */
  title: string;
  /** How many records are shown, in words. Screen readers announce a change. */
  count?: string | undefined;
  /** Names the search field: "Search contacts". */
  searchLabel?: string | undefined;
  /** The orders to choose from. */
  sort?: ListSort | undefined;
  /** More filters, for those that are not in the sidebar. */
  filters?: ReactNode;
  /** The one primary action, on the keys n and c. It has a button, unless there is a line above the rows to add one in. */
  create?: ListCreate | undefined;
};

export type ListSort = {
  options: readonly { id: string; label: string }[];
  value: string;
  onChange: (id: string) => void;
};

export type ListCreate = {
  label: MessageDescriptor;
  icon?: ReactNode;
  onPress: () => void;
  hasLine?: boolean;
};

type Props = ListHeaderProps & {
  /** Opens the sidebar. */
  start: ReactNode;
  search: ListPlace['search'];
  searchRef: RefObject<SearchFieldHandle | null>;
  /** Enter was pressed in the search, with this text in it. */
  onSearchEnter: (query: string) => void;
  /** The selection bar, which lies over the title and takes the place of everything but the search; null while nothing is selected. */
  bulkBar: ReactNode;
};

/** The head of a list: its title and count, search, filters and order. */
export const ListHeader = ({
  title,
  count,
  searchLabel,
  sort,
  filters,
  create,
  start,
  search,
  searchRef,
  onSearchEnter,
  bulkBar,
}: Props) => {
  const { formatMessage } = useIntl();
  const shown = useShownKeys();
  const field = search && searchLabel !== undefined && (
    <SearchField
      ref={searchRef}
      label={searchLabel}
      clearLabel={formatMessage(commonMessages.clearSearch)}
      shortcut={shown('/')}
      query={search.text}
      onSearch={search.change}
      onEnter={onSearchEnter}
    />
  );
  const hasFilters = Boolean(filters) && bulkBar === null;
  return (
    <>
      <PageHeader
        title={title}
        description={count === undefined ? undefined : <p>{count}</p>}
        over={bulkBar}
        start={start}
        search={
          (field || hasFilters) && (
            <Found>
              {field && <Field>{field}</Field>}
              {hasFilters && filters}
            </Found>
          )
        }
        actions={
          bulkBar === null &&
          (sort || (create && !create.hasLine)) && (
            <>
              {sort && (
                <MenuButton
                  label={formatMessage(listMessages.sort)}
                  icon={<ArrowDownNarrowWide />}
                  iconOnly
                  placement="bottom end"
                >
                  <MenuSection
                    title={formatMessage(listMessages.sort)}
                    selection={{
                      mode: 'single',
                      selected: [sort.value],
                      onChange: ([id]) => {
                        if (id !== undefined) sort.onChange(id);
                      },
                    }}
                  >
                    {sort.options.map(({ id, label }) => (
                      <MenuItem key={id} id={id}>
                        {label}
                      </MenuItem>
                    ))}
                  </MenuSection>
                </MenuButton>
              )}
              {create && !create.hasLine && <Create {...create} shortcut={shown('n / c')} />}
            </>
          )
        }
      />
      <VisuallyHidden role="status">{count}</VisuallyHidden>
    </>
  );
};

/** With its words where there is room for them. */
function Create({ label, icon = <Plus />, onPress, shortcut }: ListCreate & { shortcut: string | undefined }) {
  const words = useIntl().formatMessage(label);
  return (
    <>
      <OnDesk>
        <Tooltip text={words} shortcut={shortcut}>
          <Button variant="primary" icon={icon} onPress={onPress}>
            {words}
          </Button>
        </Tooltip>
      </OnDesk>
      <OnPhone>
        <IconButton variant="primary" icon={icon} label={words} onPress={onPress} />
      </OnPhone>
    </>
  );
}

const Found = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
`;

const Field = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

const OnDesk = styled.span`
  display: none;
  margin-inline-start: ${({ theme }) => theme.space(1)};

  ${({ theme }) => theme.up.sm} {
    display: inline-flex;
  }
`;

const OnPhone = styled.span`
  ${({ theme }) => theme.up.sm} {
    display: none;
  }
`;
