import { useCount } from '@ezone/shell/notices/limit';
import { commonMessages } from '@ezone/shell/notices/words';
import { Button } from '@ezone/ui/button';
import { Dialog } from '@ezone/ui/dialog';
import { TextField } from '@ezone/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import type { Mutation } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { chatMessages } from '../messages';
import { MOOD_LIMIT } from '../model/types';

export type MoodDialogProps = {
  mood: string;
  onSave: (mood: string) => void;
  onClose: () => void;
};

/** The key of the changes of one's own profile, of which saving makes the latest. */
const changeKey = ['chat', 'user', 'change'];

/** A change that has been sent; how it fares is shown as long as somebody waits for it. */
type Sent = { change: Mutation; text: string };

/** Changes the few words under one's name. It stays, with what was written, until that is saved. */
export const MoodDialog = ({ mood, onSave, onClose }: MoodDialogProps) => {
  const { formatMessage } = useIntl();
  const [text, setText] = useState(mood);
  const [sent, setSent] = useState<Sent | null>(null);
  const changes = useQueryClient().getMutationCache();
  const subscribe = useCallback((onChange: () => void) => changes.subscribe(onChange), [changes]);
  const status = useSyncExternalStore(subscribe, () => sent?.change.state.status);
  const saved = useEffectEvent(() => {
    // What was written since is still to be saved.
    if (text.trim() === sent?.text) onClose();
  });
  useEffect(() => {
    if (status === 'success') saved();
  }, [status]);

  const wanted = text.trim();
  const isTooLong = wanted.length > MOOD_LIMIT;
  const counted = useCount(wanted, MOOD_LIMIT, { description: formatMessage(chatMessages.moodHint) });
  const save = () => {
    if (isTooLong) return;
    if (wanted === mood && status !== 'pending') {
      onClose();
      return;
    }
    onSave(wanted);
    const change = changes.findAll({ mutationKey: changeKey }).at(-1);
    if (change) setSent({ change, text: wanted });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage(chatMessages.mood)}
      size="small"
      closesOnPressOutside={false}
      actions={
        <>
          <Button onPress={onClose}>{formatMessage(commonMessages.cancel)}</Button>
          <Button variant="primary" isDisabled={isTooLong} isPending={status === 'pending'} onPress={save}>
            {formatMessage(commonMessages.save)}
          </Button>
        </>
      }
    >
      <TextField
        label={formatMessage(chatMessages.mood)}
        {...counted}
        dir="auto"
        autoFocus
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing && status !== 'pending') save();
        }}
      />
    </Dialog>
  );
};
