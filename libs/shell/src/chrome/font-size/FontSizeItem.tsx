import { MenuItem } from '@ezone/ui/menu';
import { ALargeSmall } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useDialog } from '../../notices/dialog';
import { PanelContent } from '../../panels/panel';
import { loadSlider } from './loadSlider';
import { fontSizeMessages } from './messages';

/** Opens the slider for the size of everything from a menu. */
export const FontSizeItem = () => {
  const { formatMessage } = useIntl();
  const dialog = useDialog();
  const label = formatMessage(fontSizeMessages.label);
  const open = () =>
    void dialog.open({ title: label, size: 'small', content: () => <PanelContent load={loadSlider} props={{}} /> });
  return (
    <MenuItem icon={<ALargeSmall />} onAction={open}>
      {label}
    </MenuItem>
  );
};
