import { IconButton } from '@ezone/ui/icon-button';
import { Tooltip } from '@ezone/ui/tooltip';
import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import { Bold, Italic, Link, List, ListOrdered, Quote, Underline, Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import styled from 'styled-components';
import { composeMessages } from '../composeMessages';

export type EditorToolsProps = {
  editor: Editor;
  /** Asks for the address of a link. */
  onLink: () => void;
};

type Tool = { name: string; label: MessageDescriptor; icon: ReactNode; shortcut?: string; run: () => void };

/** The tools over the text of a mail: what each would change, and whether it is so where the caret stands. */
export const EditorTools = ({ editor, onLink }: EditorToolsProps) => {
  const { formatMessage } = useIntl();
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      ['bold', 'italic', 'underline', 'bulletList', 'orderedList', 'blockquote', 'link'].filter((name) =>
        now.isActive(name),
      ),
  });
  const chain = () => editor.chain().focus();
  const isLink = active.includes('link');
  const tools: readonly Tool[] = [
    {
      name: 'bold',
      label: composeMessages.bold,
      icon: <Bold />,
      shortcut: 'Ctrl B',
      run: () => chain().toggleBold().run(),
    },
    {
      name: 'italic',
      label: composeMessages.italic,
      icon: <Italic />,
      shortcut: 'Ctrl I',
      run: () => chain().toggleItalic().run(),
    },
    {
      name: 'underline',
      label: composeMessages.underline,
      icon: <Underline />,
      shortcut: 'Ctrl U',
      run: () => chain().toggleUnderline().run(),
    },
    {
      name: 'bulletList',
      label: composeMessages.bulletList,
      icon: <List />,
      run: () => chain().toggleBulletList().run(),
    },
    {
      name: 'orderedList',
      label: composeMessages.orderedList,
      icon: <ListOrdered />,
      run: () => chain().toggleOrderedList().run(),
    },
    { name: 'blockquote', label: composeMessages.quote, icon: <Quote />, run: () => chain().toggleBlockquote().run() },
    {
      name: 'link',
      label: isLink ? composeMessages.unlink : composeMessages.link,
      icon: isLink ? <Unlink /> : <Link />,
      run: isLink ? () => chain().extendMarkRange('link').unsetLink().run() : onLink,
    },
  ];
  return (
    <Tools role="toolbar" aria-label={formatMessage(composeMessages.tools)}>
      {tools.map(({ name, label, icon, shortcut, run }) => (
        <Tooltip key={name} text={formatMessage(label)} {...(shortcut !== undefined && { shortcut })}>
          <IconButton
            icon={icon}
            label={formatMessage(label)}
            size="dense"
            variant={active.includes(name) ? 'secondary' : 'ghost'}
            aria-pressed={active.includes(name)}
            onPress={run}
          />
        </Tooltip>
      ))}
    </Tools>
  );
};

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(1)};
  padding: ${({ theme }) => theme.space(1)};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};
`;
