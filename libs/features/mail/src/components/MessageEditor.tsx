import { useDialog } from '@ezone/shell/notices/dialog';
import { RichTextField } from '@ezone/ui/rich-text';
import { useIntl } from 'react-intl';
import { composeMessages } from '../composeMessages';
import { isSameContent } from '../model/isSameContent';
import { LinkForm } from './LinkForm';

export type MessageEditorProps = {
  /** As HTML. */
  value: string;
  onChange: (html: string) => void;
  /** How much of the foot of what scrolls is covered, in pixels. */
  coveredFoot: number;
  /** What is wrong with it. */
  error?: string | undefined;
};

/** The text of a mail, with what marks it up. */
export const MessageEditor = (field: MessageEditorProps) => {
  const { formatMessage } = useIntl();
  const dialog = useDialog();
  return (
    <RichTextField
      {...field}
      data-field="message"
      label={formatMessage(composeMessages.message)}
      labels={{
        tools: formatMessage(composeMessages.tools),
        bold: formatMessage(composeMessages.bold),
        italic: formatMessage(composeMessages.italic),
        underline: formatMessage(composeMessages.underline),
        bulletList: formatMessage(composeMessages.bulletList),
        orderedList: formatMessage(composeMessages.orderedList),
        blockquote: formatMessage(composeMessages.quote),
        link: formatMessage(composeMessages.link),
        unlink: formatMessage(composeMessages.unlink),
      }}
      // The server writes the same HTML another way.
      isSame={isSameContent}
      askLink={() =>
        dialog.open<string>({
          title: formatMessage(composeMessages.link),
          content: (answer) => <LinkForm onDone={answer} />,
        })
      }
    />
  );
};
