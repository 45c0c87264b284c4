import { CircleDot, Columns2, History } from 'lucide-react';
import { VisuallyHidden } from '@ezone/ui/visually-hidden';
import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import type { Box } from '../layout/layout';
import { stateLines } from '../layout/lines';
import { SIZE } from '../layout/sizes';
import type { ChartState } from '../model/chart';
import { place } from './place';
import { SmallPrint } from './SmallPrint';

type StateBoxProps = ComponentProps<'div'> & {
  state: ChartState;
  /** Its name for a screen reader: all that is drawn, in a sentence. */
  label: string;
  box: Box;
  /** Whether other states are drawn in it. */
  isOuter: boolean;
  /** Whether it is one of several regions. */
  isRegion: boolean;
  isActive: boolean;
  isChosen: boolean;
};

const icons = { final: CircleDot, parallel: Columns2, history: History };

/** A state of the chart. */
export const StateBox = ({
  state,
  label,
  box,
  isOuter,
  isRegion,
  isActive,
  isChosen,
  ...attributes
}: StateBoxProps) => {
  const Icon = state.kind === 'atomic' || state.kind === 'compound' ? null : icons[state.kind];
  return (
    <Root
      {...attributes}
      style={place(box)}
      $isOuter={isOuter}
      $isRegion={isRegion}
      // The machine itself is active as long as it runs, which is nothing to point out.
      $isActive={isActive && state.parent !== null}
      $isChosen={isChosen}
      $isFinal={state.kind === 'final'}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      <Name aria-hidden>
        <Lamp $isOn={isActive} />
        <Text dir="ltr">{state.name}</Text>
        {Icon && <Icon aria-hidden />}
      </Name>
      <div aria-hidden>
        <SmallPrint lines={stateLines(state)} />
      </div>
    </Root>
  );
};

type Look = { $isOuter: boolean; $isRegion: boolean; $isActive: boolean; $isChosen: boolean; $isFinal: boolean };

const active = css<Look>`
  border-color: ${({ theme }) => theme.color.primary};
  background: ${({ theme, $isOuter }) => !$isOuter && theme.color.primaryTint};
  box-shadow: inset 0 0 0 ${({ $isOuter }) => ($isOuter ? 0 : '0.1rem')} ${({ theme }) => theme.color.primary};
`;

const Root = styled.div<Look>`
  position: absolute;
  padding: ${SIZE.pad / 10}rem;
  border: 0.1rem ${({ $isRegion }) => ($isRegion ? 'dashed' : 'solid')}
    ${({ theme, $isOuter }) => ($isOuter ? theme.color.border : theme.color.controlBorder)};
  border-radius: ${({ theme }) => theme.radius.card};
  color: ${({ theme }) => theme.color.text};
  background: ${({ theme, $isOuter }) =>
    $isOuter ? `color-mix(in srgb, ${theme.color.surface2} 45%, transparent)` : theme.color.raised};
  cursor: pointer;
  transition: border-color ${({ theme }) => theme.motion.hover};

  ${({ $isActive }) => $isActive && active}
  ${({ theme, $isFinal }) =>
    $isFinal &&
    css`
      outline: 0.1rem solid ${theme.color.controlBorder};
      outline-offset: -0.5rem;
    `}
  ${({ theme, $isChosen }) => $isChosen && `border-color: ${theme.color.text};`}

  &:focus-visible {
    outline: 0.2rem solid ${({ theme }) => theme.color.focus};
    outline-offset: 0.2rem;
  }
`;

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: 0.8rem;
  block-size: ${SIZE.nameLine / 10}rem;
  font-size: 1.4rem;
  line-height: ${SIZE.nameLine / 10}rem;
  font-weight: 600;

  svg {
    flex: none;
    inline-size: 1.4rem;
    block-size: 1.4rem;
    color: ${({ theme }) => theme.color.textMuted};
  }
`;

const Lamp = styled.span<{ $isOn: boolean }>`
  flex: none;
  inline-size: 0.8rem;
  block-size: 0.8rem;
  border: 0.15rem solid ${({ theme, $isOn }) => ($isOn ? theme.color.primary : theme.color.controlBorder)};
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme, $isOn }) => ($isOn ? theme.color.primary : 'transparent')};
`;

const Text = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
