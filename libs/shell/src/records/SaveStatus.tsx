import { commonMessages } from '../notices/words';
import { Alert } from '@ezone/ui/alert';
import { Button } from '@ezone/ui/button';
import { Check, CloudAlert, CloudOff, CloudUpload, PencilLine, Ruler } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import styled from 'styled-components';
import type { SnapshotFrom } from 'xstate';
import { decision } from './decision';
import { recordsMessages } from './messages';
import type { recordEditorMachine } from './recordEditorMachine';

/** How far the saving of an open record is, from its editor's machine. */
export type SaveState = 'stored' | 'typing' | 'sending' | 'delayed' | 'withheld' | 'refused' | 'gone' | 'conflict';

/** The state to show of an editor. */
export const saveStateOf = ({ value }: SnapshotFrom<typeof recordEditorMachine>): SaveState => {
  if (typeof value === 'object' && 'following' in value)
    return value.following === 'looking' ? 'sending' : value.following;
  return typeof value === 'object' ? 'typing' : 'sending';
};

/** `well`: said quietly; `heldUp`: quietly, with another try; `stopped`: as an alert. */
type Look = { icon: ReactNode; text: MessageDescriptor; kind: 'well' | 'heldUp' | 'stopped' };

const looks: Record<Exclude<SaveState, 'conflict'>, Look> = {
  stored: { icon: <Check />, text: recordsMessages.saved, kind: 'well' },
  typing: { icon: <PencilLine />, text: recordsMessages.editing, kind: 'well' },
  sending: { icon: <CloudUpload />, text: recordsMessages.saving, kind: 'well' },
  delayed: { icon: <CloudOff />, text: recordsMessages.delayed, kind: 'heldUp' },
  withheld: { icon: <Ruler />, text: recordsMessages.withheld, kind: 'stopped' },
  refused: { icon: <CloudAlert />, text: recordsMessages.refused, kind: 'stopped' },
  gone: { icon: <CloudAlert />, text: recordsMessages.gone, kind: 'stopped' },
};

export type SaveProgressProps = {
  /** Null while there is nothing to be said. */
  state: SaveState | null;
  /** Shown beside "Saved", such as when the record was last changed. */
  children?: ReactNode;
};

const quietLooks = Object.entries(looks).filter(([, { kind }]) => kind === 'well');

/**
 * Says quietly how far saving is, while all goes well. Shows nothing if there is a problem. It is hidden then, and so is what does not apply:
 * Chromium ends what Ctrl Z takes back in one go whenever something is taken out of the page, and this changes while somebody types.
 */
export const SaveProgress = ({ state, children }: SaveProgressProps) => {
  const { formatMessage } = useIntl();
  const look = state === null || state === 'conflict' || looks[state].kind !== 'well' ? null : looks[state];
  // Not a live region: success is not announced with every typed word.
  return (
    <Quiet hidden={!look}>
      {quietLooks.map(([name, { icon }]) => (
        <Icon key={name} aria-hidden hidden={name !== state}>
          {icon}
        </Icon>
      ))}
      <span>{formatMessage((look ?? looks.sending).text)}</span>
      <span hidden={state !== 'stored'}>{children}</span>
    </Quiet>
  );
};

export type SaveDelayProps = {
  state: SaveState | null;
  onRetry: () => void;
};

/** Says quietly that the sending is held up and what was typed is kept here, with another try. Takes no space otherwise. */
export const SaveDelay = ({ state, onRetry }: SaveDelayProps) => {
  const { formatMessage } = useIntl();
  const look = state === null || state === 'conflict' || looks[state].kind !== 'heldUp' ? null : looks[state];
  return (
    <Live role="status">
      {look && (
        <Quiet>
          <Icon aria-hidden>{look.icon}</Icon>
          <Words>{formatMessage(look.text)}</Words>
          <Button size="dense" onPress={onRetry}>
            {formatMessage(commonMessages.retry)}
          </Button>
        </Quiet>
      )}
    </Live>
  );
};

export type SaveTroubleProps = {
  state: SaveState;
  onRetry: () => void;
  /** Creates a new record from one that was removed elsewhere. */
  onKeepAsNew: () => void;
  /** More words, such as what the server refused. */
  children?: ReactNode;
};

/** Says that text is not saved but still here, and offers what to do. Takes no space otherwise. */
export const SaveTrouble = ({ state, onRetry, onKeepAsNew, children }: SaveTroubleProps) => {
  const { formatMessage } = useIntl();
  const look = state === 'conflict' || looks[state].kind !== 'stopped' ? null : looks[state];
  return (
    <Live role="alert">
      {look && (
        <Alert
          tone="error"
          icon={look.icon}
          actions={
            state === 'gone' ? (
              <Button size="dense" onPress={onKeepAsNew}>
                {formatMessage(recordsMessages.keepAsNew)}
              </Button>
            ) : (
              state === 'refused' && (
                <Button size="dense" onPress={onRetry}>
                  {formatMessage(commonMessages.retry)}
                </Button>
              )
            )
          }
          tabIndex={-1}
          {...decision}
        >
          {formatMessage(look.text)} {children}
        </Alert>
      )}
    </Live>
  );
};

const Live = styled.div`
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

  &[hidden] {
    display: none;
  }
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
