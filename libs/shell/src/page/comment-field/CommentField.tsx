import { directionFor } from '@ezone/ui/bare-input';
import { Button } from '@ezone/ui/button';
import { TextArea } from '@ezone/ui/text-field';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useCount } from '../../notices/limit';
import { commonMessages } from '../../notices/words';
import { useRecordsStore, useTextDraft } from '../../records';

export type CommentFieldProps = {
  /** Under which name what is being written is kept. */
  list: string;
  /** What it is about; of a comment that is changed, the comment itself. */
  id: string;
  /** What is to be written, already translated: "Write a comment". */
  label: string;
  /** What the button does, already translated. @default "Add" */
  action?: string;
  /** The longest text. */
  limit: number;
  /** What stands there before anything is typed. @default nothing */
  first?: string;
  /** Takes the text, without white space around it. The field begins anew. */
  onWritten: (text: string) => void;
};

/** A comment or post being written, which is kept with every key, over a reload, too; Ctrl or ⌘ Enter takes it. */
export const CommentField = ({ list, id, label, action, limit, first = '', onWritten }: CommentFieldProps) => {
  const { formatMessage } = useIntl();
  const { drafts } = useRecordsStore();
  const [text, setText] = useTextDraft(drafts, list, id, first);
  const counted = useCount(text, limit, {});
  const isFit = text.trim() !== '' && text.length <= limit;
  const write = () => {
    if (!isFit) return;
    onWritten(text.trim());
    setText(first);
  };
  return (
    <Form>
      <TextArea
        label={label}
        labelHidden
        placeholder={label}
        dir={directionFor(text)}
        value={text}
        {...counted}
        onChange={({ target }) => {
          setText(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) write();
        }}
      />
      {isFit && (
        <Button size="dense" variant="primary" onPress={write}>
          {action ?? formatMessage(commonMessages.add)}
        </Button>
      )}
    </Form>
  );
};

const Form = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space(2)};

  & > :first-child {
    inline-size: 100%;
  }
`;
