import { Button } from '@ezone/ui/button';
import { IconButton } from '@ezone/ui/icon-button';
import { TextField } from '@ezone/ui/text-field';
import { Tooltip } from '@ezone/ui/tooltip';
import { Bookmark, X } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { RouteLink } from '../../routing';
import { viewMessages } from './messages';
import type { SavedViews } from './useSavedViews';

/** A view that is always there. */
export type ListView = {
  id: string;
  /** Already translated. */
  label: string;
  /** Its address. */
  to: string;
  /** How many it holds, where that is known. */
  count?: number | undefined;
};

export type ViewTabsProps = {
  views: readonly ListView[];
  /** The id of the view that is shown, unless it is a saved one. */
  current: string | undefined;
  /** Those that the user has saved: of `useSavedViews`. */
  saved: SavedViews;
  /** The path of the list. */
  path: string;
  /** The query of the address, from its `?` on. */
  search: string;
  /** What a view is called at first that is saved now. */
  defaultName: string;
};

/** The views of a list, and those that the user has saved: a search with its filters and order, by a name. */
export const ViewTabs = ({ views, current, saved, path, search, defaultName }: ViewTabsProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const [name, setName] = useState<string | null>(null);
  const own = saved.views.find((view) => view.search === search);
  return (
    <Bar aria-label={formatMessage(viewMessages.views)}>
      {views.map(({ id, label, to, count }) => (
        <Tab key={id} to={to} aria-current={!own && id === current ? 'page' : undefined}>
          {label}
          {count !== undefined && <Count>{formatNumber(count)}</Count>}
        </Tab>
      ))}
      {saved.views.map((view) => (
        <Own key={view.search}>
          <Tab to={path + view.search} aria-current={view === own ? 'page' : undefined}>
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
            setName(defaultName);
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
