import type { AnswerOf } from '@ezone/api-client';
import { EmptyState } from '@ezone/ui/empty-state';
import { Images } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { profileMessages } from '../messages';
import { CardTitle } from './Columns';
import { Media } from './Media';

/** Pictures and videos, by the occasion they are of. */
export const Albums = ({ albums }: { albums: AnswerOf<'listProfileAlbums'> }) => {
  const { formatMessage } = useIntl();
  if (albums.length === 0) return <EmptyState icon={<Images />}>{formatMessage(profileMessages.noPhotos)}</EmptyState>;
  return (
    <All>
      {albums.map(({ id, name, info, media }) => (
        <section key={id} aria-labelledby={id}>
          <CardTitle id={id} dir="auto">
            {name}
          </CardTitle>
          <Info dir="auto">{info}</Info>
          <Grid role="list">
            {media.map((one) => (
              <li key={one.preview}>
                <Media media={one} />
              </li>
            ))}
          </Grid>
        </section>
      ))}
    </All>
  );
};

const All = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(8)};
`;

const Info = styled.p`
  margin-block-end: ${({ theme }) => theme.space(3)};
  color: ${({ theme }) => theme.color.textMuted};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
  gap: ${({ theme }) => theme.space(4)};
`;
