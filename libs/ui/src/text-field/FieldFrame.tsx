import { useId } from 'react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { ErrorText } from './ErrorText';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden';

/** What every field says around its control. */
export type FieldTexts = {
  /** The name of the field, above it. */
  label: ReactNode;
  /** Leaves the label to screen readers, where the place of the field says enough (a search box). @default false */
  labelHidden?: boolean;
  /** Help under the field. */
  description?: ReactNode;
  /** What is wrong and how to mend it; its presence marks the field as invalid. */
  error?: ReactNode;
};

/** The attributes which tie a control to the texts around it. */
export type ControlAria = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** Props of the frame around a control. */
export type FieldFrameProps = FieldTexts & {
  /** The id of the control. @default a generated one */
  id?: string | undefined;
  /** Ids of more texts that describe the control. */
  describedBy?: string | undefined;
  /** Draws the control with the attributes it is given. */
  children: (aria: ControlAria) => ReactNode;
};

/** Label above, control, error and help under it, tied together for screen readers. */
export const FieldFrame = ({
  label,
  labelHidden = false,
  description,
  error,
  id,
  describedBy,
  children,
}: FieldFrameProps) => {
  const ownId = useId();
  const controlId = id ?? ownId;
  const errorId = `${controlId}-error`;
  const descriptionId = `${controlId}-description`;
  const isInvalid = Boolean(error);
  const ids = [isInvalid && errorId, description && descriptionId, describedBy].filter(Boolean).join(' ');

  return (
    <Frame>
      <FieldLabel id={`${controlId}-label`} htmlFor={controlId} $hidden={labelHidden}>
        {label}
      </FieldLabel>
      {children({ id: controlId, 'aria-describedby': ids || undefined, 'aria-invalid': isInvalid || undefined })}
      <ErrorText id={errorId}>{error}</ErrorText>
      {description && <Description id={descriptionId}>{description}</Description>}
    </Frame>
  );
};

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;

const FieldLabel = styled.label<{ $hidden?: boolean }>`
  ${({ theme }) => theme.type.control}
  margin-block-end: ${({ theme }) => theme.space(2)};
  color: ${({ theme }) => theme.color.text};
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Description = styled.div`
  ${({ theme }) => theme.type.dense}
  margin-block-start: ${({ theme }) => theme.space(1)};
  color: ${({ theme }) => theme.color.textMuted};
`;

/** The looks of a text control or of the box around it; the box also shows the focus of the control in it. */
export const controlBox = css`
  inline-size: 100%;
  border: 1px solid ${({ theme }) => theme.color.controlBorder};
  border-radius: ${({ theme }) => theme.radius.control};
  color: ${({ theme }) => theme.color.text};
  background: ${({ theme }) => theme.color.surface};
  transition: border-color ${({ theme }) => theme.motion.hover};

  &:hover:not(:has(:disabled), :disabled) {
    border-color: ${({ theme }) => theme.color.textMuted};
  }

  &:is(:focus-visible, [data-focus-within], :has(> input:focus-visible)) {
    ${({ theme }) => theme.fieldFocus}
  }

  &:has([aria-invalid='true']),
  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.color.error};
  }

  &:has(:disabled),
  &:disabled {
    color: ${({ theme }) => theme.color.textMuted};
    background: ${({ theme }) => theme.color.surface2};
    border-color: ${({ theme }) => theme.color.border};
    cursor: not-allowed;
  }
`;

/** The size of a text control; 16 px under fingers, because phones zoom the page into anything smaller. */
export const controlText = css`
  ${({ theme }) => theme.type.body}

  @media (pointer: coarse) {
    font-size: max(1.6rem, 16px);
  }

  /* The field of a search has a button of its own to empty it. */
  &::-webkit-search-cancel-button {
    display: none;
  }

  &::placeholder {
    color: ${({ theme }) => theme.color.textMuted};
    opacity: 1;
  }
`;
