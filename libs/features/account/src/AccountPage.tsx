import { PageHeader } from '@ezone/shell/page/page-header';
import { PageSimple } from '@ezone/shell/page/page-layout';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { PasswordSection } from './components/PasswordSection';
import { ProfileSection } from './components/ProfileSection';
import { SessionsSection } from './components/SessionsSection';
import { TokensSection } from './components/TokensSection';
import { accountMessages } from './messages';
import { accountTitles } from './titles';

/** One's own account. */
export const Page = () => {
  const { formatMessage } = useIntl();
  return (
    <PageSimple
      header={
        <PageHeader
          title={formatMessage(accountTitles.account)}
          description={formatMessage(accountMessages.description)}
        />
      }
    >
      <Sections>
        <ProfileSection />
        <PasswordSection />
        <SessionsSection />
        <TokensSection />
      </Sections>
    </PageSimple>
  );
};

/* Forms are read in one column; wider than this a line of them is no easier to follow. */
const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 72rem);
  gap: ${({ theme }) => theme.space(6)};
`;
