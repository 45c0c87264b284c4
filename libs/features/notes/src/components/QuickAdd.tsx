import { useToast } from '@ezone/shell/notices/toast';
import { commonMessages } from '@ezone/shell/notices/words';
import { shownKeys, useShownKey } from '@ezone/shell/panels/keyboard';
import { editorFocus } from '@ezone/ui/bare-input';
import { Button } from '@ezone/ui/button';
import { Card } from '@ezone/ui/card';
import { IconButton } from '@ezone/ui/icon-button';
import { Tooltip } from '@ezone/ui/tooltip';
import { ListChecks } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { notesMessages } from '../messages';
import { emptyContent, isBlank } from '../model/note';
import { notesCollection } from '../model/notesCollection';
import type { NoteContent, NoteLabel } from '../model/note';
import { NoteFields } from './NoteFields';

export type QuickAddProps = {
  /** What was left in it by an earlier visit, if anything. */
  draft: Partial<NoteContent> | null;
  /** Keeps what is written; null once there is nothing to keep. */
  onDraft: (content: NoteContent | null) => void;
  onAdd: (content: NoteContent) => void;
  labels: readonly NoteLabel[];
  onCreateLabel: (name: string) => NoteLabel;
  /** What every note that is added here starts with, such as the label that is shown. */
  preset?: Partial<NoteContent>;
};

type Mode = 'closed' | 'text' | 'checklist';

/** What lies over the page: a press there is not a press elsewhere, and one that closes it is not meant for the box. */
const overlay = '[role="dialog"]';
const toasts = '[data-react-aria-top-layer]';

/** The box on top of the notes: press, write, and the note is there. Pressing elsewhere or Escape adds what was written. */
export const QuickAdd = ({ draft, onDraft, onAdd, labels, onCreateLabel, preset }: QuickAddProps) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const createKey = useShownKey('c');
  const [content, setContent] = useState({ ...emptyContent, ...draft });
  const [mode, setMode] = useState<Mode>(() =>
    isBlank(content) ? 'closed' : content.checklist.length > 0 ? 'checklist' : 'text',
  );
  // A draft of an earlier visit is shown and does not pull the focus to itself.
  const [isRestored, setIsRestored] = useState(mode !== 'closed');
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  const start = (next: 'text' | 'checklist') => {
    setContent({ ...emptyContent, ...preset });
    setMode(next);
  };
  const isTooLong = (notesCollection.unfit?.(content).length ?? 0) > 0;
  const empty = (hasFocus: boolean) => {
    onDraft(null);
    setContent(emptyContent);
    setIsRestored(false);
    setMode('closed');
    if (hasFocus) requestAnimationFrame(() => opener.current?.focus());
  };
  /** Adds what is written and closes the box. Answers false where that stays in the box until it is short enough. */
  const finish = (hasFocus: boolean): boolean => {
    if (isTooLong) return false;
    if (!isBlank(content)) onAdd(content);
    empty(hasFocus);
    return true;
  };

  const close = useRef(finish);
  useEffect(() => {
    close.current = finish;
  });
  useEffect(() => {
    if (mode === 'closed' || isRestored) return;
    const press = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || box.current?.contains(target)) return;
      if (target.closest(toasts) || document.querySelector(overlay)) return;
      // A field hands over what is in it when it loses the focus, which comes after this.
      setTimeout(() => close.current(false));
    };
    document.addEventListener('pointerdown', press);
    return () => {
      document.removeEventListener('pointerdown', press);
    };
  }, [mode, isRestored]);

  const offerBack = (left: NoteContent, openIn: Mode) => {
    const giveBack = () => {
      // What was begun since is added first. Where that cannot be, both are still there.
      if (!close.current(false)) {
        offerBack(left, openIn);
        return;
      }
      onDraft(left);
      setContent(left);
      setMode(openIn);
    };
    const message = formatMessage(notesMessages.discarded);
    toast.show({ variant: 'info', message, action: { label: formatMessage(commonMessages.undo), onPress: giveBack } });
  };

  /** By a key. A field hands over what is in it when it loses the focus. */
  const leave = () => {
    const field = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    flushSync(() => field?.blur());
    // At once, so that the key which opens the box again finds it closed.
    const isClosed = flushSync(() => close.current(true));
    if (!isClosed) field?.focus();
  };

  if (mode === 'closed')
    return (
      <Closed $padding="none">
        <Tooltip text={formatMessage(notesMessages.newNote)} shortcut={createKey}>
          <Opener ref={opener} type="button" data-quick-add onClick={() => start('text')}>
            {formatMessage(notesMessages.take)}
          </Opener>
        </Tooltip>
        <Tooltip text={formatMessage(notesMessages.takeList)}>
          <IconButton
            icon={<ListChecks />}
            label={formatMessage(notesMessages.takeList)}
            onPress={() => start('checklist')}
          />
        </Tooltip>
      </Closed>
    );
  return (
    <Open
      ref={box}
      role="form"
      aria-label={formatMessage(notesMessages.newNote)}
      $padding="none"
      onFocus={() => setIsRestored(false)}
      onKeyDownCapture={(event) => {
        // Before the button that has the focus does what it does on Enter.
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        if (!event.currentTarget.contains(event.target as Node)) return;
        event.preventDefault();
        event.stopPropagation();
        leave();
      }}
      onKeyDown={(event) => {
        // What lies over the box, such as a calendar, has its own use for Escape.
        if (event.key !== 'Escape' || event.defaultPrevented || !event.currentTarget.contains(event.target as Node))
          return;
        event.preventDefault();
        leave();
      }}
    >
      <NoteFields
        content={content}
        onChange={(changes) => {
          const next = { ...content, ...changes };
          setContent(next);
          onDraft(isBlank(next) ? null : next);
        }}
        labels={labels}
        onCreateLabel={onCreateLabel}
        start={isRestored ? 'none' : mode}
        end={
          <>
            {isTooLong && (
              <Button
                onPress={() => {
                  empty(true);
                  offerBack(content, mode);
                }}
              >
                {formatMessage(notesMessages.discard)}
              </Button>
            )}
            <Tooltip text={formatMessage(commonMessages.add)} shortcut={shownKeys('mod+Enter')}>
              <Button
                variant="primary"
                disabledReason={
                  isBlank(content)
                    ? formatMessage(notesMessages.nothingToAdd)
                    : isTooLong
                      ? formatMessage(notesMessages.tooLongToAdd)
                      : undefined
                }
                onPress={() => finish(true)}
              >
                {formatMessage(commonMessages.add)}
              </Button>
            </Tooltip>
          </>
        }
      />
    </Open>
  );
};

const Closed = styled(Card)`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  padding-inline-end: ${({ theme }) => theme.space(2)};
  border-color: ${({ theme }) => theme.color.controlBorder};
  color: ${({ theme }) => theme.color.textMuted};

  /* What opens the box looks like the box: the ring is drawn around all of it. */
  &:has(> [data-quick-add]:focus-visible) {
    ${({ theme }) => theme.fieldFocus}
  }
`;

const Opener = styled.button`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 4.8rem;
  padding-inline: ${({ theme }) => theme.space(4)};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.card};
  background: none;
  color: ${({ theme }) => theme.color.textMuted};
  text-align: start;
  cursor: text;
  ${({ theme }) => theme.type.body}

  &:focus-visible {
    outline: none;
  }
`;

const Open = styled(Card)`
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  box-shadow: ${({ theme }) => theme.elevation[2]};
  ${editorFocus}
`;
