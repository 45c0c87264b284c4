import { RouteLink } from '@ezone/shell/routing';
import { LinkButton } from '@ezone/ui/button';
import { SectionCard } from '@ezone/ui/section-card';
import { useIntl } from 'react-intl';
import { tokensSectionMessages } from '../messages';
import { accountTitles } from '../titles';

/** The way to the tokens for scripts. */
export const TokensSection = () => {
  const { formatMessage } = useIntl();
  return (
    <SectionCard
      title={formatMessage(accountTitles.tokens)}
      hint={formatMessage(tokensSectionMessages.hint)}
      actions={
        <LinkButton as={RouteLink} to="/apps/account/tokens" $variant="secondary" $size="default">
          {formatMessage(tokensSectionMessages.manage)}
        </LinkButton>
      }
    />
  );
};
