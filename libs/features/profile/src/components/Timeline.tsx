import type { AnswerOf } from '@ezone/api-client';
import { useIdentity } from '@ezone/shell/chrome/user-menu';
import { CommentField } from '@ezone/shell/page/comment-field';
import type { UseRecords } from '@ezone/shell/records';
import { useShownUser } from '@ezone/shell/session';
import { Card } from '@ezone/ui/card';
import { EmptyState } from '@ezone/ui/empty-state';
import { MessageSquare } from 'lucide-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { profileMessages } from '../messages';
import { limits, postOf } from '../model/post';
import type { Post as PostRecord } from '../model/post';
import { CardTitle, Columns } from './Columns';
import { Post } from './Post';
import { Said } from './Said';

type TimelineProps = {
  posts: UseRecords<PostRecord>;
  /** Those that are shown, newest first. */
  shown: readonly PostRecord[];
  activities: AnswerOf<'listProfileActivities'>;
};

/** A place to post something, what was posted, newest first, and what others did of late. */
export const Timeline = ({ posts, shown, activities }: TimelineProps) => {
  const { formatMessage } = useIntl();
  const activityId = useId();
  const me = useShownUser();
  const { name, photo } = useIdentity(me);
  const writer = me && { authorId: me.uuid, user: { name, avatar: photo ?? null } };
  return (
    <Columns>
      <section aria-label={formatMessage(profileMessages.posts)}>
        {writer && (
          <Card>
            <CommentField
              list="profile-post"
              id={writer.authorId}
              label={formatMessage(profileMessages.write)}
              action={formatMessage(profileMessages.send)}
              limit={limits.post}
              onWritten={(message) => {
                posts.create(postOf(writer, message), {
                  done: formatMessage(profileMessages.posted),
                  failed: formatMessage(profileMessages.postFailed),
                });
              }}
            />
          </Card>
        )}
        {shown.length === 0 ? (
          <EmptyState icon={<MessageSquare />}>{formatMessage(profileMessages.noPosts)}</EmptyState>
        ) : (
          shown.map((post) => <Post key={post.id} post={post} writer={writer} posts={posts} />)
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
