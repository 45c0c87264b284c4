import { IconButton } from '@ezone/ui/icon-button';
import { Popover } from '@ezone/ui/popover';
import { Smile } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { chatMessages } from '../messages';
import { EmojiPanel } from './EmojiPanel';

export type EmojiButtonProps = {
  onPick: (emoji: string) => void;
  /** Gives the focus back to where one writes. */
  focusBack: () => void;
};

/** Opens the emoji. One that is chosen goes to where one writes, and so does the focus. */
export const EmojiButton = ({ onPick, focusBack }: EmojiButtonProps) => {
  const { formatMessage } = useIntl();
  const hasPicked = useRef(false);
  const label = formatMessage(chatMessages.emoji);
  return (
    <Popover
      trigger={<IconButton icon={<Smile />} label={label} />}
      label={label}
      placement="top end"
      onOpenChange={(isOpen) => {
        if (isOpen || !hasPicked.current) return;
        hasPicked.current = false;
        // Once the popover has let go of it.
        setTimeout(focusBack);
      }}
    >
      {(close) => (
        <EmojiPanel
          onPick={(emoji) => {
            hasPicked.current = true;
            onPick(emoji);
            close();
          }}
        />
      )}
    </Popover>
  );
};
