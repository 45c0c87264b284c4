import { Button } from '@ezone/ui/button';
import { AnchoredPopover } from '@ezone/ui/popover';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { FormFrame } from './FormFrame';
import { FormNotes } from './FormNotes';
import { formMessages } from './messages';
import { commonMessages } from '../notices/words';
import { useLeaveQuestion } from './useLeaveGuard';
import type { FormState } from './useRecordForm';

export type FormPopoverProps = {
  form: FormState;
  /** What is made, already translated: "New event". */
  title: string;
  /** The place that it stands beside, in the window. */
  anchor: DOMRect;
  /** The few fields that are enough; the first of them has `autoFocus`. */
  children: ReactNode;
  /** Shows all fields, with what was typed. */
  onMore: () => void;
  /** Takes the popover away: Escape, a press outside. What was typed is kept as a draft. */
  onClose: () => void;
};

/** A short form beside what was chosen, for what is made in a moment; the same form in a `FormDialog` has the rest. Enter saves. */
export const FormPopover = ({ form, title, anchor, children, onMore, onClose }: FormPopoverProps) => {
  const { formatMessage } = useIntl();
  const ask = useLeaveQuestion();
  /** The focus goes on to the other fields then, which is no leaving. */
  const isGoingOn = useRef(false);
  const leave = async () => {
    if (isGoingOn.current) return;
    if (!form.isAtRisk || (await ask())) onClose();
  };
  return (
    <AnchoredPopover anchor={anchor} label={title} width={320} onClose={() => void leave()}>
      <FormFrame onSubmit={form.submit}>
        <FormNotes form={form} />
        {children}
        <Actions>
          <Button
            onPress={() => {
              isGoingOn.current = true;
              onMore();
            }}
          >
            {formatMessage(formMessages.more)}
          </Button>
          <Button type="submit" variant="primary" isPending={form.isSaving}>
            {formatMessage(commonMessages.save)}
          </Button>
        </Actions>
      </FormFrame>
    </AnchoredPopover>
  );
};

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space(2)};
`;
