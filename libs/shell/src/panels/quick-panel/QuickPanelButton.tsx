import { IconButton } from '@ezone/ui/icon-button';
import { Tooltip } from '@ezone/ui/tooltip';
import { CalendarDays } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useShownKey } from '../keyboard';
import { useIsOpen } from '../panel';
import type { Panel } from '../panel';
import { quickPanelMessages } from './messages';

/** Opens the quick panel. */
export const QuickPanelButton = ({ panel }: { panel: Panel }) => {
  const { id, setOpener, toggle } = panel;
  const isOpen = useIsOpen(panel);
  const title = useIntl().formatMessage(quickPanelMessages.title);
  const key = useShownKey('.');
  return (
    <Tooltip text={title} shortcut={key}>
      <IconButton
        ref={setOpener}
        icon={<CalendarDays />}
        label={title}
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={toggle}
      />
    </Tooltip>
  );
};
