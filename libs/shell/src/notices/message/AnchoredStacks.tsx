import { topEdge } from '@ezone/ui/toast-region';
import { useIntl } from 'react-intl';
import { css } from 'styled-components';
import { ToastStack } from '../toast/ToastStack';
import type { Anchor, AnchoredQueue } from './anchors';
import { messageMessages } from './messages';

const alignments = { start: 'flex-start', center: 'center', end: 'flex-end' };

const placementAt = (anchor: Anchor) => {
  const [vertical, horizontal] = anchor.split('-') as ['top' | 'bottom', keyof typeof alignments];
  const isTop = vertical === 'top';
  return css`
    ${
      isTop
        ? css`
            inset-block-start: ${topEdge};
          `
        : css`
            inset-block-end: max(${({ theme }) => theme.space(4)}, env(safe-area-inset-bottom));
          `
    }
    inset-inline: ${({ theme }) => theme.space(4)};
    align-items: ${alignments[horizontal]};
    --from: ${isTop ? '-0.8rem' : '0.8rem'};
  `;
};

const placements: Record<Anchor, ReturnType<typeof placementAt>> = {
  'top-start': placementAt('top-start'),
  'top-center': placementAt('top-center'),
  'top-end': placementAt('top-end'),
  'bottom-start': placementAt('bottom-start'),
  'bottom-center': placementAt('bottom-center'),
  'bottom-end': placementAt('bottom-end'),
};

/** The messages of every place that has had one. */
export const AnchoredStacks = ({ places }: { places: readonly AnchoredQueue[] }) => {
  const { formatMessage } = useIntl();
  return places.map(({ anchor, queue }) => (
    <ToastStack
      key={anchor}
      queue={queue}
      label={formatMessage(messageMessages[anchor])}
      placement={placements[anchor]}
    />
  ));
};
