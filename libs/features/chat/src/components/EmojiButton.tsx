import { commonMessages } from '@ezone/shell/notices/words';
import { useLanguage } from '@ezone/i18n';
import { EmojiPicker } from '@ezone/ui/emoji-picker';
import { ErrorState } from '@ezone/ui/error-state';
import { IconButton } from '@ezone/ui/icon-button';
import { Popover } from '@ezone/ui/popover';
import { Skeleton, SkeletonGroup } from '@ezone/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Smile } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { loadEmoji } from '../emoji/loadEmoji';
import { chatMessages, emojiGroupMessages } from '../messages';

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

/** The emoji in the user's language. They are fetched when this is first shown. */
const EmojiPanel = ({ onPick }: { onPick: (emoji: string) => void }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['chat', 'emoji', language],
    queryFn: () => loadEmoji(language),
    staleTime: Infinity,
    networkMode: 'always',
    meta: { suppressToast: true },
  });
  const groups = useMemo(
    () =>
      data?.map(([id, emoji]) => ({
        id,
        label: id in emojiGroupMessages ? formatMessage(emojiGroupMessages[id as keyof typeof emojiGroupMessages]) : id,
        emoji: emoji.map(([one, name, words]) => ({ emoji: one, name, words })),
      })),
    [data, formatMessage],
  );
  if (groups)
    return (
      <EmojiPicker
        groups={groups}
        onPick={onPick}
        words={{
          search: formatMessage(chatMessages.emojiSearch),
          groups: formatMessage(chatMessages.emojiGroups),
          none: formatMessage(chatMessages.emojiNone),
        }}
      />
    );
  if (isError)
    return (
      <Frame>
        <ErrorState
          title={formatMessage(chatMessages.emojiNotLoaded)}
          retry={{ label: formatMessage(commonMessages.retry), onPress: () => void refetch(), isPending: isFetching }}
        />
      </Frame>
    );
  return (
    <Frame>
      <SkeletonGroup label={formatMessage(chatMessages.emojiLoading)}>
        <Skeleton shape="card" height="3.6rem" />
      </SkeletonGroup>
    </Frame>
  );
};

/* As large as what comes. */
const Frame = styled.div`
  inline-size: 31rem;
  max-inline-size: 100%;
  block-size: 36rem;
  max-block-size: 60dvh;
`;
