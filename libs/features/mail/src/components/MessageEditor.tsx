import { useDialog } from '@ezone/shell/notices/dialog';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { composeMessages } from '../composeMessages';
import { isSameContent } from '../model/isSameContent';
import { EditorTools } from './EditorTools';
import { LinkForm } from './LinkForm';

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      ...{ openOnClick: false, autolink: true, defaultProtocol: 'https', protocols: ['http', 'https', 'mailto'] },
      HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer' },
    },
  }),
];

export type MessageEditorProps = {
  /** As HTML. */
  value: string;
  onChange: (html: string) => void;
  /** What is wrong with it. */
  error?: string | undefined;
};

/** The text of a mail, with what marks it up. */
export const MessageEditor = ({ value, onChange, error }: MessageEditorProps) => {
  const { formatMessage } = useIntl();
  const dialog = useDialog();
  /** What was last written here or came from elsewhere. */
  const lastRef = useRef(value);
  const write = useEffectEvent((html: string) => {
    lastRef.current = html;
    onChange(html);
  });
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    textDirection: 'auto',
    editorProps: {
      attributes: {
        ...{ role: 'textbox', 'aria-multiline': 'true', 'aria-label': formatMessage(composeMessages.message) },
        'data-field': 'message',
      },
    },
  });
  useEffect(() => {
    const heard = () => {
      write(editor.getHTML());
    };
    editor.on('update', heard);
    return () => {
      editor.off('update', heard);
    };
  }, [editor]);
  useEffect(() => {
    // The server writes the same HTML another way; only what somebody else has written takes the place of what stands here.
    if (isSameContent(value, lastRef.current)) return;
    lastRef.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  const link = async () => {
    const address = await dialog.open<string>({
      title: formatMessage(composeMessages.link),
      content: (answer) => <LinkForm onDone={answer} />,
    });
    if (address === undefined) return;
    const chain = editor.chain().focus();
    if (editor.state.selection.empty) {
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run();
    } else chain.setLink({ href: address }).run();
  };
  return (
    <div>
      <Frame $isWrong={error !== undefined}>
        <EditorTools editor={editor} onLink={() => void link()} />
        <Text editor={editor} />
      </Frame>
      {error !== undefined && <Wrong role="status">{error}</Wrong>}
    </div>
  );
};

const Frame = styled.div<{ $isWrong: boolean }>`
  border: 1px solid ${({ theme, $isWrong }) => ($isWrong ? theme.tone.error.text : theme.color.borderStrong)};
  border-radius: ${({ theme }) => theme.radius.control};

  &:focus-within {
    ${({ theme }) => theme.fieldFocus}
  }
`;

const Wrong = styled.p`
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.tone.error.text};
`;

const Text = styled(EditorContent)`
  & > [role='textbox'] {
    min-block-size: 24rem;
    padding: ${({ theme }) => theme.space(3)};
    outline: none;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
    ${({ theme }) => theme.type.body}
    font-size: max(1.5rem, var(--ez-font-floor));
    line-height: 1.6;

    /* Each paragraph has its own direction. */
    & [dir='auto'] {
      text-align: start;
    }

    & > * + * {
      margin-block-start: ${({ theme }) => theme.space(3)};
    }
  }

  & blockquote {
    margin-inline: 0;
    padding-inline-start: ${({ theme }) => theme.space(4)};
    border-inline-start: 3px solid ${({ theme }) => theme.color.border};
    color: ${({ theme }) => theme.color.textMuted};
  }

  & :is(ul, ol) {
    padding-inline-start: ${({ theme }) => theme.space(6)};
    list-style: revert;
  }

  & a {
    color: ${({ theme }) => theme.tone.primary.text};
  }

  & pre {
    white-space: pre-wrap;
  }
`;
