import { IconButton } from '@ezone/ui/icon-button';
import { Popover } from '@ezone/ui/popover';
import { Tooltip } from '@ezone/ui/tooltip';
import { ALargeSmall } from 'lucide-react';
import { useIntl } from 'react-intl';
import { PanelContent } from '../../panels/panel';
import { loadSlider } from './loadSlider';
import { fontSizeMessages } from './messages';

/** Opens the slider for the size of everything. */
export const FontSizeButton = () => {
  const { formatMessage } = useIntl();
  const label = formatMessage(fontSizeMessages.label);
  return (
    <Popover
      label={label}
      width={260}
      trigger={
        <Tooltip text={label}>
          <IconButton icon={<ALargeSmall />} label={label} />
        </Tooltip>
      }
    >
      {() => <PanelContent load={loadSlider} props={{}} />}
    </Popover>
  );
};
