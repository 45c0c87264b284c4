import { useToast } from '@ezone/shell/notices/toast';
import { commonMessages } from '@ezone/shell/notices/words';
import { Alert } from '@ezone/ui/alert';
import { Button } from '@ezone/ui/button';
import { Dialog } from '@ezone/ui/dialog';
import { TextField } from '@ezone/ui/text-field';
import { Copy } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { tokensMessages } from '../messages';

/** A new token, which is shown here and never again. */
export const MadeToken = ({ token, onClose }: { token: string; onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const copy = async () => {
    // One at a time: the second press answers the first.
    const key = 'tokens.copy';
    try {
      await navigator.clipboard.writeText(token);
      toast.show({ key, variant: 'success', message: formatMessage(tokensMessages.copied) });
    } catch {
      // Without https, or without the permission.
      toast.show({ key, variant: 'error', message: formatMessage(tokensMessages.notCopied) });
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage(tokensMessages.made)}
      closesOnPressOutside={false}
      actions={
        <>
          <Button onPress={() => void copy()}>
            <Copy />
            {formatMessage(tokensMessages.copy)}
          </Button>
          <Button variant="primary" onPress={onClose}>
            {formatMessage(commonMessages.done)}
          </Button>
        </>
      }
    >
      <Parts>
        <Alert tone="warning">{formatMessage(tokensMessages.madeHint)}</Alert>
        <TextField
          label={formatMessage(tokensMessages.token)}
          value={token}
          readOnly
          autoFocus
          dir="ltr"
          spellCheck={false}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </Parts>
    </Dialog>
  );
};

const Parts = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
`;
