import { Tabs } from '@ezone/ui/tabs';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { authMessages, authTexts } from '../messages';

/** The three ways in. The two identity services say that they are not configured; their code is not even there. */
export const AuthTabs = ({ jwt }: { jwt: ReactNode }) => {
  const { formatMessage } = useIntl();
  return (
    <Tabs
      label={formatMessage(authMessages.ways)}
      fullWidth
      items={[
        { id: 'jwt', label: formatMessage(authMessages.jwt), content: jwt },
        {
          id: 'firebase',
          label: formatMessage(authMessages.firebase),
          content: <NotConfigured service={formatMessage(authMessages.firebase)} />,
        },
        {
          id: 'auth0',
          label: formatMessage(authMessages.auth0),
          content: <NotConfigured service={formatMessage(authMessages.auth0)} />,
        },
      ]}
    />
  );
};

function NotConfigured({ service }: { service: string }) {
  return (
    <Note>
      <FormattedMessage {...authTexts.notConfigured} values={{ service }} />
    </Note>
  );
}

const Note = styled.p`
  ${({ theme }) => theme.type.body}
  padding-block: ${({ theme }) => theme.space(8)};
  color: ${({ theme }) => theme.color.textMuted};
  text-align: center;
`;
