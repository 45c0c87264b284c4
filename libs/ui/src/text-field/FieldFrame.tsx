import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ErrorText } from './ErrorText';
import { fieldColumn, fieldDescription, fieldLabel } from './fieldStyle';

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
  ${fieldColumn}
`;

const FieldLabel = styled.label<{ $hidden?: boolean }>`
  ${fieldLabel}
`;

const Description = styled.div`
  ${fieldDescription}
`;
