import { CircleAlert, CircleCheck, Radio, Timer, Zap } from 'lucide-react';
import { VisuallyHidden } from '@ezone/ui/visually-hidden';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import type { Box } from '../layout/layout';
import { labelText, transitionLines } from '../layout/lines';
import { SIZE } from '../layout/sizes';
import type { ChartTransition } from '../model/chart';
import { place } from './place';
import { SmallPrint } from './SmallPrint';

type TransitionLabelProps = ComponentProps<'div'> & {
  transition: ChartTransition;
  /** Its name for a screen reader: all that is drawn, in a sentence. */
  label: string;
  box: Box;
  isReady: boolean;
  /** Whether it was taken by the last event. */
  isTaken: boolean;
  isChosen: boolean;
};

const icons = { after: Timer, always: Zap, done: CircleCheck, error: CircleAlert, snapshot: Radio };

/** What stands on an arrow: what makes it happen, its guard and what it does. Dashed where it cannot be taken now. */
export const TransitionLabel = ({
  transition,
  label,
  box,
  isReady,
  isTaken,
  isChosen,
  ...attributes
}: TransitionLabelProps) => {
  const { trigger } = transition;
  const Icon = trigger.kind === 'event' ? null : icons[trigger.kind];
  return (
    <Root {...attributes} data-transition style={place(box)} $isReady={isReady} $isTaken={isTaken} $isChosen={isChosen}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Trigger aria-hidden>
        {Icon && <Icon aria-hidden />}
        <Text dir="ltr">{labelText(transition)}</Text>
      </Trigger>
      <div aria-hidden>
        <SmallPrint lines={transitionLines(transition)} />
      </div>
    </Root>
  );
};

type Look = { $isReady: boolean; $isTaken: boolean; $isChosen: boolean };

const Root = styled.div<Look>`
  position: absolute;
  z-index: 2;
  padding-inline: ${(SIZE.labelPad - 1) / 10}rem;
  border: 0.1rem ${({ $isReady }) => ($isReady ? 'solid' : 'dashed')}
    ${({ theme, $isReady }) => ($isReady ? theme.color.primary : theme.color.border)};
  border-radius: ${({ theme }) => theme.radius.card};
  color: ${({ theme, $isReady }) => ($isReady ? theme.color.primaryText : theme.color.textMuted)};
  background: ${({ theme, $isTaken }) => ($isTaken ? theme.color.primaryTint : theme.color.raised)};
  cursor: ${({ $isReady }) => ($isReady ? 'pointer' : 'default')};
  user-select: none;
  transition:
    background ${({ theme }) => theme.motion.hover},
    box-shadow ${({ theme }) => theme.motion.hover};

  &:hover {
    box-shadow: ${({ theme, $isReady }) => $isReady && theme.elevation[2]};
    background: ${({ theme, $isReady }) => $isReady && theme.color.primaryTint};
  }

  ${({ theme, $isChosen }) => $isChosen && `box-shadow: 0 0 0 0.1rem ${theme.color.text};`}

  &:focus-visible {
    outline: 0.2rem solid ${({ theme }) => theme.color.focus};
    outline-offset: 0.2rem;
  }

  @media (pointer: coarse) {
    /* A finger is wider than a line. */
    &::after {
      content: '';
      position: absolute;
      inset: -0.9rem -0.4rem;
    }
  }
`;

const Trigger = styled.span`
  display: flex;
  align-items: center;
  justify-content: start;
  gap: 0.4rem;
  block-size: ${(SIZE.label - 2) / 10}rem;
  font-size: 1.2rem;
  line-height: ${(SIZE.label - 2) / 10}rem;
  font-weight: 500;

  svg {
    flex: none;
    inline-size: 1.4rem;
    block-size: 1.4rem;
  }
`;

const Text = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
