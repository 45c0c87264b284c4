import { IconButton } from '@ezone/ui/icon-button';
import { Tooltip } from '@ezone/ui/tooltip';
import { CalendarDays } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { Panel } from '../panel';
import { quickPanelMessages } from './messages';

/** Opens the quick panel. */
export const QuickPanelButton = ({ panel: { id, isOpen, setOpener, toggle } }: { panel: Panel }) => {
  const title = useIntl().formatMessage(quickPanelMessages.title);
  return (
    <Tooltip text={title}>
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
