import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { createElement, useId, useState } from 'react';
import styled from 'styled-components';
import { mirroredInRtl } from '../theme/mirroredInRtl';
import { Collapse } from './Collapse';

/** How deep a heading stands in its page; the h1 is the page's own. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

export type DisclosureProps = {
  /** The words on the button. */
  title: ReactNode;
  /** What is folded away. */
  children: ReactNode;
  /** Makes the button a heading of this level, which screen readers list and jump to. @default no heading */
  level?: HeadingLevel;
  /** Opens and closes it from outside; leave it out and it keeps its own state. */
  open?: boolean;
  /** Whether it starts open where it keeps its own state. @default false */
  defaultOpen?: boolean;
  /** Hears that it was opened or closed. */
  onOpenChange?: (open: boolean) => void;
};

/** A button that opens and closes what stands under it. Several that belong together are an Accordion. */
export const Disclosure = ({ title, children, level, open, defaultOpen = false, onOpenChange }: DisclosureProps) => {
  const id = useId();
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;
  const button = (
    <Button
      type="button"
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={() => {
        setOwnOpen(!isOpen);
        onOpenChange?.(!isOpen);
      }}
    >
      <Chevron aria-hidden $open={isOpen} />
      {title}
    </Button>
  );

  return (
    <div>
      {level ? createElement(`h${String(level)}`, null, button) : button}
      <Collapse open={isOpen} id={id}>
        <Content>{children}</Content>
      </Collapse>
    </div>
  );
};

const Button = styled.button`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  inline-size: 100%;
  min-block-size: ${({ theme }) => theme.control.large};
  padding: ${({ theme }) => theme.space(2)};
  overflow-wrap: anywhere;
  border: none;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  color: inherit;
  ${({ theme }) => theme.type.control}
  text-align: start;
  cursor: pointer;
  transition: background ${({ theme }) => theme.motion.hover};

  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }
`;

const Chevron = styled(ChevronRight)<{ $open: boolean }>`
  flex: none;
  inline-size: 1.6rem;
  block-size: 1.6rem;
  color: ${({ theme }) => theme.color.textMuted};
  transform: rotate(${({ $open }) => ($open ? '90deg' : '0deg')});
  transition: transform ${({ theme }) => theme.motion.panelIn};
  ${mirroredInRtl}
`;

const Content = styled.div`
  padding-block: ${({ theme }) => theme.space(2)};
  /* Under the words of the button, past its chevron. */
  padding-inline-start: 3.2rem;
`;
