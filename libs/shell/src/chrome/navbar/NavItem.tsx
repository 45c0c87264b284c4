import { Collapse } from '@ezone/ui/disclosure';
import { mirroredInRtl } from '@ezone/ui/theme';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { RouteLink } from '../../routing';
import { EntryBadge, isAround } from '../../routing/menu';
import type { NavEntry } from '../../routing/menu';
import { fadesWhenFolded, inRail } from './words';

export type NavItemProps = {
  entry: NavEntry;
  /** How deep it is nested; 0 for the entries of a group. */
  level?: number;
  /** Ids of the entries whose children are folded away. */
  collapsed: readonly string[];
  onToggle: (id: string) => void;
  /** An entry that opens a panel was pressed. */
  onPanel: (panel: NonNullable<NavEntry['panel']>) => void;
};

/** An entry of the menu, with its children. */
export const NavItem = ({ entry, level = 0, collapsed, onToggle, onPanel }: NavItemProps) => {
  const { formatMessage } = useIntl();
  const listId = useId();
  const { pathname } = useLocation();
  const { children, path = '/', panel, icon: Icon, badge } = entry;
  const isOpen = !collapsed.includes(entry.id);
  const words = (
    <>
      <IconSlot aria-hidden>{Icon && <Icon />}</IconSlot>
      <Title>{formatMessage(entry.title)}</Title>
      {badge && (
        <BadgeSlot>
          <EntryBadge load={badge} />
        </BadgeSlot>
      )}
    </>
  );

  if (panel)
    return (
      <li>
        <RowButton type="button" aria-controls={panel.id} onClick={() => onPanel(panel)} $level={level}>
          {words}
        </RowButton>
      </li>
    );
  if (!children)
    return (
      <li>
        <PageLink to={path} aria-current={isAround(path, pathname) ? 'page' : undefined} $level={level}>
          {words}
        </PageLink>
      </li>
    );
  return (
    <li>
      <RowButton
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => onToggle(entry.id)}
        $level={level}
      >
        {words}
        <Chevron aria-hidden $isOpen={isOpen} />
      </RowButton>
      <Collapse open={isOpen} id={listId}>
        <NavList role="list">
          {children.map((child) => (
            <NavItem
              key={child.id}
              entry={child}
              level={level + 1}
              collapsed={collapsed}
              onToggle={onToggle}
              onPanel={onPanel}
            />
          ))}
        </NavList>
      </Collapse>
    </li>
  );
};

/** A list of entries. */
export const NavList = styled.ul`
  display: grid;
  gap: 0.1rem;
  padding-block: 0.1rem;
  /* Room for the focus ring, which the folding region would cut off. */
  padding-inline: ${({ theme }) => theme.space(1)};

  & & {
    padding-inline: 0;
  }

  /* Children have no icons that would tell them apart. */
  ${inRail} & {
    block-size: 0;
    overflow: hidden;
  }
`;

const row = css<{ $level: number }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  inline-size: 100%;
  min-block-size: 3.6rem;
  padding-block: ${({ theme }) => theme.space(1)};
  /* 16 px a level, at most 80. */
  padding-inline: ${({ theme, $level }) => theme.px(10 + Math.min(16 * $level, 80))} ${({ theme }) => theme.space(3)};
  border: none;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  color: ${({ theme }) => theme.color.textMuted};
  ${({ theme }) => theme.type.body}
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  transition:
    background ${({ theme }) => theme.motion.hover},
    color ${({ theme }) => theme.motion.hover};

  &:hover {
    background: ${({ theme }) => theme.color.hover};
    color: ${({ theme }) => theme.color.text};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  @media (pointer: coarse) {
    min-block-size: 4.4rem;
  }

  /* As much room at either side. */
  ${inRail} {
    inline-size: 4rem;
    overflow: hidden;
  }
`;

const selected = css`
  background: ${({ theme }) => theme.tone.primary.tint};
  color: ${({ theme }) => theme.tone.primary.text};
  font-weight: 500;
`;

const PageLink = styled(RouteLink)<{ $level: number }>`
  ${row}

  &[aria-current='page'] {
    ${selected}
  }
`;

const RowButton = styled.button<{ $level: number }>`
  ${row}

  /* It stands for its children. */
  ${inRail}:has(+ * [aria-current='page']) {
    ${selected}
  }
`;

const IconSlot = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2rem;
  block-size: 2rem;

  & > svg {
    inline-size: 1.8rem;
    block-size: 1.8rem;
  }
`;

const Title = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${fadesWhenFolded}

  ${inRail} {
    overflow: hidden;
    white-space: nowrap;
  }
`;

const BadgeSlot = styled.span`
  display: flex;

  /* At the corner of the icon. */
  ${inRail} {
    position: absolute;
    inset-block-start: 0.2rem;
    inset-inline-end: 0.2rem;
  }
`;

/** Points down over what is open, and towards what it hides else. */
export const Chevron = styled(ChevronDown)<{ $isOpen: boolean }>`
  flex: none;
  inline-size: 1.6rem;
  block-size: 1.6rem;
  transform: rotate(${({ $isOpen }) => ($isOpen ? '0deg' : '-90deg')});
  transition: transform ${({ theme }) => theme.motion.hover};
  ${mirroredInRtl}
`;
