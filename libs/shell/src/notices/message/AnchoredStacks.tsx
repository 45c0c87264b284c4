import { topEdge } from '@ezone/ui/toast-region';
import { defineMessages, useIntl } from 'react-intl';
import { css } from 'styled-components';
import { ToastStack } from '../toast/ToastStack';
import type { Anchor, AnchoredQueue } from './anchors';

/** The names of the places where messages stand. */
const messageMessages = defineMessages({
  'top-start': { id: 'shell.message.topStart', defaultMessage: 'Messages at the top start' },
  'top-center': { id: 'shell.message.topCenter', defaultMessage: 'Messages at the top' },
  'top-end': { id: 'shell.message.topEnd', defaultMessage: 'Messages at the top end' },
  'bottom-start': { id: 'shell.message.bottomStart', defaultMessage: 'Messages at the bottom start' },
  'bottom-center': { id: 'shell.message.bottomCenter', defaultMessage: 'Messages at the bottom' },
  'bottom-end': { id: 'shell.message.bottomEnd', defaultMessage: 'Messages at the bottom end' },
});

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
