import { useRecordsStore, useTextDraft } from '@ezone/shell/records';
import { directionFor } from '@ezone/ui/bare-input';
import { TextArea } from '@ezone/ui/text-field';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { boardMessages } from '../messages';
import { COMMENTS } from '../model/board';

/** Stands in the place of a card that is not there any more. A comment that was being written is shown, to be copied. */
export const GoneCard = ({ cardId }: { cardId: string }) => {
  const { formatMessage } = useIntl();
  const { drafts } = useRecordsStore();
  const [comment] = useTextDraft(drafts, COMMENTS, cardId);
  return (
    <Rows>
      <p>{formatMessage(boardMessages.cardGone)}</p>
      {comment.trim() !== '' && (
        <TextArea
          label={formatMessage(boardMessages.goneComment)}
          readOnly
          dir={directionFor(comment)}
          value={comment}
        />
      )}
    </Rows>
  );
};

const Rows = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
`;
