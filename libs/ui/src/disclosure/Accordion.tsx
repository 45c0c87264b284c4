import { useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Disclosure } from './Disclosure';
import type { HeadingLevel } from './Disclosure';

export type AccordionItem = {
  id: string;
  /** The words on its button. */
  title: ReactNode;
  /** What is folded away. */
  content: ReactNode;
};

export type AccordionProps = {
  /** Each with its `id`, the words on its button (`title`) and what is folded away (`content`). */
  items: readonly AccordionItem[];
  /** The level of their headings: one below that of the heading above them. */
  level: HeadingLevel;
  /** Whether several may be open at once; otherwise one that opens closes the one before. @default false */
  allowsMultipleExpanded?: boolean;
  /** The ids of those that are open, from outside; leave it out and it keeps its own state. */
  expandedKeys?: ReadonlySet<string>;
  /** The ids of those that start open where it keeps its own state. @default none */
  defaultExpandedKeys?: Iterable<string>;
  /** Called with the ids of those that are to be open. */
  onExpandedChange?: (keys: ReadonlySet<string>) => void;
};

/** Headings in a list, each of which opens and closes what stands under it. For a single one, use Disclosure. */
export const Accordion = ({
  items,
  level,
  allowsMultipleExpanded = false,
  expandedKeys,
  defaultExpandedKeys,
  onExpandedChange,
}: AccordionProps) => {
  const [ownKeys, setOwnKeys] = useState<ReadonlySet<string>>(() => new Set(defaultExpandedKeys));
  const keys = expandedKeys ?? ownKeys;
  const change = (id: string, isOpen: boolean) => {
    const others = allowsMultipleExpanded ? [...keys].filter((key) => key !== id) : [];
    const next = new Set(isOpen ? [...others, id] : others);
    setOwnKeys(next);
    onExpandedChange?.(next);
  };
  return (
    <List role="list">
      {items.map(({ id, title, content }) => (
        <li key={id}>
          <Disclosure
            title={title}
            level={level}
            open={keys.has(id)}
            onOpenChange={(isOpen) => {
              change(id, isOpen);
            }}
          >
            {content}
          </Disclosure>
        </li>
      ))}
    </List>
  );
};

const List = styled.ul`
  & > li + li {
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }
`;
