import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { NamesOf } from '../NamesOf';
import type { Controls, FormValues } from '../useForm';

/** What every field of a form is given: the form, and which of its values the field shows. */
export type FieldProps<Values extends FormValues, Value> = {
  form: Controls<Values>;
  name: NamesOf<Values, Value> & string;
  /**
   * Marks the label. Whether the field is required, and what is said if it is empty, is decided by the rules. @default
   * false
   */
  required?: boolean;
};

/** Marks where a field stands, so that the focus finds it. */
export const FieldPlace = ({ name, children }: { name: string; children: ReactNode }) => (
  <Place data-field={name}>{children}</Place>
);

const Place = styled.div`
  display: contents;
`;

/** A label with an asterisk if the field is required. Screen readers learn that from the control. */
export const FieldLabel = ({ required = false, children }: { required?: boolean | undefined; children: ReactNode }) => (
  <>
    {children}
    {required && <Mark aria-hidden> *</Mark>}
  </>
);

const Mark = styled.span`
  color: ${({ theme }) => theme.tone.error.text};
`;
