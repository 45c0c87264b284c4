import { IconButton } from '@ezone/ui/icon-button';
import { Tooltip } from '@ezone/ui/tooltip';
import { useSelector } from '@xstate/react';
import { Maximize, Minimize } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { fullscreenMachine } from './fullscreenMachine';
import { isFullscreen } from './useFullscreen';
import { fullscreenMessages } from './messages';

/** The button that fills the screen with the page, or gives it back. */
export const FullscreenToggle = ({ actor }: { actor: ActorRefFrom<typeof fullscreenMachine> }) => {
  const { formatMessage } = useIntl();
  const isFull = useSelector(actor, isFullscreen);
  const label = formatMessage(isFull ? fullscreenMessages.leave : fullscreenMessages.enter);
  return (
    <Tooltip text={label}>
      <IconButton
        icon={isFull ? <Minimize /> : <Maximize />}
        label={label}
        onPress={() => actor.send({ type: 'toggle.pressed' })}
      />
    </Tooltip>
  );
};
