import { Button } from '@ezone/ui/button';
import { Check, CloudAlert, CloudOff, CloudUpload, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import styled from 'styled-components';
import { notesMessages } from '../messages';

/** How far the saving of a note is, as the note editor machine tells it. */
export type SaveState = 'saved' | 'editing' | 'saving' | 'offline' | 'failed' | 'gone' | 'clashing';

const looks: Record<
  Exclude<SaveState, 'clashing'>,
  { icon: ReactNode; text: MessageDescriptor; isTrouble: boolean }
> = {
  saved: { icon: <Check />, text: notesMessages.saved, isTrouble: false },
  editing: { icon: <PencilLine />, text: notesMessages.editing, isTrouble: false },
  saving: { icon: <CloudUpload />, text: notesMessages.saving, isTrouble: false },
  offline: { icon: <CloudOff />, text: notesMessages.saveOffline, isTrouble: true },
  failed: { icon: <CloudAlert />, text: notesMessages.saveFailed, isTrouble: true },
  gone: { icon: <CloudAlert />, text: notesMessages.gone, isTrouble: true },
};

export type SaveStatusProps = {
  state: SaveState;
  onRetry: () => void;
  /** Makes a new note of what is left of one that was removed elsewhere. */
  onKeepAsNew: () => void;
};

/** Says whether what is written is safe, and offers to try again where it is not. */
export const SaveStatus = ({ state, onRetry, onKeepAsNew }: SaveStatusProps) => {
  const { formatMessage } = useIntl();
  const look = state === 'clashing' ? null : looks[state];
  return (
    <div>
      {/* What goes well is not read aloud with every word that is typed. */}
      {look && !look.isTrouble && (
        <Quiet>
          <Icon aria-hidden>{look.icon}</Icon>
          {formatMessage(look.text)}
        </Quiet>
      )}
      <div role="alert">
        {look?.isTrouble && (
          <Trouble $isError={state !== 'offline'}>
            <Icon aria-hidden>{look.icon}</Icon>
            <Words>{formatMessage(look.text)}</Words>
            {state === 'gone' ? (
              <Button size="dense" onClick={onKeepAsNew}>
                {formatMessage(notesMessages.keepAsNew)}
              </Button>
            ) : (
              <Button size="dense" onClick={onRetry}>
                {formatMessage(notesMessages.retry)}
              </Button>
            )}
          </Trouble>
        )}
      </div>
    </div>
  );
};

const Quiet = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Trouble = styled.div<{ $isError: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme, $isError }) => theme.tone[$isError ? 'error' : 'warning'].tint};
  color: ${({ theme, $isError }) => theme.tone[$isError ? 'error' : 'warning'].text};
`;

const Words = styled.span`
  flex: 1 1 20rem;
`;

const Icon = styled.span`
  flex: none;

  & > svg {
    inline-size: 1.6rem;
    block-size: 1.6rem;
  }
`;
