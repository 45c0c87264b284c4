import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';

/** Where the active cell goes after a cell was edited. */
export type AfterEdit = 'stay' | 'down' | 'up' | 'next' | 'previous';

export type CellEditorProps = {
  /** What stands in it at first. */
  text: string;
  /** Why what is in it cannot be taken. */
  why: string | null;
  /** Names the field. */
  label: string;
  isNumeric?: boolean;
  /** It is to be taken. @returns whether it could be */
  onTake: (text: string, after: AfterEdit) => boolean;
  /** It was left by the pointer, or the window was. */
  onLeave: (text: string) => void;
  /** What was typed is given up. */
  onCancel: () => void;
};

/** The field in a cell that is being edited. Enter and Tab take what was typed, Escape gives it up. */
export const CellEditor = ({ text, why, label, isNumeric = false, onTake, onLeave, onCancel }: CellEditorProps) => {
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const whyId = useId();
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const take = (event: KeyboardEvent<HTMLInputElement>, after: AfterEdit) => {
    event.preventDefault();
    // The focus goes on to the grid meanwhile: what was taken is not left once more.
    isDone.current = true;
    isDone.current = onTake(event.currentTarget.value, after);
  };
  return (
    <>
      <Input
        ref={input}
        defaultValue={text}
        aria-label={label}
        aria-invalid={why !== null || undefined}
        aria-describedby={why === null ? undefined : whyId}
        $isNumeric={isNumeric}
        inputMode={isNumeric ? 'decimal' : undefined}
        autoComplete="off"
        onBlur={({ currentTarget }) => {
          if (!isDone.current) onLeave(currentTarget.value);
        }}
        onKeyDown={(event) => {
          // The keys of the grid and of the page are for those who do not write.
          event.stopPropagation();
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') take(event, event.shiftKey ? 'up' : 'down');
          else if (event.key === 'Tab') take(event, event.shiftKey ? 'previous' : 'next');
          else if (event.key === 'Escape') {
            isDone.current = true;
            event.preventDefault();
            onCancel();
          }
        }}
      />
      {why !== null && (
        <Why id={whyId} role="alert">
          {why}
        </Why>
      )}
    </>
  );
};

const Input = styled.input<{ $isNumeric: boolean }>`
  inline-size: 100%;
  block-size: 100%;
  padding-inline: ${({ theme }) => theme.space(3)};
  border: 2px solid ${({ theme }) => theme.color.focus};
  outline: none;
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  font: inherit;
  text-align: ${({ $isNumeric }) => ($isNumeric ? 'end' : 'start')};

  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.tone.error.solid};
  }
`;

const Why = styled.span`
  position: absolute;
  inset-block-start: 100%;
  inset-inline-start: 0;
  z-index: ${({ theme }) => theme.layer.sticky};
  inline-size: max-content;
  max-inline-size: 32rem;
  padding: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.elevation[2]};
  color: ${({ theme }) => theme.tone.error.text};
  white-space: normal;
  ${({ theme }) => theme.type.dense}
`;
