import type { BodyOf } from '@ezone/api-client';
import { FormFrame, FormRadioGroup, FormTextField, ProblemNote, useFaultText, useSentForm } from '@ezone/shell/forms';
import { commonMessages } from '@ezone/shell/notices/words';
import { Button } from '@ezone/ui/button';
import { Dialog } from '@ezone/ui/dialog';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { tokensMessages, tokensTexts, tokenWords } from '../messages';
import { DAYS } from '../tokenDraft';
import type { TokenDraft } from '../tokenDraft';
import { MadeToken } from './MadeToken';
import { ScopesField } from './ScopesField';

const empty: TokenDraft = { name: '', days: '90', scopes: [] };
const loadRules = async () => (await import('../tokenRules')).tokenRules;

type NewTokenProps = {
  /** Makes it, and answers the token itself. */
  make: (wanted: BodyOf<'makeApiToken'>) => Promise<string>;
  onClose: () => void;
};

/** A token being made, which is then shown once. */
export const NewToken = ({ make, onClose }: NewTokenProps) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const [token, setToken] = useState<string>();
  const form = useSentForm<TokenDraft>({
    initialValues: empty,
    loadRules,
    say: useFaultText(tokenWords),
    send: async ({ name, days, scopes }) => {
      setToken(await make({ name: name.trim(), days: Number(days), scopes }));
    },
    onSent: () => undefined,
  });
  if (token !== undefined) return <MadeToken token={token} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage(tokensMessages.make)}
      closeLabel={formatMessage(commonMessages.close)}
      closesOnPressOutside={false}
      actions={
        <>
          <Button onPress={onClose}>{formatMessage(commonMessages.cancel)}</Button>
          <Button type="submit" form={id} variant="primary" isPending={form.isSending}>
            {formatMessage(tokensMessages.submit)}
          </Button>
        </>
      }
    >
      <FormFrame id={id} onSubmit={form.submit}>
        <FormTextField
          form={form}
          name="name"
          label={formatMessage(tokensMessages.name)}
          description={formatMessage(tokensMessages.nameHint)}
          limit={100}
          required
          autoFocus
          autoComplete="off"
        />
        <FormRadioGroup
          form={form}
          name="days"
          label={formatMessage(tokensMessages.days)}
          options={DAYS.map((days) => ({ id: days, label: formatMessage(tokensTexts.days, { days: Number(days) }) }))}
        />
        <ScopesField form={form} />
        <ProblemNote problem={form.problem} />
      </FormFrame>
    </Dialog>
  );
};
