import { defineMessages } from 'react-intl';

/** What filling the screen is called, and that it cannot be. */
export const fullscreenMessages = defineMessages({
  enter: { id: 'shell.fullscreen.enter', defaultMessage: 'Full screen' },
  leave: { id: 'shell.fullscreen.leave', defaultMessage: 'Leave full screen' },
  refused: { id: 'shell.fullscreen.refused', defaultMessage: 'This browser does not let a page fill the screen.' },
});
