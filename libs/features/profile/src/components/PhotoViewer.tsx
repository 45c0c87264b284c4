import { commonMessages } from '@ezone/shell/notices/words';
import { ViewedPicture, Viewer } from '@ezone/ui/viewer';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { profileMessages } from '../messages';
import { placedMedia } from '../model/placedMedia';
import type { Album } from '../model/placedMedia';

type PhotoViewerProps = {
  albums: readonly Album[];
  /** The place of the picture that is seen; of one that is not there, nothing is shown. */
  place: string;
  onStep: (place: string) => void;
  onClose: () => void;
};

/** A picture of an album over the whole window; the arrows lead through all albums. */
export const PhotoViewer = ({ albums, place, onStep, onClose }: PhotoViewerProps) => {
  const { formatMessage } = useIntl();
  const all = placedMedia(albums);
  const at = all.findIndex((one) => one.place === place);
  const shown = all[at];
  if (!shown) return null;
  const step = (to: (typeof all)[number] | undefined) =>
    to &&
    (() => {
      onStep(to.place);
    });
  const { title, preview, type } = shown.media;
  return (
    <Viewer
      title={title}
      labels={{
        previous: formatMessage(profileMessages.previousPhoto),
        next: formatMessage(profileMessages.nextPhoto),
        close: formatMessage(commonMessages.close),
      }}
      onPrevious={step(all[at - 1])}
      onNext={step(all[at + 1])}
      onClose={onClose}
    >
      <ViewedPicture src={preview} alt={title} />
      {type === 'video' && <Note>{formatMessage(profileMessages.noVideo)}</Note>}
    </Viewer>
  );
};

const Note = styled.p`
  padding: ${({ theme }) => theme.space(3)};
  color: ${({ theme }) => theme.color.textMuted};
`;
