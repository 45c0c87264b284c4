import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import styled from 'styled-components';
import { mirroredInRtl } from '../theme/mirroredInRtl';

/** Something in a tree, and what lies in it. */
export type TreeNode = { id: string; name: string; children: readonly TreeNode[] };

export type TreeListProps = {
  /** Names the tree for a screen reader. */
  label: string;
  root: TreeNode;
  /** The ids of those that are open at first. */
  expanded: readonly string[];
  /** The one that is chosen. */
  selected: string;
  onSelect: (id: string) => void;
  /** Stands before each name. */
  icon?: ReactNode;
  /** Takes the focus when it appears, as in a dialog. @default false */
  autoFocus?: boolean;
};

/**
 * One choice out of a tree. It is one stop for Tab; the arrows move, and along the line they open and close what has something in it.
 */
export const TreeList = ({ label, root, expanded, selected, onSelect, icon, autoFocus = false }: TreeListProps) => {
  const draw = ({ id, name, children }: TreeNode): ReactNode => (
    <TreeItem key={id} id={id} textValue={name}>
      <TreeItemContent>
        <Line>
          {children.length > 0 ? (
            <Chevron slot="chevron">
              <ChevronRight />
            </Chevron>
          ) : (
            <NoChevron />
          )}
          {icon}
          <bdi>{name}</bdi>
        </Line>
      </TreeItemContent>
      {children.map(draw)}
    </TreeItem>
  );
  return (
    <Root
      aria-label={label}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      // It is for what the tree stands in, as a dialog.
      escapeKeyBehavior="none"
      autoFocus={autoFocus && 'first'}
      defaultExpandedKeys={expanded}
      selectedKeys={[selected]}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : [...keys];
        if (key !== undefined) onSelect(String(key));
      }}
    >
      {draw(root)}
    </Root>
  );
};

const Root = styled(Tree)`
  max-block-size: 40rem;
  overflow: auto;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.control};

  & [role='row'] {
    --indent: calc((var(--tree-item-level) - 1) * 1.6rem);
    padding-inline-start: min(var(--indent), 8rem);
    outline: none;
    cursor: pointer;

    &[data-hovered] {
      background: ${({ theme }) => theme.color.hover};
    }

    &[data-selected] {
      background: ${({ theme }) => theme.tone.primary.tint};
    }

    &[data-focus-visible] {
      outline: 2px solid ${({ theme }) => theme.color.focus};
      outline-offset: -2px;
    }
  }
`;

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-block-size: 3.6rem;
  padding-inline-end: ${({ theme }) => theme.space(3)};

  @media (pointer: coarse) {
    min-block-size: 4.4rem;
  }

  & svg {
    flex: none;
    inline-size: 1.8rem;
    block-size: 1.8rem;
  }
`;

const Chevron = styled(Button)`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 3.2rem;
  block-size: 3.2rem;
  border: 0;
  background: none;
  color: inherit;

  & > svg {
    ${mirroredInRtl}
  }

  [role='row'][aria-expanded='true'] & > svg {
    transform: rotate(90deg);
  }
`;

const NoChevron = styled.span`
  flex: none;
  inline-size: 3.2rem;
`;
