import { QueryView } from '@ezone/shell/data/query-view';
import { useDialog } from '@ezone/shell/notices/dialog';
import { useToast } from '@ezone/shell/notices/toast';
import { PageHeader } from '@ezone/shell/page/page-header';
import { PageSimple } from '@ezone/shell/page/page-layout';
import { RouteLink } from '@ezone/shell/routing';
import { Breadcrumbs } from '@ezone/ui/breadcrumbs';
import { Button } from '@ezone/ui/button';
import { Card } from '@ezone/ui/card';
import { EmptyState } from '@ezone/ui/empty-state';
import { Link } from '@ezone/ui/link';
import { Skeleton } from '@ezone/ui/skeleton';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { accountTitles } from '../titles';
import { NewToken } from './components/NewToken';
import { TokenList } from './components/TokenList';
import { tokensMessages, tokensTexts } from './messages';
import { useTokens } from './useTokens';
import type { ApiToken } from './useTokens';

/** The API tokens of the user: made, listed and revoked. */
export const Page = () => {
  const { formatMessage } = useIntl();
  const [isMaking, setIsMaking] = useState(false);
  const toast = useToast();
  const dialog = useDialog();
  const { query, make, revoke, isRevoking } = useTokens(({ name }) => {
    toast.show({ variant: 'success', message: formatMessage(tokensTexts.revoked, { name }) });
  });
  const ask = async (token: ApiToken) => {
    const isMeant = await dialog.confirm({
      title: formatMessage(tokensTexts.revokeTitle, { name: token.name }),
      detail: formatMessage(tokensMessages.revokeDetail),
      confirmLabel: formatMessage(tokensMessages.revoke),
    });
    if (isMeant) revoke(token);
  };
  const title = formatMessage(accountTitles.tokens);
  return (
    <PageSimple
      header={
        <>
          <Breadcrumbs
            label={formatMessage(tokensMessages.path)}
            as={RouteLink}
            steps={[
              { id: 'account', label: formatMessage(accountTitles.account), to: '/apps/account' },
              { id: 'tokens', label: title },
            ]}
          />
          <PageHeader
            title={title}
            description={
              <>
                {formatMessage(tokensMessages.description)}{' '}
                <Link as={RouteLink} to="/documentation/authentication/api-tokens">
                  {formatMessage(tokensMessages.guide)}
                </Link>
              </>
            }
            actions={
              <Button variant="primary" onPress={() => setIsMaking(true)}>
                <Plus />
                {formatMessage(tokensMessages.make)}
              </Button>
            }
          />
        </>
      }
    >
      <Place>
        <QueryView
          query={query}
          loading={formatMessage(tokensMessages.loading)}
          failed={formatMessage(tokensMessages.failed)}
          skeleton={<Skeleton width="100%" height="16rem" />}
        >
          {(tokens) => (
            <Card>
              {tokens.length > 0 ? (
                <TokenList tokens={tokens} onRevoke={(token) => void ask(token)} isRevoking={isRevoking} />
              ) : (
                <EmptyState icon={<KeyRound />}>{formatMessage(tokensMessages.empty)}</EmptyState>
              )}
            </Card>
          )}
        </QueryView>
      </Place>
      {isMaking && <NewToken make={make} onClose={() => setIsMaking(false)} />}
    </PageSimple>
  );
};

/* As wide as the sections of the account. */
const Place = styled.div`
  max-inline-size: 72rem;
`;
