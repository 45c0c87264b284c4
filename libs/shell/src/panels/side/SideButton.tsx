import { Badge } from '@ezone/ui/badge';
import { IconButton } from '@ezone/ui/icon-button';
import { Tooltip } from '@ezone/ui/tooltip';
import { createElement, useId } from 'react';
import { useIntl } from 'react-intl';
import { useIsOpen } from '../panel';
import { useWaiting } from './SideProvider';
import type { Side } from './SideProvider';

export type SideButtonProps = {
  side: Side;
  /** The rail beside the toolbar shows what waits, and of whom. */
  hasRail: boolean;
};

/** Opens and closes the side panel from the toolbar, and says how many things wait there, where no rail shows it. */
export const SideButton = ({ side: { feature, panel }, hasRail }: SideButtonProps) => {
  const { formatMessage } = useIntl();
  const waitingId = useId();
  const { id, setOpener, toggle } = panel;
  const isOpen = useIsOpen(panel);
  const waiting = useWaiting();
  const shown = hasRail ? 0 : waiting;
  const title = formatMessage(feature.title);
  // A failure is told in the panel.
  const fetchAhead = () => void feature.lazy().catch(() => undefined);
  return (
    // The anchor stays, with or without a number, so that the button keeps its focus when the number comes or goes.
    <Badge count={shown} label={formatMessage(feature.waiting, { count: shown })} labelId={waitingId}>
      <Tooltip text={title}>
        <IconButton
          ref={setOpener}
          icon={createElement(feature.icon)}
          label={title}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-describedby={waitingId}
          onPress={toggle}
          onHoverStart={fetchAhead}
          onPressStart={fetchAhead}
        />
      </Tooltip>
    </Badge>
  );
};
