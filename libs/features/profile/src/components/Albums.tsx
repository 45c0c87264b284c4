import { EmptyState } from '@ezone/ui/empty-state';
import { Images } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { profileMessages } from '../messages';
import { placeOf } from '../model/placedMedia';
import type { Album } from '../model/placedMedia';
import { CardTitle } from './Columns';
import { Media } from './Media';

type AlbumsProps = {
  albums: readonly Album[];
  /** Opens a picture over the window, by its place. */
  onOpen: (place: string) => void;
};

/** Pictures and videos, by the occasion they are of. */
export const Albums = ({ albums, onOpen }: AlbumsProps) => {
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
            {media.map((one, index) => (
              <li key={placeOf(id, index)}>
                <Media
                  media={one}
                  onOpen={() => {
                    onOpen(placeOf(id, index));
                  }}
                />
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
