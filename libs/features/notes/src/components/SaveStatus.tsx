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

const isTroubled = (state: SaveState) => state === 'clashing' || looks[state].isTrouble;

export type SaveProgressProps = {
  state: SaveState;
  /** When the note was last written, in words. */
  edited: string;
};

/** Says quietly how far the saving is while all goes well, and nothing while it does not. */
export const SaveProgress = ({ state, edited }: SaveProgressProps) => {
  const { formatMessage } = useIntl();
  if (state === 'clashing' || isTroubled(state)) return null;
  // What goes well is not read aloud with every word that is typed.
  return (
    <Quiet>
      <Icon aria-hidden>{looks[state].icon}</Icon>
      <span>{formatMessage(looks[state].text)}</span>
      {state === 'saved' && <Edited>{edited}</Edited>}
    </Quiet>
  );
};

export type SaveTroubleProps = {
  state: SaveState;
  onRetry: () => void;
  /** Makes a new note of what is left of one that was removed elsewhere. */
  onKeepAsNew: () => void;
};

/** Says that what is written is not saved, that it is still here, and offers what can be done. Takes no room otherwise. */
export const SaveTrouble = ({ state, onRetry, onKeepAsNew }: SaveTroubleProps) => {
  const { formatMessage } = useIntl();
  return (
    <Alert role="alert">
      {state !== 'clashing' && isTroubled(state) && (
        <Trouble $isError={state !== 'offline'}>
          <Icon aria-hidden>{looks[state].icon}</Icon>
          <Words>{formatMessage(looks[state].text)}</Words>
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
    </Alert>
  );
};

const Edited = styled.span`
  margin-inline-start: ${({ theme }) => theme.space(2)};

  @media (max-width: 599.98px) {
    display: none;
  }
`;

const Alert = styled.div`
  &:empty {
    display: none;
  }
`;

const Quiet = styled.span`
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
