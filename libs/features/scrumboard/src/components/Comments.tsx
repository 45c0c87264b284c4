import { commonMessages } from '@ezone/shell/notices/words';
import { CommentField } from '@ezone/shell/page/comment-field';
import { newId, useRecordsStore } from '@ezone/shell/records';
import { Avatar } from '@ezone/ui/avatar';
import { Button } from '@ezone/ui/button';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { boardMessages } from '../messages';
import { COMMENTS, limits } from '../model/board';
import type { Activity, BoardMember } from '../model/board';
import { FieldName } from './FieldName';

export type CommentsProps = {
  of: { value: Activity[]; onChange: (activities: Activity[]) => void };
  members: readonly BoardMember[];
  /** Whose comments can be changed. */
  userId: string;
  /** The card. */
  cardId: string;
};

const kept = { list: COMMENTS, limit: limits.comment };

/** What was said about a card, the latest first, and a place to say more. */
export const Comments = ({ of: { value, onChange }, members, userId, cardId }: CommentsProps) => {
  const { formatMessage, formatDate } = useIntl();
  const { drafts } = useRecordsStore();
  const [edited, setEdited] = useState(() => value.find(({ id }) => drafts.read(COMMENTS, id))?.id ?? null);
  return (
    <div>
      <FieldName>{formatMessage(boardMessages.comments)}</FieldName>
      <CommentField
        {...kept}
        id={cardId}
        label={formatMessage(boardMessages.comment)}
        onWritten={(message) => {
          const time = new Date().toISOString();
          onChange([{ id: newId(), type: 'comment', idMember: userId, message, time }, ...value]);
        }}
      />
      <List>
        {value.map((one) => {
          const name = members.find(({ id }) => id === one.idMember)?.name ?? formatMessage(boardMessages.somebody);
          return (
            <li key={one.id}>
              <Avatar name={name} size="small" decorative />
              <Said>
                <Who>
                  <bdi>{name}</bdi> · {formatDate(one.time, { dateStyle: 'medium', timeStyle: 'short' })}
                </Who>
                {edited === one.id ? (
                  <CommentField
                    {...kept}
                    id={one.id}
                    label={formatMessage(boardMessages.edit)}
                    action={formatMessage(commonMessages.save)}
                    first={one.message}
                    onWritten={(message) => {
                      onChange(value.map((other) => (other.id === one.id ? { ...other, message } : other)));
                      setEdited(null);
                    }}
                  />
                ) : (
                  <Message dir="auto">
                    {one.type === 'attachment' && `${formatMessage(boardMessages.attached)} `}
                    {one.message}
                  </Message>
                )}
                {one.idMember === userId && one.type === 'comment' && edited !== one.id && (
                  <span>
                    <Button
                      size="dense"
                      variant="ghost"
                      onPress={() => {
                        setEdited(one.id);
                      }}
                    >
                      {formatMessage(boardMessages.edit)}
                    </Button>
                    <Button
                      size="dense"
                      variant="ghost"
                      onPress={() => {
                        onChange(value.filter(({ id }) => id !== one.id));
                      }}
                    >
                      {formatMessage(commonMessages.remove)}
                    </Button>
                  </span>
                )}
              </Said>
            </li>
          );
        })}
      </List>
    </div>
  );
};

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  margin-block-start: ${({ theme }) => theme.space(4)};

  & > li {
    display: flex;
    gap: ${({ theme }) => theme.space(3)};
  }
`;

const Said = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

const Who = styled.div`
  color: ${({ theme }) => theme.color.textMuted};
  ${({ theme }) => theme.type.caption}
`;

const Message = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  text-align: start;
`;
