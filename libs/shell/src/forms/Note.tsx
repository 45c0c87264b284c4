import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type NoteProps = {
  tone: 'error' | 'warning';
  /** Announces a note that appears later. @default none: it is there from the start, or is announced elsewhere */
  role?: 'alert';
  children: ReactNode;
};

/** An important sentence beside a form. */
export const Note = ({ tone, role, children }: NoteProps) => (
  <Frame role={role} $tone={tone}>
    <CircleAlert aria-hidden />
    <div>{children}</div>
  </Frame>
);

const Frame = styled.div<{ $tone: NoteProps['tone'] }>`
  display: flex;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.control};
  color: ${({ theme, $tone }) => theme.tone[$tone].text};
  background: ${({ theme, $tone }) => theme.tone[$tone].tint};
  ${({ theme }) => theme.type.body}

  svg {
    flex: none;
    inline-size: 1.6rem;
    block-size: 1.6rem;
    margin-block-start: 0.2rem;
  }
`;
