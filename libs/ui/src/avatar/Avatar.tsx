import { useState } from 'react';
import styled, { css } from 'styled-components';
import type { Tone } from '../theme';
import { initials, stableIndex } from './initials';
import { PERSON_COLORS } from './personColors';

const sizes = { small: 24, medium: 32, large: 40, huge: 96 };

export type AvatarProps = {
  /** The person's name: the initials, their colour and the accessible name come from it. */
  name: string;
  /** A square picture. Where it is missing or fails, the initials stand in. */
  src?: string;
  /** 24, 32, 40 or 96 px. @default 'medium' */
  size?: keyof typeof sizes;
  /** A dot at the lower end, and the word for it, which is added to the accessible name. */
  status?: { tone: Tone; label: string };
  /** True where the name is written beside it, so that it is not read out twice. @default false */
  decorative?: boolean;
};

/** A person's picture, or the initials on a colour that is the same for the same name in every scheme. */
export const Avatar = ({ name, src, size = 'medium', status, decorative = false }: AvatarProps) => {
  const [broken, setBroken] = useState<string>();
  const naming = decorative
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': status ? `${name}, ${status.label}` : name };

  return (
    <Frame $size={sizes[size]} {...naming}>
      {src && src !== broken ? (
        <Picture
          src={src}
          alt=""
          width={sizes[size]}
          height={sizes[size]}
          loading="lazy"
          decoding="async"
          onError={() => {
            setBroken(src);
          }}
        />
      ) : (
        <Initials
          $color={PERSON_COLORS[stableIndex(name, PERSON_COLORS.length)] ?? PERSON_COLORS[0]}
          $size={sizes[size]}
        >
          {initials(name)}
        </Initials>
      )}
      {status && <Status $tone={status.tone} $size={sizes[size]} />}
    </Frame>
  );
};

const square = css<{ $size: number }>`
  inline-size: ${({ theme, $size }) => theme.px($size)};
  block-size: ${({ theme, $size }) => theme.px($size)};
`;

const Frame = styled.span<{ $size: number }>`
  ${square}
  position: relative;
  display: inline-block;
  flex: none;
  vertical-align: middle;
`;

const Picture = styled.img`
  inline-size: 100%;
  block-size: 100%;
  border-radius: ${({ theme }) => theme.radius.full};
  object-fit: cover;
`;

const Initials = styled.span<{ $color: string; $size: number }>`
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: 100%;
  border-radius: ${({ theme }) => theme.radius.full};
  /* A hint of the hue as ground and the same hue deep in the text colour: readable in every scheme. */
  background: ${({ theme, $color }) => `color-mix(in oklab, ${$color} 22%, ${theme.color.surface})`};
  color: ${({ theme, $color }) => `color-mix(in oklab, ${$color} 25%, ${theme.color.text})`};
  font-size: ${({ theme, $size }) => theme.px($size * 0.375)};
  font-weight: 600;
  line-height: 1;
  user-select: none;
`;

const Status = styled.span<{ $tone: Tone; $size: number }>`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  inline-size: ${({ theme, $size }) => theme.px(Math.max(8, $size / 4))};
  block-size: ${({ theme, $size }) => theme.px(Math.max(8, $size / 4))};
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme, $tone }) => theme.tone[$tone].solid};
  box-shadow: 0 0 0 2px ${({ theme }) => theme.color.surface};
`;
