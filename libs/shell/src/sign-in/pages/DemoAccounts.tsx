import { Button } from '@ezone/ui/button';
import { useLazyContent } from '@ezone/ui/lazy-content';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useAuth } from '../../session/AuthProvider';
import type { Credentials } from '../machines/signInMachine';
import { authMessages, authTexts } from '../messages';

const accounts: readonly Credentials[] = [
  { email: 'admin@ezone.example', password: 'admin' },
  { email: 'staff@ezone.example', password: 'staff' },
];

/** Whether the server has the demo data; undefined until it has said so. */
const useDemoData = () => {
  const [config] = useLazyContent(useAuth().services.config);
  return config.is === 'there' ? config.part.demoData : undefined;
};

/** The accounts of the demo data, each with a button that fills the form in. Where there is no such data there are none. */
export const DemoAccounts = ({ onUse }: { onUse: (credentials: Credentials) => void }) => {
  const { formatMessage } = useIntl();
  const headingId = useId();
  const isThere = useDemoData();
  if (isThere === false) return null;
  return (
    // Its place is kept until the answer is there, so that nothing moves.
    <Section aria-labelledby={headingId} $isShown={isThere}>
      <Heading id={headingId}>
        <FormattedMessage {...authMessages.demoAccounts} />
      </Heading>
      <Accounts role="list">
        {accounts.map((account) => (
          <Account key={account.email}>
            <Words translate="no">
              <bdi>{account.email}</bdi>
              <bdi>{account.password}</bdi>
            </Words>
            <Button
              size="dense"
              aria-label={formatMessage(authTexts.demoUseLabel, { email: account.email })}
              onPress={() => {
                onUse(account);
              }}
            >
              <FormattedMessage {...authMessages.demoUse} />
            </Button>
          </Account>
        ))}
      </Accounts>
    </Section>
  );
};

const Section = styled.section<{ $isShown: boolean | undefined }>`
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};
`;

const Heading = styled.h2`
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Accounts = styled.ul`
  display: grid;
`;

const Account = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(3)};
  padding-block: ${({ theme }) => theme.space(1)};
`;

const Words = styled.span`
  ${({ theme }) => theme.type.dense}
  display: flex;
  flex-wrap: wrap;
  column-gap: ${({ theme }) => theme.space(2)};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  bdi:last-child {
    color: ${({ theme }) => theme.color.textMuted};
  }
`;
