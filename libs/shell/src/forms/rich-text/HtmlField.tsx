import { RichTextField } from '@ezone/ui/rich-text';
import type { RichTextFieldProps } from '@ezone/ui/rich-text';
import { useIntl } from 'react-intl';
import { useDialog } from '../../notices/dialog';
import { LinkForm } from './LinkForm';
import { richTextMessages } from './messages';

export type HtmlFieldProps = Omit<RichTextFieldProps, 'labels' | 'askLink'>;

/** A text with what marks it up, as HTML, with its tools named and links asked for. */
export const HtmlField = (field: HtmlFieldProps) => {
  const { formatMessage } = useIntl();
  const dialog = useDialog();
  return (
    <RichTextField
      {...field}
      labels={{
        tools: formatMessage(richTextMessages.tools),
        bold: formatMessage(richTextMessages.bold),
        italic: formatMessage(richTextMessages.italic),
        underline: formatMessage(richTextMessages.underline),
        heading: formatMessage(richTextMessages.heading),
        bulletList: formatMessage(richTextMessages.bulletList),
        orderedList: formatMessage(richTextMessages.orderedList),
        blockquote: formatMessage(richTextMessages.quote),
        codeBlock: formatMessage(richTextMessages.codeBlock),
        link: formatMessage(richTextMessages.link),
        unlink: formatMessage(richTextMessages.unlink),
      }}
      askLink={() =>
        dialog.open<string>({
          title: formatMessage(richTextMessages.link),
          content: (answer) => <LinkForm onDone={answer} />,
        })
      }
    />
  );
};
