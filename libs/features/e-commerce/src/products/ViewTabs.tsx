import { RouteLink } from '@ezone/shell/routing';
import { Button } from '@ezone/ui/button';
import { IconButton } from '@ezone/ui/icon-button';
import { TextField } from '@ezone/ui/text-field';
import { Tooltip } from '@ezone/ui/tooltip';
import { Bookmark, X } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { viewMessages } from './messages';
import { addressOfView, productViews, viewOf } from './model/productList';
import type { ProductListValues, ProductView } from './model/productList';
import type { SavedViews } from './useSavedViews';

export type ViewTabsProps = {
  values: ProductListValues;
  /** The query of the address, from its `?` on. */
  search: string;
  addressOf: (view: ProductView) => string;
  /** How many products are in each. */
  counts: Readonly<Record<ProductView, number>> | undefined;
  saved: SavedViews;
};

/** The views of the table, each with how many it holds, and those that the user has saved. */
export const ViewTabs = ({ values, search, addressOf, counts, saved }: ViewTabsProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const [name, setName] = useState<string | null>(null);
  const own = saved.views.find((view) => view.search === search);
  const shown = own || values.category !== null ? undefined : viewOf(values);
  return (
    <Bar aria-label={formatMessage(viewMessages.views)}>
      {productViews.map((view) => (
        <Tab key={view} to={addressOf(view)} aria-current={view === shown ? 'page' : undefined}>
          {formatMessage(viewMessages[view])}
          {counts && <Count>{formatNumber(counts[view])}</Count>}
        </Tab>
      ))}
      {saved.views.map((view) => (
        <Own key={view.search}>
          <Tab to={addressOfView(view.search)} aria-current={view === own ? 'page' : undefined}>
            <bdi>{view.name}</bdi>
          </Tab>
          {view === own && (
            <Tooltip text={formatMessage(viewMessages.forget)}>
              <IconButton
                size="dense"
                icon={<X />}
                label={formatMessage(viewMessages.forget)}
                onPress={() => {
                  saved.forget(view);
                }}
              />
            </Tooltip>
          )}
        </Own>
      ))}
      {search !== '' && !own && name === null && (
        <Button
          variant="ghost"
          size="dense"
          icon={<Bookmark />}
          onPress={() => {
            setName(values.q);
          }}
        >
          {formatMessage(viewMessages.save)}
        </Button>
      )}
      {name !== null && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() === '') return;
            saved.save({ name: name.trim(), search });
            setName(null);
          }}
        >
          <TextField
            label={formatMessage(viewMessages.name)}
            labelHidden
            placeholder={formatMessage(viewMessages.name)}
            size="dense"
            autoFocus
            maxLength={60}
            value={name}
            onChange={({ target }) => {
              setName(target.value);
            }}
            onKeyDown={({ key }) => {
              if (key === 'Escape') setName(null);
            }}
            onBlur={() => {
              if (name.trim() === '') setName(null);
            }}
          />
        </form>
      )}
    </Bar>
  );
};

const Bar = styled.nav`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  padding-inline: ${({ theme }) => theme.space(2)};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};
  overflow: auto hidden;
  scrollbar-width: none;
`;

const Own = styled.span`
  display: flex;
  align-items: center;
`;

const Tab = styled(RouteLink)`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-block-size: 4.4rem;
  padding-inline: ${({ theme }) => theme.space(3)};
  border-block-end: 2px solid transparent;
  color: ${({ theme }) => theme.color.textMuted};
  text-decoration: none;
  white-space: nowrap;
  ${({ theme }) => theme.type.control}

  &:hover {
    color: ${({ theme }) => theme.color.text};
  }

  &:focus-visible {
    outline-offset: -0.2rem;
  }

  &[aria-current] {
    border-block-end-color: ${({ theme }) => theme.tone.primary.solid};
    color: ${({ theme }) => theme.color.text};
  }
`;

const Count = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
  ${({ theme }) => theme.type.caption}
  ${({ theme }) => theme.figures}
`;
