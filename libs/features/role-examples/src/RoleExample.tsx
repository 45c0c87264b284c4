import type { AnswerOf } from '@ezone/api-client';
import { useSignOut } from '@ezone/shell/chrome/user-menu';
import { PageHeader } from '@ezone/shell/page/page-header';
import { useSession } from '@ezone/shell/session';
import { QueryView } from '@ezone/shell/data/query-view';
import { Button } from '@ezone/ui/button';
import { Skeleton } from '@ezone/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import styled from 'styled-components';
import { roleAnswers, roleMessages } from './messages';

type RoleExampleProps = {
  title: MessageDescriptor;
  text: MessageDescriptor;
  /** The call behind the same level. */
  example: 'getAdminExample' | 'getStaffExample' | 'getGuestExample';
  /** Makes the call. */
  ask: (signal: AbortSignal) => Promise<AnswerOf<'getAdminExample'>>;
};

/** A page for one level: what it is, what the server says to it, and a way to sign out. */
export const RoleExample = ({ title, text, example, ask }: RoleExampleProps) => {
  const { formatMessage } = useIntl();
  const { roles } = useSession();
  const signOut = useSignOut();
  const query = useQuery({
    queryKey: [example],
    queryFn: ({ signal }) => ask(signal),
    meta: { suppressToast: true },
  });

  return (
    <Frame>
      <PageHeader title={formatMessage(title)} description={formatMessage(text)} />
      <QueryView
        query={query}
        loading={formatMessage(roleMessages.asking)}
        failed={formatMessage(roleMessages.failed)}
        skeleton={<Skeleton />}
      >
        {({ access, role }) => (
          <Answer role="status">
            {role.length === 0 ? (
              <FormattedMessage {...roleAnswers.agreedGuest} values={{ access }} />
            ) : (
              <FormattedMessage {...roleAnswers.agreed} values={{ access, role: role.join(', ') }} />
            )}
          </Answer>
        )}
      </QueryView>
      {roles.length > 0 && (
        <div>
          <Button onPress={signOut}>{formatMessage(roleMessages.logout)}</Button>
        </div>
      )}
    </Frame>
  );
};

const Frame = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  padding: ${({ theme }) => theme.space(4)};

  ${({ theme }) => theme.up.sm} {
    padding: ${({ theme }) => theme.space(6)};
  }
`;

const Answer = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
`;
