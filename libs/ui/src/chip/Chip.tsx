import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { Tone } from '../theme';

export type ChipProps = {
  /** The text, already translated by the caller. */
  children: ReactNode;
  /** An icon before the text, drawn at 1.4 rem. */
  icon?: ReactNode;
  /** @default 'neutral' */
  tone?: Tone;
  /** Makes the text a button, for a filter or something to edit. */
  onPress?: () => void;
  /** With `onPress`: whether the filter it stands for is on. Leave it out where there is nothing to switch. */
  pressed?: boolean;
  /** Shows a remove button, which then needs a name a screen reader can say. */
  remove?: { label: string; onPress: () => void };
};

/** A short label for a tag, a status or a filter. For an action, use Button. */
export const Chip = ({ children, icon, tone = 'neutral', onPress, pressed, remove }: ChipProps) => {
  const text = (
    <>
      {icon && <Icon aria-hidden>{icon}</Icon>}
      <Text>{children}</Text>
    </>
  );
  return (
    <Frame $tone={tone} $pressed={pressed ?? false}>
      {onPress ? (
        <Face as="button" type="button" aria-pressed={pressed} onClick={onPress}>
          {text}
        </Face>
      ) : (
        <Face>{text}</Face>
      )}
      {remove && (
        <Remove type="button" aria-label={remove.label} onClick={remove.onPress}>
          <X aria-hidden />
        </Remove>
      )}
    </Frame>
  );
};

const Frame = styled.span<{ $tone: Tone; $pressed: boolean }>`
  display: inline-flex;
  align-items: stretch;
  max-inline-size: 100%;
  min-block-size: 2.4rem;
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme, $tone }) => theme.tone[$tone].tint};
  color: ${({ theme, $tone }) => theme.tone[$tone].text};
  ${({ theme }) => theme.type.caption}
  ${({ theme, $tone, $pressed }) => $pressed && `box-shadow: inset 0 0 0 1px ${theme.tone[$tone].text};`}
`;

const button = css`
  border: none;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  border-radius: ${({ theme }) => theme.radius.full};
  transition: background ${({ theme }) => theme.motion.hover};

  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }
`;

/** Fingers get 44 px of height, whatever the eye sees. */
const finger = css`
  position: relative;

  @media (pointer: coarse) {
    &::after {
      content: '';
      position: absolute;
      inset-block: calc((100% - 4.4rem) / 2);
      inset-inline: 0;
    }
  }
`;

const Face = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  min-inline-size: 0;
  padding-block: ${({ theme }) => theme.space(1)};
  padding-inline: ${({ theme }) => theme.space(2)};

  button& {
    ${button}
    ${finger}

    @media (pointer: coarse) {
      min-block-size: 3.2rem;
      padding-inline: ${({ theme }) => theme.space(3)};
    }
  }
`;

const Icon = styled.span`
  flex: none;

  & > svg {
    inline-size: 1.4rem;
    block-size: 1.4rem;
  }
`;

const Text = styled.bdi`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Remove = styled.button`
  ${button}
  ${finger}
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 2.4rem;
  padding: 0;
  margin-inline-start: ${({ theme }) => theme.space(-1)};

  @media (pointer: coarse) {
    inline-size: 4.4rem;
  }

  & > svg {
    inline-size: 1.4rem;
    block-size: 1.4rem;
  }
`;
