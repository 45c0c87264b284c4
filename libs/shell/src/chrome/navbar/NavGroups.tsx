import { Collapse } from '@ezone/ui/disclosure';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { NavGroup } from '../../routing/menu';
import { Chevron, NavItem, NavList } from './NavItem';
import type { NavItemProps } from './NavItem';
import { fadesWhenFolded } from './words';

export type NavGroupsProps = {
  groups: readonly NavGroup[];
  /** Ids of the groups and entries that are collapsed. */
  collapsed: readonly string[];
  onToggle: (id: string) => void;
  /** An entry that opens a panel was pressed. */
  onPanel: NavItemProps['onPanel'];
};

/** The groups of the menu, each of which expands and collapses. */
export const NavGroups = ({ groups, ...items }: NavGroupsProps) => (
  <Groups>
    {groups.map((group) => (
      <Group key={group.id} group={group} {...items} />
    ))}
  </Groups>
);

const Group = ({ group, ...items }: Omit<NavGroupsProps, 'groups'> & { group: NavGroup }) => {
  const { formatMessage } = useIntl();
  const headingId = useId();
  const listId = useId();
  const isOpen = !items.collapsed.includes(group.id);
  return (
    <section>
      <Heading
        type="button"
        id={headingId}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => items.onToggle(group.id)}
      >
        <span>{formatMessage(group.title)}</span>
        <Chevron aria-hidden $isOpen={isOpen} />
      </Heading>
      <Collapse open={isOpen} id={listId}>
        <NavList role="list" aria-labelledby={headingId}>
          {group.entries.map((entry) => (
            <NavItem key={entry.id} entry={entry} {...items} />
          ))}
        </NavList>
      </Collapse>
    </section>
  );
};

const Groups = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  padding-block: ${({ theme }) => theme.space(2)} ${({ theme }) => theme.space(6)};
  padding-inline: ${({ theme }) => theme.space(2)};
`;

const Heading = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};
  inline-size: 100%;
  min-block-size: 3.2rem;
  padding-inline: ${({ theme }) => theme.space(4)};
  border: none;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  color: ${({ theme }) => theme.color.textMuted};
  ${({ theme }) => theme.type.caption}
  text-align: start;
  cursor: pointer;
  ${fadesWhenFolded}

  &:hover {
    color: ${({ theme }) => theme.color.text};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  @media (pointer: coarse) {
    min-block-size: 4.4rem;
  }
`;
