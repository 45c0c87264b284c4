import { commonMessages } from '@ezone/shell/notices/words';
import { PageHeader } from '@ezone/shell/page/page-header';
import { useShownKey } from '@ezone/shell/panels/keyboard';
import { RouteLink } from '@ezone/shell/routing';
import { Button } from '@ezone/ui/button';
import { Chip } from '@ezone/ui/chip';
import { IconButton } from '@ezone/ui/icon-button';
import { MenuButton, MenuItem } from '@ezone/ui/menu';
import { Popover } from '@ezone/ui/popover';
import { SearchField } from '@ezone/ui/search-field';
import { Select } from '@ezone/ui/select';
import { Switch } from '@ezone/ui/switch';
import { mirroredInRtl } from '@ezone/ui/theme';
import { Tooltip } from '@ezone/ui/tooltip';
import { Archive, ArrowLeft, Settings, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { boardMessages, boardSentences, colorMessages } from '../messages';
import { limits } from '../model/board';
import type { Board, BoardList, Card } from '../model/board';
import { boardColors, toneOf } from '../model/toneOf';
import type { BoardActions } from '../useBoard';
import type { BoardAddress } from '../useBoardAddress';
import { NameForm } from './NameForm';
import { Watchers } from './Watchers';
import type { Watcher } from './Watchers';

export type BoardHeaderProps = {
  board: Board;
  address: BoardAddress;
  /** Who else looks at the board. */
  others: readonly Watcher[];
  /** The cards that are selected. */
  selected: readonly Card[];
  lists: readonly BoardList[];
  actions: BoardActions;
  onSelect: (selected: ReadonlySet<string>) => void;
  onChange: (fields: Partial<Board>) => void;
  onArchive: () => void;
  onRemove: () => void;
};

/** The head of a board: its name, search, settings; and what can be done with the cards that are selected. */
export const BoardHeader = ({
  board,
  address,
  others,
  selected,
  lists,
  actions,
  onSelect,
  onChange,
  onArchive,
  onRemove,
}: BoardHeaderProps) => {
  const { formatMessage } = useIntl();
  const [isRenaming, setIsRenaming] = useState(false);
  const mineKey = useShownKey('q');
  const { settings } = board;
  const set = (fields: Partial<Board['settings']>) => {
    onChange({ settings: { ...settings, ...fields } });
  };
  const ids = selected.map(({ id }) => id);
  const clear = () => {
    onSelect(new Set());
  };
  return (
    <PageHeader
      start={
        <Tooltip text={formatMessage(boardMessages.toBoards)}>
          <BackLink to="/apps/scrumboard/boards" aria-label={formatMessage(boardMessages.toBoards)}>
            <ArrowLeft />
          </BackLink>
        </Tooltip>
      }
      titleDir="auto"
      title={<Titled $color={settings.color === '' ? 'none' : toneOf(settings.color)}>{board.name}</Titled>}
      search={
        <SearchField
          label={formatMessage(boardMessages.search)}
          clearLabel={formatMessage(commonMessages.clearSearch)}
          query={address.query}
          onSearch={(q) => {
            address.narrow({ q });
          }}
        />
      }
      over={
        isRenaming ? (
          <NameForm
            label={formatMessage(boardMessages.boardName)}
            action={formatMessage(commonMessages.save)}
            name={board.name}
            limit={limits.boardName}
            onName={(name) => {
              onChange({ name });
              setIsRenaming(false);
            }}
            onClose={() => {
              setIsRenaming(false);
            }}
          />
        ) : ids.length > 0 ? (
          <Selection role="group" aria-label={formatMessage(boardSentences.selected, { count: ids.length })}>
            <IconButton icon={<X />} label={formatMessage(commonMessages.clear)} onPress={clear} />
            <span role="status">{formatMessage(boardSentences.selected, { count: ids.length })}</span>
            <MenuButton size="dense" label={formatMessage(boardMessages.moveTo)}>
              {lists.map(({ id, name }) => (
                <MenuItem
                  key={id}
                  onAction={() => {
                    actions.moveCards(ids, { to: id, before: null });
                    clear();
                  }}
                >
                  {name}
                </MenuItem>
              ))}
            </MenuButton>
            <IconButton
              icon={<Archive />}
              label={formatMessage(boardMessages.toArchive)}
              onPress={() => {
                actions.archiveCards(ids, true);
                clear();
              }}
            />
            <IconButton
              icon={<Trash2 />}
              label={formatMessage(commonMessages.remove)}
              onPress={() => {
                actions.removeCards(ids);
                clear();
              }}
            />
          </Selection>
        ) : null
      }
      actions={
        <>
          <Watchers others={others} />
          <Tooltip text={formatMessage(boardMessages.mine)} shortcut={mineKey}>
            <Chip
              pressed={address.isMine}
              tone={address.isMine ? 'primary' : 'neutral'}
              onPress={() => {
                address.narrow({ mine: address.isMine ? null : '1' });
              }}
            >
              {formatMessage(boardMessages.mine)}
            </Chip>
          </Tooltip>
          <Popover
            label={formatMessage(boardMessages.settings)}
            width={280}
            trigger={<IconButton icon={<Settings />} label={formatMessage(boardMessages.settings)} />}
          >
            <Fields>
              <Select
                label={formatMessage(boardMessages.color)}
                placeholder={formatMessage(colorMessages.none)}
                options={boardColors.map((id) => ({ id, label: formatMessage(colorMessages[id]) }))}
                value={boardColors.find((color) => color === settings.color) ?? 'none'}
                onChange={(color) => {
                  set({ color: color === 'none' ? '' : color });
                }}
              />
              <Switch
                spread
                isSelected={settings.subscribed}
                onChange={(subscribed) => {
                  set({ subscribed });
                }}
              >
                {formatMessage(boardMessages.subscribed)}
              </Switch>
              <Switch
                spread
                isSelected={settings.cardCoverImages}
                onChange={(cardCoverImages) => {
                  set({ cardCoverImages });
                }}
              >
                {formatMessage(boardMessages.covers)}
              </Switch>
              <Button
                onPress={() => {
                  setIsRenaming(true);
                }}
              >
                {formatMessage(boardMessages.rename)}
              </Button>
              <Button onPress={onArchive}>{formatMessage(boardMessages.archive)}</Button>
              <Button variant="danger" onPress={onRemove}>
                {formatMessage(commonMessages.remove)}
              </Button>
            </Fields>
          </Popover>
        </>
      }
    />
  );
};

const Titled = styled.span<{ $color: ReturnType<typeof toneOf> | 'none' }>`
  ${({ theme, $color }) => $color !== 'none' && `border-block-end: 0.3rem solid ${theme.tone[$color].solid};`}
`;

const BackLink = styled(RouteLink)`
  display: inline-grid;
  place-items: center;
  inline-size: 3.6rem;
  block-size: 3.6rem;
  color: inherit;

  svg {
    inline-size: 2rem;
    block-size: 2rem;
    ${mirroredInRtl}
  }
`;

/* One line: the lists below do not move when a press ends a selection, or begins one. */
const Selection = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  white-space: nowrap;
`;

const Fields = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  padding: ${({ theme }) => theme.space(4)};
`;
