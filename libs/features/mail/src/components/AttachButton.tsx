import { Button } from '@ezone/ui/button';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { composeMessages } from '../composeMessages';

/** Lets choose files for a mail that is being written. */
export const AttachButton = ({ onAdd }: { onAdd: (files: readonly File[]) => void }) => {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<Paperclip />} onPress={() => input.current?.click()}>
        {formatMessage(composeMessages.attach)}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        data-testid="files"
        onChange={({ target }) => {
          onAdd([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
};
