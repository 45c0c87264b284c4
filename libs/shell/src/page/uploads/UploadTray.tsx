import { useDialog } from '../../notices/dialog';
import { commonMessages } from '../../notices/words';
import { phoneBar } from '@ezone/ui/below-bars';
import { Button } from '@ezone/ui/button';
import { IconButton } from '@ezone/ui/icon-button';
import { ProgressBar } from '@ezone/ui/progress-bar';
import { ToastsAtStart } from '@ezone/ui/toast-region';
import { Tooltip } from '@ezone/ui/tooltip';
import { useSelector } from '@xstate/react';
import { ChevronDown, ChevronUp, Pause, Play, X } from 'lucide-react';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { UploadQueue } from './createUploadQueue';
import { sumOf } from './uploadItem';
import type { ConflictChoice, UploadItem, UploadStatus } from './uploadItem';
import { choiceMessages } from './words';
import { uploadMessages, uploadSentences } from './uploadMessages';
import { UploadRow } from './UploadRow';

/** How many files are shown at first, and how many more each time that somebody asks for more: the page has a list beside them. */
const SHOWN = 12;
const MORE = 50;

/** What somebody has to do something about comes first, what is over last. */
const order: readonly UploadStatus[] = [
  'conflict',
  'lost',
  'failed',
  'sending',
  'paused',
  'waiting',
  'done',
  'skipped',
];
const inOrder = (items: readonly UploadItem[]) =>
  items.toSorted((one, other) => order.indexOf(one.status) - order.indexOf(other.status));

const choices: readonly ConflictChoice[] = ['skip', 'replace', 'keepBoth'];

/** The files that are being uploaded, at the end of the foot of every page: how far all and each are, and what can be done. Nothing where there are none. */
export const UploadTray = ({ queue }: { queue: UploadQueue }) => {
  const { formatMessage } = useIntl();
  const dialog = useDialog();
  const items = useSyncExternalStore(queue.subscribe, queue.getItems);
  const isPaused = useSelector(queue.actor, (state) => state.matches('paused'));
  const isDelayed = useSelector(queue.actor, (state) => state.hasTag('delayed'));
  const [isFolded, setFolded] = useState(false);
  const [shown, setShown] = useState(SHOWN);
  const sum = useMemo(() => sumOf(items), [items]);
  const sorted = useMemo(() => inOrder(items), [items]);
  if (items.length === 0) return null;

  const isOver = sum.underWay + sum.conflicts + sum.paused === 0;
  const idsOf = (status: UploadStatus) => items.flatMap((item) => (item.status === status ? [item.id] : []));
  const close = async () => {
    const left = items.filter(({ status }) => status !== 'done' && status !== 'skipped').map(({ id }) => id);
    if (!isOver) {
      const isSure = await dialog.confirm({
        title: formatMessage(uploadMessages.cancelAll),
        detail: formatMessage(uploadMessages.cancelAllAsk),
        confirmLabel: formatMessage(uploadMessages.cancelAll),
        cancelLabel: formatMessage(uploadMessages.keepOn),
      });
      if (!isSure) return;
    }
    queue.cancel(left);
    queue.clear();
  };
  const title = isOver
    ? formatMessage(uploadSentences.done, { count: sum.done })
    : formatMessage(uploadSentences.progress, { done: sum.done, count: sum.count });
  const fold = formatMessage(isFolded ? uploadMessages.unfold : uploadMessages.fold);
  const pause = formatMessage(isPaused ? uploadMessages.resumeAll : uploadMessages.pauseAll);
  const end = formatMessage(isOver ? commonMessages.close : uploadMessages.cancelAll);
  const counted = (['conflicts', 'lost', 'failed'] as const).filter((name) => sum[name] > 0);
  return (
    // As toasts do, it keeps clear of panels at the end and of the bar of a phone.
    <Tray aria-label={formatMessage(uploadMessages.title)} data-toasts>
      <ToastsAtStart />
      <Head>
        <Title role="status">{title}</Title>
        {!isOver && (
          <Tooltip text={pause}>
            <IconButton
              icon={isPaused ? <Play /> : <Pause />}
              label={pause}
              size="dense"
              onPress={() => {
                queue.actor.send({ type: isPaused ? 'resume.requested' : 'pause.requested' });
              }}
            />
          </Tooltip>
        )}
        <Tooltip text={fold}>
          <IconButton
            icon={isFolded ? <ChevronUp /> : <ChevronDown />}
            label={fold}
            size="dense"
            aria-expanded={!isFolded}
            onPress={() => {
              setFolded(!isFolded);
            }}
          />
        </Tooltip>
        <Tooltip text={end}>
          <IconButton icon={<X />} label={end} size="dense" onPress={() => void close()} />
        </Tooltip>
      </Head>
      {!isOver && (
        <All>
          <ProgressBar label={formatMessage(uploadMessages.title)} value={sum.sent} max={Math.max(1, sum.bytes)} />
          {(isPaused || isDelayed) && <p>{formatMessage(isPaused ? uploadMessages.paused : uploadMessages.delayed)}</p>}
        </All>
      )}
      {counted.map((name) => (
        <Trouble key={name} role="alert" $isQuestion={name === 'conflicts'}>
          <p>{formatMessage(uploadSentences[name], { count: sum[name] })}</p>
          {name === 'conflicts' && (
            <Choices role="group" aria-label={formatMessage(uploadMessages.decideAll)}>
              {choices.map((choice) => (
                <Button
                  key={choice}
                  size="dense"
                  onPress={() => {
                    queue.decide(choice);
                  }}
                >
                  {formatMessage(choiceMessages[choice])}
                </Button>
              ))}
            </Choices>
          )}
          {name === 'failed' && (
            <Button
              size="dense"
              onPress={() => {
                queue.retry(idsOf('failed'));
              }}
            >
              {formatMessage(uploadMessages.retryAll)}
            </Button>
          )}
        </Trouble>
      ))}
      {!isFolded && (
        <Files tabIndex={0} role="group" aria-label={formatMessage(uploadMessages.title)}>
          <ul>
            {sorted.slice(0, shown).map((item) => (
              <UploadRow key={item.id} item={item} queue={queue} />
            ))}
          </ul>
          {sorted.length > shown && (
            <Button
              variant="ghost"
              onPress={() => {
                setShown(shown + MORE);
              }}
            >
              {formatMessage(uploadSentences.more, { count: Math.min(MORE, sorted.length - shown) })}
            </Button>
          )}
        </Files>
      )}
    </Tray>
  );
};

const Tray = styled.section`
  position: fixed;
  z-index: ${({ theme }) => theme.layer.panel};
  inset-block-end: ${phoneBar};
  inset-inline: 0;
  display: flex;
  flex-direction: column;
  max-block-size: min(48rem, 60dvh);
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.borderStrong};
  border-block-end: 0;
  border-start-start-radius: ${({ theme }) => theme.radius.card};
  border-start-end-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.elevation[3]};

  ${({ theme }) => theme.up.sm} {
    inset-inline: auto calc(var(--end, 0px) + ${({ theme }) => theme.space(6)});
    inline-size: 38rem;
  }
`;

const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  min-block-size: 4.8rem;
  padding-inline: ${({ theme }) => theme.space(4)} ${({ theme }) => theme.space(2)};
  background: ${({ theme }) => theme.color.surface2};
`;

const Title = styled.p`
  flex: 1;
  margin: 0;
  ${({ theme }) => theme.type.control}
`;

const All = styled.div`
  flex: none;
  padding: ${({ theme }) => theme.space(3)} ${({ theme }) => theme.space(4)};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};

  & > p {
    margin: ${({ theme }) => theme.space(2)} 0 0;
    color: ${({ theme }) => theme.color.textMuted};
  }
`;

const Trouble = styled.div<{ $isQuestion: boolean }>`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => theme.space(2)} ${({ theme }) => theme.space(4)};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};
  background: ${({ theme, $isQuestion }) => theme.tone[$isQuestion ? 'warning' : 'error'].tint};
  color: ${({ theme, $isQuestion }) => theme.tone[$isQuestion ? 'warning' : 'error'].text};

  & > p {
    margin: 0;
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
`;

const Files = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;

  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;
