import { useNow } from '@ezone/shell/data/now';
import { Button } from '@ezone/ui/button';
import { Chip } from '@ezone/ui/chip';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { tokensMessages, tokensTexts } from '../messages';
import { useScopeText } from '../useScopeText';
import type { ApiToken } from '../useTokens';

type TokenListProps = {
  tokens: readonly ApiToken[];
  onRevoke: (token: ApiToken) => void;
  isRevoking: (id: string) => boolean;
};

/** What each token is called, what it may do, how long it is good, and when it was used. */
export const TokenList = ({ tokens, onRevoke, isRevoking }: TokenListProps) => {
  const { formatMessage } = useIntl();
  return (
    <Rows aria-label={formatMessage(tokensMessages.list)}>
      {tokens.map((token) => (
        <TokenRow key={token.id} token={token} isRevoking={isRevoking(token.id)} onRevoke={() => onRevoke(token)} />
      ))}
    </Rows>
  );
};

type TokenRowProps = { token: ApiToken; isRevoking: boolean; onRevoke: () => void };

function TokenRow({ token: { name, scopes, expiresAt, lastUsedOn }, isRevoking, onRevoke }: TokenRowProps) {
  const { formatDate, formatMessage } = useIntl();
  const scopeText = useScopeText();
  const isExpired = Date.parse(expiresAt) <= useNow();
  const expires = formatMessage(tokensTexts.expires, { date: formatDate(expiresAt, { dateStyle: 'medium' }) });
  // A day of the calendar in UTC.
  const usedOn = lastUsedOn && formatDate(lastUsedOn, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <Row>
      <Words>
        <Name dir="auto">{name}</Name>
        <Facts>{scopeText(scopes)}</Facts>
        <Facts>
          {isExpired ? <Chip tone="warning">{formatMessage(tokensMessages.expired)}</Chip> : expires}
          {' · '}
          {usedOn ? formatMessage(tokensTexts.used, { date: usedOn }) : formatMessage(tokensMessages.unused)}
        </Facts>
      </Words>
      <Button
        size="dense"
        aria-label={formatMessage(tokensTexts.revokeNamed, { name })}
        isPending={isRevoking}
        onPress={onRevoke}
      >
        {formatMessage(tokensMessages.revoke)}
      </Button>
    </Row>
  );
}

const Rows = styled.ul`
  display: grid;
`;

const Row = styled.li`
  display: flex;
  align-items: start;
  gap: ${({ theme }) => theme.space(4)};
  padding-block: ${({ theme }) => theme.space(4)};

  &:first-child {
    padding-block-start: 0;
  }

  &:last-child {
    padding-block-end: 0;
  }

  &:not(:first-child) {
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${({ theme }) => theme.space(1)};
  min-inline-size: 0;
`;

const Name = styled.strong`
  ${({ theme }) => theme.type.control}
  overflow-wrap: anywhere;
`;

const Facts = styled.span`
  ${({ theme }) => theme.type.body}
  color: ${({ theme }) => theme.color.textMuted};
`;
