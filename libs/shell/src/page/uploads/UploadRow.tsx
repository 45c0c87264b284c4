import { commonMessages } from '../../notices/words';
import { cutLine } from '@ezone/ui/cut-line';
import { IconButton } from '@ezone/ui/icon-button';
import { MenuButton, MenuItem } from '@ezone/ui/menu';
import { ProgressBar } from '@ezone/ui/progress-bar';
import { Tooltip } from '@ezone/ui/tooltip';
import { CircleAlert, CircleCheck, CircleHelp, File, Folder, Pause, Play, RotateCw, X } from 'lucide-react';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import styled from 'styled-components';
import { useSizeText } from '../../data/files';
import type { UploadQueue } from './createUploadQueue';
import { nameOfUpload } from './uploadItem';
import type { ConflictChoice, UploadItem, UploadStatus } from './uploadItem';
import { choiceMessages } from './words';
import { reasonMessages, statusMessages, uploadMessages, uploadSentences } from './uploadMessages';

const choices: readonly ConflictChoice[] = ['skip', 'replace', 'keepBoth'];

const icons: Partial<Record<UploadStatus, ReactNode>> = {
  done: <CircleCheck />,
  failed: <CircleAlert />,
  lost: <CircleAlert />,
  conflict: <CircleHelp />,
};

/** A file in the tray: its name, how far it is or why it is not, and what can be done about it. */
export const UploadRow = memo(function UploadRow({ item, queue }: { item: UploadItem; queue: UploadQueue }) {
  const { formatMessage } = useIntl();
  const sizeText = useSizeText();
  const { id, path, size, sent, status, reason = 'failed' } = item;
  const name = nameOfUpload(item);
  const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  const button = (label: MessageDescriptor, icon: ReactNode, onPress: () => void) => (
    <Tooltip text={formatMessage(label)}>
      <IconButton
        icon={icon}
        label={formatMessage(uploadSentences.actionOn, { action: formatMessage(label), name })}
        size="dense"
        onPress={onPress}
      />
    </Tooltip>
  );
  const isGoing = status === 'waiting' || status === 'sending';
  const said =
    status === 'failed'
      ? formatMessage(reasonMessages[reason])
      : status === 'sending'
        ? formatMessage(uploadSentences.bytes, { sent: sizeText(sent), size: sizeText(size) })
        : formatMessage(statusMessages[status]);
  return (
    <Row $isBad={status === 'failed' || status === 'lost'} $isDone={status === 'done'}>
      {icons[status] ?? (item.isFolder ? <Folder /> : <File />)}
      <Words>
        <bdi title={path}>{name}</bdi>
        <small>
          {folder !== '' && (
            <>
              <bdi>{folder}</bdi> ·{' '}
            </>
          )}
          {said}
        </small>
        {status === 'sending' && (
          <ProgressBar label={formatMessage(uploadSentences.bar, { name })} value={sent} max={Math.max(1, size)} />
        )}
      </Words>
      {status === 'conflict' && (
        <MenuButton size="dense" label={formatMessage(uploadMessages.decideOne)}>
          {choices.map((choice) => (
            <MenuItem
              key={choice}
              onAction={() => {
                queue.decide(choice, [id]);
              }}
            >
              {formatMessage(choiceMessages[choice])}
            </MenuItem>
          ))}
        </MenuButton>
      )}
      {isGoing &&
        button(uploadMessages.pause, <Pause />, () => {
          queue.pause([id]);
        })}
      {status === 'paused' &&
        button(uploadMessages.resume, <Play />, () => {
          queue.resume([id]);
        })}
      {status === 'failed' &&
        button(commonMessages.retry, <RotateCw />, () => {
          queue.retry([id]);
        })}
      {status !== 'done' &&
        status !== 'skipped' &&
        button(commonMessages.cancel, <X />, () => {
          queue.cancel([id]);
        })}
    </Row>
  );
});

const Row = styled.li<{ $isBad: boolean; $isDone: boolean }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-block-size: 4.8rem;
  padding-block: ${({ theme }) => theme.space(1)};
  padding-inline: ${({ theme }) => theme.space(4)} ${({ theme }) => theme.space(2)};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};

  & > svg {
    flex: none;
    inline-size: 1.8rem;
    block-size: 1.8rem;
    color: ${({ theme, $isBad, $isDone }) =>
      $isBad ? theme.tone.error.text : $isDone ? theme.tone.success.text : theme.color.textMuted};
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;

  & > bdi {
    ${cutLine}
    text-align: start;
  }

  & > small {
    ${({ theme }) => theme.type.caption}
    color: ${({ theme }) => theme.color.textMuted};
    overflow-wrap: anywhere;
  }
`;
