import { phoneBar } from '@ezone/ui/below-bars';
import { Button } from '@ezone/ui/button';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { FormFrame } from './FormFrame';
import { FormNotes } from './FormNotes';
import { commonMessages } from '../notices/words';
import { formMessages } from './messages';
import type { FormState } from './useRecordForm';
import { useUnsavedGuard } from './useUnsavedGuard';

export type FormPageProps = {
  form: FormState;
  /** The fields. */
  children: ReactNode;
  /** Leads away from the form. What was typed is kept as a draft. Without it there is no such button. */
  onCancel?: () => void;
  /** The verb of the button. @default "Save", in the language of the page */
  saveLabel?: string;
  /** Whether the record was removed; called when the user leaves, who is then not asked about unsaved changes. @default it was not */
  isGone?: () => boolean;
};

const isThere = () => false;

/**
 * A form in a page, with its buttons in a bar that stays at the bottom while the fields scroll. Ctrl or ⌘ Enter saves. It asks before the
 * user leaves with unsaved changes.
 */
export const FormPage = ({ form, children, onCancel, saveLabel, isGone = isThere }: FormPageProps) => {
  const { formatMessage } = useIntl();
  const frame = useRef<HTMLFormElement>(null);
  useUnsavedGuard(form, frame, isGone);
  return (
    <Sheet ref={frame} onSubmit={form.submit}>
      <FormNotes form={form} isGuarded />
      {children}
      <Bar>
        <State role="status">{form.isDirty && formatMessage(formMessages.unsaved)}</State>
        {onCancel && <Button onPress={onCancel}>{formatMessage(commonMessages.cancel)}</Button>}
        <Button type="submit" variant="primary" isPending={form.isSaving}>
          {saveLabel ?? formatMessage(commonMessages.save)}
        </Button>
      </Bar>
    </Sheet>
  );
};

const Sheet = styled(FormFrame)`
  /* Keeps the focused element clear of the bar. */
  & :focus {
    scroll-margin-block: ${({ theme }) => theme.space(24)};
  }
`;

const Bar = styled.footer`
  position: sticky;
  inset-block-end: ${phoneBar};
  z-index: ${({ theme }) => theme.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space(2)};
  padding-block: ${({ theme }) => theme.space(3)};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.bg};
`;

const State = styled.span`
  flex: 1;
  ${({ theme }) => theme.type.dense}
  color: ${({ theme }) => theme.color.textMuted};
`;
