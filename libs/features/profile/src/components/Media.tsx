import type { AnswerOf } from '@ezone/api-client';
import { Play } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import { profileSentences } from '../messages';

type Shown = AnswerOf<'listProfileAlbums'>[number]['media'][number];

type MediaProps = {
  media: Shown;
  /** Opens it over the window; without it, it is only seen. */
  onOpen?: () => void;
};

/** A picture, or the first picture of a video, in a box of its own size, with its title below. */
export const Media = ({ media: { type, title, preview }, onOpen }: MediaProps) => {
  const { formatMessage } = useIntl();
  const picture = (
    <>
      <img src={preview} alt="" loading="lazy" decoding="async" />
      {type === 'video' && <Play aria-hidden />}
    </>
  );
  return (
    <Figure>
      {onOpen ? (
        <Opener onPress={onOpen} aria-label={formatMessage(profileSentences.openPhoto, { title })}>
          {picture}
        </Opener>
      ) : (
        <Box>{picture}</Box>
      )}
      <figcaption dir="auto">{type === 'video' ? formatMessage(profileSentences.video, { title }) : title}</figcaption>
    </Figure>
  );
};

const Figure = styled.figure`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  margin: 0;

  & > figcaption {
    ${({ theme }) => theme.type.caption}
    color: ${({ theme }) => theme.color.textMuted};
  }
`;

const box = css`
  position: relative;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.tone.neutral.tint};
  aspect-ratio: 3 / 2;

  & > img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  & > svg {
    position: absolute;
    inset-block-start: calc(50% - 2rem);
    inset-inline-start: calc(50% - 2rem);
    inline-size: 4rem;
    block-size: 4rem;
    padding: ${({ theme }) => theme.space(2)};
    border-radius: ${({ theme }) => theme.radius.full};
    color: #fff;
    background: rgb(0 0 0 / 60%);
  }
`;

const Box = styled.div`
  ${box}
`;

const Opener = styled(Button)`
  ${box}
  padding: 0;
  border: none;
  cursor: pointer;

  &[data-focus-visible] {
    ${({ theme }) => theme.focusRing}
  }
`;
