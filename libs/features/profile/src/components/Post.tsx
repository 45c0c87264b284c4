import { CommentField } from '@ezone/shell/page/comment-field';
import { newId } from '@ezone/shell/records';
import type { UseRecords } from '@ezone/shell/records';
import { Card } from '@ezone/ui/card';
import { Chip } from '@ezone/ui/chip';
import { IconButton } from '@ezone/ui/icon-button';
import { Tooltip } from '@ezone/ui/tooltip';
import { Heart, Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { profileMessages, profileSentences } from '../messages';
import { limits } from '../model/post';
import type { Post as PostRecord, PostComment, Writer } from '../model/post';
import { Media } from './Media';
import { Said } from './Said';

type PostProps = {
  post: PostRecord;
  /** Who looks at it, and may write; null before that is known. */
  writer: Writer | null;
  posts: UseRecords<PostRecord>;
};

/** What somebody has posted, who likes it, and what was said to it. Authors may remove what they have written. */
export const Post = ({ post, writer, posts }: PostProps) => {
  const { formatMessage } = useIntl();
  const { id, authorId, user, time, message, media, article, like, likedBy, share, comments } = post;
  const isMine = writer !== null && authorId === writer.authorId;
  const isLiked = writer !== null && likedBy.includes(writer.authorId);
  const removeComment = (comment: PostComment) => {
    const isOwn = comment.authorId === writer?.authorId;
    posts.bulk('removeComment', [id], { ...comment, isOwn }, { done: formatMessage(profileMessages.commentRemoved) });
  };
  return (
    <Frame as="article" aria-label={user.name}>
      <Head>
        <Said user={user} time={time} />
        {isMine && (
          <Tooltip text={formatMessage(profileMessages.removePost)}>
            <IconButton
              icon={<Trash2 />}
              label={formatMessage(profileMessages.removePost)}
              onPress={() => {
                posts.remove([id], { done: formatMessage(profileMessages.postRemoved) });
              }}
            />
          </Tooltip>
        )}
      </Head>
      {message !== '' && <Text dir="auto">{message}</Text>}
      {media && <Media media={media} />}
      {article && (
        <Article>
          <Media media={article.media} />
          <h2 dir="auto">{article.title}</h2>
          <Muted dir="auto">{article.subtitle}</Muted>
          <p dir="auto">{article.excerpt}</p>
        </Article>
      )}
      <Counts>
        {writer && (
          <Chip
            icon={<Heart fill={isLiked ? 'currentcolor' : 'none'} />}
            pressed={isLiked}
            tone={isLiked ? 'primary' : 'neutral'}
            onPress={() => {
              posts.bulk('like', [id], { userId: writer.authorId, likes: !isLiked });
            }}
          >
            {formatMessage(profileMessages.like)}
          </Chip>
        )}
        <span>{formatMessage(profileSentences.likes, { count: like })}</span>
        <span>{formatMessage(profileSentences.shares, { count: share })}</span>
        <span>{formatMessage(profileSentences.comments, { count: comments.length })}</span>
      </Counts>
      {(comments.length > 0 || writer) && (
        <Comments>
          {comments.length > 0 && (
            <ul role="list">
              {comments.map((comment) => (
                <Head as="li" key={comment.id}>
                  <Said user={comment.user} time={comment.time}>
                    <span dir="auto">{comment.message}</span>
                  </Said>
                  {(isMine || (writer && comment.authorId === writer.authorId)) && (
                    <IconButton
                      icon={<Trash2 />}
                      size="dense"
                      label={formatMessage(profileMessages.removeComment)}
                      onPress={() => {
                        removeComment(comment);
                      }}
                    />
                  )}
                </Head>
              ))}
            </ul>
          )}
          {writer && (
            <CommentField
              list="profile-comment"
              id={id}
              label={formatMessage(profileMessages.writeComment)}
              limit={limits.comment}
              onWritten={(text) => {
                const comment: PostComment = { ...writer, id: newId(), message: text, time: new Date().toISOString() };
                posts.bulk('comment', [id], comment, {
                  done: formatMessage(profileMessages.commented),
                  failed: formatMessage(profileMessages.commentFailed),
                });
              }}
            />
          )}
        </Comments>
      )}
    </Frame>
  );
};

const Frame = styled(Card)`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
`;

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(3)};
`;

const Text = styled.p`
  max-inline-size: ${({ theme }) => theme.width.prose};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Article = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};

  & > h2 {
    ${({ theme }) => theme.type.cardTitle}
  }
`;

const Muted = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
`;

const Counts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(4)};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Comments = styled.div`
  &,
  & > ul {
    display: grid;
    gap: ${({ theme }) => theme.space(4)};
  }

  padding-block-start: ${({ theme }) => theme.space(4)};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
`;
