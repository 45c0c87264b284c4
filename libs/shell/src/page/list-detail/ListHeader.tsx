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
  /** The one primary action, on the key n. */
  create?: ListCreate | undefined;
};

export type ListSort = {
  options: readonly { id: string; label: string }[];
  value: string;
  onChange: (id: string) => void;
};

export type ListCreate = { label: MessageDescriptor; icon?: ReactNode; onPress: () => void };

type Props = ListHeaderProps & {
  search: ListPlace['search'];
  searchRef: RefObject<SearchFieldHandle | null>;
  /** The selection bar, which replaces everything but the search; null while nothing is selected. */
  bulkBar: ReactNode;
};

/** The head of a list: its title and count, search, filters and order. */
export const ListHeader = ({ title, count, searchLabel, sort, filters, create, search, searchRef, bulkBar }: Props) => {
  const { formatMessage } = useIntl();
  const shown = useShownKeys();
  const field = search && searchLabel !== undefined && (
    <Search>
      <SearchField
        ref={searchRef}
        label={searchLabel}
        clearLabel={formatMessage(commonMessages.clearSearch)}
        shortcut={shown('/')}
        query={search.text}
        onSearch={search.change}
      />
    </Search>
  );
  return (
    <Head>
      <Lead>
        <Title $isCovered={bulkBar !== null}>
          <h1>{title}</h1>
          {count !== undefined && <p>{count}</p>}
        </Title>
        {bulkBar}
      </Lead>
      <VisuallyHidden role="status">{count}</VisuallyHidden>
      {field}
      {bulkBar === null && (
        <Tools>
          {filters}
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
          {create && <Create {...create} shortcut={shown('n')} />}
        </Tools>
      )}
    </Head>
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

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-inline-size: 0;
  padding-block: ${({ theme }) => theme.space(3)};
`;

/* The bar of a selection lies over the title, so that the rows below do not move under a finger that holds one. */
const Lead = styled.div`
  display: grid;
  flex: 1;
  align-items: center;
  min-inline-size: 0;

  & > * {
    grid-area: 1 / 1;
  }
`;

const Title = styled.div<{ $isCovered: boolean }>`
  min-inline-size: 0;
  min-block-size: 4.4rem;
  align-content: center;
  ${({ $isCovered }) => $isCovered && 'opacity: 0; pointer-events: none;'}

  & > h1 {
    ${({ theme }) => theme.type.section}
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > p {
    ${({ theme }) => theme.type.caption}
    color: ${({ theme }) => theme.color.textMuted};
  }
`;

/* Where there is little room it has a line of its own. */
const Search = styled.div`
  order: 1;
  flex: 1 0 100%;

  ${({ theme }) => theme.up.md} {
    order: 0;
    flex: 0 1 28rem;
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
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
