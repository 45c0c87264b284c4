import { isFileName, LONGEST_FILE_NAME } from '@ezone/text';
import { useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { filesMessages } from '../messages';
import type { FileEntry, NameFault } from '../model/file';

export type RenameFieldProps = {
  file: FileEntry;
  /** Gives it the name. @returns what speaks against that, null for nothing; the field stays as long as anything does */
  onRename: (name: string) => Promise<NameFault | null>;
  /** It is over; the focus goes back to the file. */
  onClose: () => void;
};

/** How much of a name is selected at first: all but its ending. */
const stemOf = (name: string, isFolder: boolean) => {
  const dot = name.lastIndexOf('.');
  return isFolder || dot <= 0 ? name.length : dot;
};

/**
 * The field in which a file gets another name. It lies over the name in its row or tile, and not in it: rows have the arrow keys for
 * themselves.
 */
export const RenameField = ({ file, onRename, onClose }: RenameFieldProps) => {
  const { formatMessage } = useIntl();
  const fieldRef = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(file.name);
  const [fault, setFault] = useState<NameFault | null>(null);
  const isOver = useRef(false);
  useLayoutEffect(() => {
    const field = fieldRef.current;
    const row = document.querySelector(`[data-list] [data-key="${CSS.escape(file.id)}"]`);
    const place = (row?.querySelector('[data-name]') ?? row)?.getBoundingClientRect();
    if (field && place) {
      field.style.setProperty('--name-x', `${String(Math.round(place.left))}px`);
      field.style.setProperty('--name-y', `${String(Math.round(place.top + place.height / 2))}px`);
      field.style.setProperty('--name-width', `${String(Math.round(Math.max(place.width, 120)))}px`);
    }
    field?.focus();
    field?.setSelectionRange(0, stemOf(file.name, file.type === 'folder'));
  }, [file.id, file.name, file.type]);
  const close = () => {
    if (isOver.current) return;
    isOver.current = true;
    onClose();
  };
  const finish = async () => {
    if (isOver.current) return;
    const wanted = name.trim();
    const found = wanted === '' || isFileName(wanted) ? await onRename(wanted) : 'notAName';
    if (found === null) {
      close();
      return;
    }
    setFault(found);
    fieldRef.current?.focus();
  };
  return (
    <>
      <Field
        ref={fieldRef}
        aria-label={formatMessage(filesMessages.rename)}
        aria-invalid={fault !== null}
        aria-describedby={fault ? 'rename-fault' : undefined}
        value={name}
        maxLength={LONGEST_FILE_NAME}
        dir="auto"
        spellCheck={false}
        onChange={({ target }) => {
          setName(target.value);
          setFault(null);
        }}
        onBlur={() => void finish()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void finish();
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          close();
        }}
      />
      {fault && (
        <Fault id="rename-fault" role="alert">
          {formatMessage(filesMessages[fault])}
        </Fault>
      )}
    </>
  );
};

/* Its place is measured from the edge of the screen that does not turn around with the language. */
const Field = styled.input`
  position: fixed;
  z-index: ${({ theme }) => theme.layer.sticky};
  inset: var(--name-y, 50%) auto auto var(--name-x, 50%);
  inline-size: calc(var(--name-width, 24rem) + 1.6rem);
  min-block-size: 3.2rem;
  translate: -0.8rem -50%;
  padding-inline: ${({ theme }) => theme.space(2)};
  border: 1px solid ${({ theme }) => theme.color.primary};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  font: inherit;

  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.tone.error.solid};
  }

  @media (pointer: coarse) {
    min-block-size: 4.4rem;
  }
`;

const Fault = styled.p`
  position: fixed;
  z-index: ${({ theme }) => theme.layer.sticky};
  inset-block-end: ${({ theme }) => theme.space(20)};
  inset-inline: 0;
  inline-size: fit-content;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space(2)} ${({ theme }) => theme.space(4)};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.tone.error.tint};
  color: ${({ theme }) => theme.tone.error.text};
`;
