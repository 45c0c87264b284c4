import { useLanguage } from '@ezone/i18n';
import { Menu, MenuItem } from '@ezone/ui/menu';
import { visuallyHidden } from '@ezone/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from 'react-aria-components/Button';
import styled from 'styled-components';
import { filesMessages } from '../messages';

/** Something that can be done with a file, in its menu. */
export type FileMenuItem = {
  id: string;
  label: string;
  icon: ReactNode;
  shortcut?: string | undefined;
  run: () => void;
};

export type FileMenuProps = {
  /** Where it opens, in pixels from the start of the window's corner. */
  at: { x: number; y: number };
  items: readonly FileMenuItem[];
  onClose: () => void;
};

/** The menu of a file, where the pointer or the file is. */
export const FileMenu = ({ at: { x, y }, items, onClose }: FileMenuProps) => {
  const { formatMessage } = useIntl();
  const { direction } = useLanguage();
  const start = direction === 'rtl' ? window.innerWidth - x : x;
  const label = formatMessage(filesMessages.menu);
  return (
    <Place style={{ insetInlineStart: start, insetBlockStart: y }}>
      <Menu
        label={label}
        open
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        trigger={<Anchor aria-label={label} excludeFromTabOrder />}
      >
        {items.map(({ id, label: words, icon, shortcut, run }) => (
          <MenuItem key={id} icon={icon} shortcut={shortcut} onAction={run}>
            {words}
          </MenuItem>
        ))}
      </Menu>
    </Place>
  );
};

const Place = styled.span`
  position: fixed;
  inline-size: 1px;
  block-size: 1px;
`;

const Anchor = styled(Button)`
  ${visuallyHidden}
`;
