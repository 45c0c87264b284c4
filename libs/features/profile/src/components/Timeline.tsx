import type { AnswerOf } from '@ezone/api-client';
import { Card } from '@ezone/ui/card';
import { EmptyState } from '@ezone/ui/empty-state';
import { MessageSquare } from 'lucide-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { profileMessages } from '../messages';
import { CardTitle, Columns } from './Columns';
import { Post } from './Post';
import { Said } from './Said';

/** What was posted, newest first, and what others did of late. */
export const Timeline = ({ posts, activities }: AnswerOf<'getProfileTimeline'>) => {
  const { formatMessage } = useIntl();
  const activityId = useId();
  return (
    <Columns>
      <section aria-label={formatMessage(profileMessages.posts)}>
        {posts.length === 0 ? (
          <EmptyState icon={<MessageSquare />}>{formatMessage(profileMessages.noPosts)}</EmptyState>
        ) : (
          posts.map((post) => <Post key={post.id} {...post} />)
        )}
      </section>
      {activities.length > 0 && (
        <Card as="section" aria-labelledby={activityId}>
          <CardTitle id={activityId}>{formatMessage(profileMessages.activity)}</CardTitle>
          <List role="list">
            {activities.map(({ id, message, ...said }) => (
              <li key={id}>
                <Said {...said}>
                  <span dir="auto">{message}</span>
                </Said>
              </li>
            ))}
          </List>
        </Card>
      )}
    </Columns>
  );
};

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
`;
