import { Button } from '@ezone/ui/button';
import { IconButton } from '@ezone/ui/icon-button';
import { Popover } from '@ezone/ui/popover';
import { Tooltip } from '@ezone/ui/tooltip';
import { useSelector } from '@xstate/react';
import { Star } from 'lucide-react';
import { useIntl } from 'react-intl';
import { lazyContent } from '@ezone/ui/lazy-content';
import { PanelContent, useLazyWithSentences } from '../../panels/panel';
import { shortcutMessages } from './messages';
import type { ShortcutPlace } from './shortcutsMachine';
import type { Shortcuts } from './useShortcuts';

const loadMenu = lazyContent(async () => (await import('./ShortcutMenu')).ShortcutMenu);

export type ShortcutMenuButtonProps = {
  shortcuts: Shortcuts;
  /** Where it stands; the menu opens there and nowhere else. */
  place: ShortcutPlace;
  /** Says in words what it does. @default false */
  hasWords?: boolean;
};

/** Opens the menu in which shortcuts are chosen and put in order. */
export const ShortcutMenuButton = ({ shortcuts, place, hasWords = false }: ShortcutMenuButtonProps) => {
  const { formatMessage } = useIntl();
  const { actor } = shortcuts;
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open') && snapshot.context.place === place);
  const loadWhole = useLazyWithSentences(loadMenu, 'shortcuts');
  const label = formatMessage(shortcutMessages.edit);
  return (
    <Popover
      label={label}
      width={320}
      placement={place === 'panel' ? 'end top' : 'bottom start'}
      trigger={
        hasWords ? (
          <Button variant="secondary" icon={<Star />}>
            {label}
          </Button>
        ) : (
          <Tooltip text={label} placement={place === 'panel' ? 'end' : 'bottom'}>
            <IconButton icon={<Star />} label={label} size="large" />
          </Tooltip>
        )
      }
      open={isOpen}
      onOpenChange={(open) => actor.send(open ? { type: 'menu.opened', place } : { type: 'menu.closed' })}
    >
      {() => <PanelContent load={loadWhole} props={{ shortcuts }} />}
    </Popover>
  );
};
