import { commonMessages } from '@ezone/shell/notices/words';
import { Button } from '@ezone/ui/button';
import { Dialog } from '@ezone/ui/dialog';
import { TextField } from '@ezone/ui/text-field';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { chatMessages } from '../messages';
import { MOOD_LIMIT } from '../model/types';

export type MoodDialogProps = {
  mood: string;
  onSave: (mood: string) => void;
  onClose: () => void;
};

/** Changes the few words under one's name. */
export const MoodDialog = ({ mood, onSave, onClose }: MoodDialogProps) => {
  const { formatMessage } = useIntl();
  const [text, setText] = useState(mood);
  const save = () => {
    if (text.trim() !== mood) onSave(text.trim());
    onClose();
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
          <Button onClick={onClose}>{formatMessage(commonMessages.cancel)}</Button>
          <Button variant="primary" onClick={save}>
            {formatMessage(commonMessages.save)}
          </Button>
        </>
      }
    >
      <TextField
        label={formatMessage(chatMessages.mood)}
        description={formatMessage(chatMessages.moodHint)}
        dir="auto"
        autoFocus
        maxLength={MOOD_LIMIT}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) save();
        }}
      />
    </Dialog>
  );
};
