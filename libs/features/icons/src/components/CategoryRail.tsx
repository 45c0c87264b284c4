import { betweenBars } from '@ezone/ui/below-bars';
import { appSidebarWidth } from '@ezone/ui/theme';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import styled from 'styled-components';
import { iconMessages } from '../messages';
import type { CategoryChoice } from '../useCategories';

export type CategoryRailProps = {
  /** All of them first; undefined while they are not known. */
  categories: readonly CategoryChoice[] | undefined;
  /** The id of the chosen one. */
  chosen: string;
  onChoose: (id: string) => void;
};

/** The categories beside the icons, each with how many it has. One stop for Tab; typing jumps to a name. */
export const CategoryRail = ({ categories, chosen, onChoose }: CategoryRailProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const side = useRef<HTMLDivElement>(null);
  const isKnown = categories !== undefined;
  // The address may have chosen one that is far down. The list makes its entries after it has been made itself.
  useEffect(() => {
    if (!isKnown) return;
    const frame = requestAnimationFrame(() => {
      const entry = side.current?.querySelector<HTMLElement>('[aria-selected="true"]');
      if (entry) side.current?.scrollTo({ top: entry.offsetTop - side.current.clientHeight / 3 });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [isKnown]);

  return (
    <Side ref={side} data-between-bars>
      {categories && (
        <List
          aria-label={formatMessage(iconMessages.category)}
          items={categories}
          selectionMode="single"
          disallowEmptySelection
          escapeKeyBehavior="none"
          selectedKeys={[chosen]}
          onSelectionChange={(keys) => {
            const [id] = keys;
            if (id !== undefined) onChoose(String(id));
          }}
        >
          {({ id, name, count }) => (
            <Entry id={id} textValue={name}>
              <Label>{name}</Label>
              <Count>{formatNumber(count)}</Count>
            </Entry>
          )}
        </List>
      )}
    </Side>
  );
};

const Side = styled.div`
  flex: none;
  position: sticky;
  inset-block-start: ${betweenBars.start};
  align-self: flex-start;
  ${appSidebarWidth}
  block-size: ${betweenBars.height};
  border-inline-end: 1px solid ${({ theme }) => theme.color.border};
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;

const List = styled(ListBox<CategoryChoice>)`
  display: grid;
  gap: 0.2rem;
  padding-block: ${({ theme }) => theme.space(5)} ${({ theme }) => theme.space(4)};
  padding-inline: ${({ theme }) => theme.space(3)};
  outline: none;
`;

const Entry = styled(ListBoxItem)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(3)};
  min-block-size: 3.6rem;
  padding-block: ${({ theme }) => theme.space(1)};
  padding-inline: ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.control};
  ${({ theme }) => theme.type.body}
  cursor: pointer;
  outline: none;

  &[data-hovered] {
    background: ${({ theme }) => theme.color.hover};
  }

  &[data-selected] {
    background: ${({ theme }) => theme.tone.primary.tint};
    color: ${({ theme }) => theme.tone.primary.text};
    font-weight: 500;
  }

  &[data-focus-visible] {
    ${({ theme }) => theme.focusRing}
    outline-offset: -0.2rem;
  }
`;

const Label = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Count = styled.span`
  ${({ theme }) => theme.type.caption}
  ${({ theme }) => theme.figures}
  color: ${({ theme }) => theme.color.textMuted};

  [data-selected] > & {
    color: inherit;
  }
`;
