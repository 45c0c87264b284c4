import type { AnswerOf } from '@ezone/api-client';
import { Card } from '@ezone/ui/card';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { profileSentences } from '../messages';
import { Media } from './Media';
import { Said } from './Said';

type PostProps = AnswerOf<'getProfileTimeline'>['posts'][number];

/** What somebody has posted, how many like it, and what was said to it. */
export const Post = ({ user, time, message, media, article, like, share, comments }: PostProps) => {
  const { formatMessage } = useIntl();
  return (
    <Frame as="article" aria-label={user.name}>
      <Said user={user} time={time} />
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
        <span>{formatMessage(profileSentences.likes, { count: like })}</span>
        <span>{formatMessage(profileSentences.shares, { count: share })}</span>
        <span>{formatMessage(profileSentences.comments, { count: comments.length })}</span>
      </Counts>
      {comments.length > 0 && (
        <Comments role="list">
          {comments.map(({ id, message: comment, ...said }) => (
            <li key={id}>
              <Said {...said}>
                <span dir="auto">{comment}</span>
              </Said>
            </li>
          ))}
        </Comments>
      )}
    </Frame>
  );
};

const Frame = styled(Card)`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
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

const Counts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(4)};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Comments = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  padding-block-start: ${({ theme }) => theme.space(4)};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
`;
