import { Collapse } from '@ezone/ui/disclosure';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { NavGroup } from '../../routing/menu';
import { Chevron, NavItem, NavList } from './NavItem';
import type { NavItemProps } from './NavItem';
import { fadesWhenFolded, inFolded, inRail, WORDS } from './words';

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
    <Section>
      <Heading
        type="button"
        id={headingId}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => items.onToggle(group.id)}
      >
        <Words>
          <span>{formatMessage(group.title)}</span>
          <Chevron aria-hidden $isOpen={isOpen} />
        </Words>
      </Heading>
      <Collapse open={isOpen} id={listId}>
        <NavList role="list" aria-labelledby={headingId}>
          {group.entries.map((entry) => (
            <NavItem key={entry.id} entry={entry} {...items} />
          ))}
        </NavList>
      </Collapse>
    </Section>
  );
};

const Groups = styled.div`
  padding: ${({ theme }) => theme.space(1)} ${({ theme }) => theme.space(2)} ${({ theme }) => theme.space(2)};
`;

const Section = styled.section`
  /* What is collapsed is a line among others. */
  &:not(:has(> [aria-expanded='false'])) + & {
    margin-block-start: ${({ theme }) => theme.space(4)};
  }

  ${inFolded}&& {
    margin-block-start: 0;
  }
`;

const Heading = styled.button`
  position: relative;
  display: block;
  inline-size: 100%;
  min-block-size: 2.8rem;
  padding-inline: 1.4rem;
  border: none;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  color: ${({ theme }) => theme.color.textMuted};
  ${({ theme }) => theme.type.caption}
  text-align: start;
  cursor: pointer;

  /* Where its words are hidden, a line parts the sections. */
  ${Section} + ${Section} > &::before {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: ${({ theme }) => theme.space(1)};
    inline-size: 4rem;
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
    opacity: calc(1 - var(${WORDS}, 1));
    transition: opacity ${({ theme }) => theme.motion.hover};
    content: '';
  }

  /* A section that shows nothing takes no room among the icons. */
  ${inRail}[aria-expanded='false'] {
    block-size: 0;
    min-block-size: 0;
    overflow: hidden;
  }

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

const Words = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};
  ${fadesWhenFolded}
`;
