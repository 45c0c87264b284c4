import { FormTextField, RecordEditor } from '@ezone/shell/forms';
import type { Controls } from '@ezone/shell/forms';
import { HtmlField } from '@ezone/shell/forms/rich-text';
import { limitMessages } from '@ezone/shell/notices/limit';
import { useShownKey } from '@ezone/shell/panels/keyboard';
import { useRecordsStore } from '@ezone/shell/records';
import { Button } from '@ezone/ui/button';
import { clearOfPaneFoot, PANE_FOOT_HEIGHT, PaneFoot } from '@ezone/ui/pane-foot';
import { ignoreSecondPress } from '@ezone/ui/second-press';
import { TagsField } from '@ezone/ui/tags-field';
import { Tooltip } from '@ezone/ui/tooltip';
import { typeInto } from '@ezone/ui/typed-text';
import { SendHorizontal } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { composeMessages } from '../composeMessages';
import { writingMessages, writingSentences } from '../writingMessages';
import { isSameContent } from '../model/contentOf';
import { limits } from '../model/mail';
import type { Attachment, Mail, Recipient } from '../model/mail';
import { mailsCollection } from '../model/mailsCollection';
import { bothMessages, partsOf } from '../model/quotes';
import { isAddress, keepTyped, onceEach, recipientIn, typedIn, writtenAs } from '../model/recipients';
import { useAttaching } from '../useAttaching';
import type { useMails } from '../useMails';
import { useSuggestions } from '../useSuggestions';
import { AttachButton, AttachedFiles } from './AttachedFiles';
import { QuotedText } from './QuotedText';

type Mailbox = ReturnType<typeof useMails>;

export type ComposerProps = {
  draft: Mail;
  mailbox: Mailbox;
  /** It was begun a moment ago: the caret goes to where one writes first. */
  isNew: boolean;
  /** What was typed before this was there, for where the caret goes. */
  takeTyped: () => string;
  onSend: () => void;
  /** Leads on to the draft that was made of one that somebody removed elsewhere. */
  onKeptAsNew: (draft: Mail) => void;
};

const joins = { message: bothMessages };

/** A draft that is being written. It saves itself with each pause. */
export const Composer = ({ onKeptAsNew, ...fields }: ComposerProps) => {
  const { draft, mailbox } = fields;
  const { formatMessage } = useIntl();
  const textOf = useDraftText();
  const names = {
    to: formatMessage(composeMessages.to),
    subject: formatMessage(composeMessages.subject),
    message: formatMessage(writingMessages.message),
    attachments: formatMessage(writingMessages.attached),
  };
  return (
    <RecordEditor
      collection={mailsCollection}
      record={draft}
      records={mailbox.mails}
      names={names}
      textOf={textOf}
      joins={joins}
      onKeptAsNew={onKeptAsNew}
      progressIs="among"
    >
      {(form, progress) => <Fields form={form} progress={progress} {...fields} />}
    </RecordEditor>
  );
};

type FieldsProps = Omit<ComposerProps, 'onKeptAsNew'> & { form: Controls<Omit<Mail, 'id'>>; progress: ReactNode };

function Fields({ form, progress, draft: { id }, mailbox: { mails, read }, isNew, takeTyped, onSend }: FieldsProps) {
  const { formatMessage } = useIntl();
  const shortcut = useShownKey('mod+enter');
  const [typed, setTyped] = useTyped(id);
  const suggestions = useSuggestions(typed);
  const frameRef = useRef<HTMLDivElement>(null);
  const sendRef = useRef<HTMLButtonElement>(null);
  const [isTried, setTried] = useState(false);
  const to = form.control<readonly Recipient[]>('to');
  const subject = form.control<string>('subject');
  const message = form.control<string | null>('message');
  const { written, quote } = partsOf(message.value ?? '');
  const files = form.control<readonly Attachment[]>('attachments').value;
  const changeFiles = (change: (before: readonly Attachment[]) => Attachment[]) => {
    // As it is now: another file may have arrived since.
    const now = read(id);
    if (now) mails.update(id, { attachments: change(now.attachments) });
  };
  const { uploads, attach } = useAttaching(id, files.length);

  const leadCaret = useEffectEvent(() => {
    const first = to.value.length === 0 ? 'to' : 'message';
    if (!isNew) return;
    frameRef.current?.querySelector<HTMLElement>(`[data-field='${first}']`)?.focus();
    typeInto(takeTyped());
  });
  useEffect(() => {
    // The page leads the focus to the title of what is opened; this comes after it.
    const timer = setTimeout(() => {
      leadCaret();
    });
    return () => {
      clearTimeout(timer);
    };
  }, []);

  const wrong = to.value.find((recipient) => !isAddress(recipient));
  const length = (message.value ?? '').length;
  const tooLong =
    length > limits.message ? formatMessage(limitMessages.tooLong, { length, limit: limits.message }) : undefined;
  const problemOfTo =
    wrong !== undefined
      ? formatMessage(writingSentences.noAddress, { text: wrong.email })
      : to.value.length > limits.to
        ? formatMessage(writingSentences.tooManyRecipients, { count: limits.to })
        : isTried && to.value.length === 0
          ? formatMessage(writingMessages.noRecipient)
          : undefined;
  const at = mails.stateOf(id)?.progress.at;
  const unsettled = at === 'conflict' || at === 'refused' || at === 'gone';
  const disabledReason = unsettled
    ? formatMessage(writingMessages.unsettled)
    : uploads.length > 0
      ? formatMessage(writingMessages.stillUploading)
      : tooLong;
  const send = () => {
    setTried(true);
    const isWrong = wrong !== undefined || to.value.length === 0 || to.value.length > limits.to;
    if (isWrong) frameRef.current?.querySelector<HTMLElement>("[data-field='to']")?.focus();
    else if (subject.value.trim().length <= limits.subject) {
      if (sendRef.current) ignoreSecondPress(sendRef.current);
      onSend();
    }
  };

  return (
    <Frame
      ref={frameRef}
      onKeyDown={({ key, ctrlKey, metaKey }) => {
        // The field that has the focus takes over first what is typed in it.
        if (key === 'Enter' && (ctrlKey || metaKey)) setTimeout(() => sendRef.current?.click());
      }}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDropCapture={(event) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        event.stopPropagation();
        void attach([...event.dataTransfer.files]);
      }}
      onPasteCapture={(event) => {
        if (event.clipboardData.files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
        event.preventDefault();
        event.stopPropagation();
        void attach([...event.clipboardData.files]);
      }}
    >
      <TagsField
        data-field="to"
        label={formatMessage(composeMessages.to)}
        description={formatMessage(writingMessages.recipientsHelp)}
        error={problemOfTo}
        value={to.value.map(writtenAs)}
        {...suggestions}
        // Whoever types an address means that one.
        takesFirst={!typed.includes('@')}
        defaultText={typed}
        onType={setTyped}
        removeLabel={(name) => formatMessage(writingSentences.detach, { name })}
        onChange={(written) => {
          to.onChange(onceEach(written.map(recipientIn)));
        }}
      />
      <FormTextField
        form={form}
        name="subject"
        label={formatMessage(composeMessages.subject)}
        limit={limits.subject}
        onKeyDown={(event) => {
          // Past the buttons above it, which Shift Tab leads to: whoever writes on means the text.
          if (event.key !== 'Tab' || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
          const text = frameRef.current?.querySelector<HTMLElement>('[role="textbox"][contenteditable="true"]');
          if (!text) return;
          event.preventDefault();
          text.focus();
        }}
      />
      <HtmlField
        data-field="message"
        label={formatMessage(writingMessages.message)}
        // The server writes the same HTML another way.
        isSame={isSameContent}
        value={written}
        onChange={(html) => {
          message.onChange(html + quote);
        }}
        coveredFoot={PANE_FOOT_HEIGHT}
        error={tooLong}
      />
      <QuotedText
        quote={quote}
        onChange={(html) => {
          message.onChange(written + html);
        }}
      />
      <AttachedFiles
        files={files}
        uploads={uploads}
        onRemove={({ url }) => {
          changeFiles((before) => before.filter((file) => file.url !== url));
        }}
      />
      <PaneFoot>
        <Tooltip text={formatMessage(writingMessages.send)} {...(shortcut !== undefined && { shortcut })}>
          <Button
            ref={sendRef}
            variant="primary"
            icon={<SendHorizontal />}
            {...(disabledReason !== undefined && { disabledReason })}
            onPress={send}
          >
            {formatMessage(writingMessages.send)}
          </Button>
        </Tooltip>
        <AttachButton onAdd={(added) => void attach(added)} />
        {/* The field itself may be far out of sight. */}
        {tooLong === undefined ? progress : <Problem aria-hidden>{tooLong}</Problem>}
      </PaneFoot>
    </Frame>
  );
}

/** What is typed into the field of recipients and not entered yet. It outlives a reload, as all that is typed into a draft does. */
function useTyped(draftId: string) {
  const { drafts } = useRecordsStore();
  const [typed, setTyped] = useState(() => typedIn(drafts, draftId));
  return [
    typed,
    (text: string) => {
      setTyped(text);
      keepTyped(drafts, draftId, text);
    },
  ] as const;
}

const Problem = styled.p`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${({ theme }) => theme.type.dense}
  color: ${({ theme }) => theme.tone.error.text};
`;

const Frame = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  min-inline-size: 0;
  ${clearOfPaneFoot}
`;

/** The text of HTML. It is parsed in a document of its own, in which nothing runs or loads. */
const textOf = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent;

/** Says the value of a field in words, where two versions of a draft are compared. */
function useDraftText() {
  const { formatList } = useIntl();
  return (field: keyof Mail, value: unknown): string => {
    if (field === 'to') return formatList((value as Recipient[]).map(writtenAs));
    if (field === 'attachments') return formatList((value as Attachment[]).map(({ fileName }) => fileName));
    const text = String(value ?? '');
    return field === 'message' ? textOf(text) : text;
  };
}
