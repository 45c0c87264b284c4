import { Tooltip as AriaTooltip } from 'react-aria-components/Tooltip';
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip';
import styled from 'styled-components';
import { KeyCaps } from '../key-caps';
import type { Placement } from '../layers';

/** What a tooltip says. */
export type TooltipWords = {
  /** What the element is or does, in a few words. Never the only place of something a user needs. */
  text: string;
  /** The key that does the same, such as `[` or `Ctrl K`. Shown, not bound. */
  shortcut?: string | undefined;
};

type TooltipBubbleProps = TooltipWords & Pick<AriaTooltipProps, 'triggerRef'> & { placement: Placement };

/** The bubble with the words, for use inside a TooltipTrigger. */
export const TooltipBubble = ({ text, shortcut, placement, ...anchor }: TooltipBubbleProps) => (
  <Bubble {...anchor} placement={placement} offset={6} containerPadding={8}>
    {text}
    {shortcut && <KeyCaps keys={shortcut} />}
  </Bubble>
);

const Bubble = styled(AriaTooltip)`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  inline-size: max-content;
  max-inline-size: 28rem;
  padding-block: ${({ theme }) => theme.space(1)};
  padding-inline: ${({ theme }) => theme.space(2)};
  border-radius: ${({ theme }) => theme.radius.control};
  /* The page's own colours the other way round, so that it stands out in light and in dark. */
  background: ${({ theme }) => theme.color.text};
  color: ${({ theme }) => theme.color.bg};
  ${({ theme }) => theme.type.caption}
  pointer-events: none;
  transition: opacity ${({ theme }) => theme.motion.hover};

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;
