import { useApi } from '@ezone/shell/data/query';
import { QueryView } from '@ezone/shell/data/query-view';
import { PageHeader } from '@ezone/shell/page/page-header';
import { PageSimple } from '@ezone/shell/page/page-layout';
import { Skeleton } from '@ezone/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { administrationTitles } from '../titles';
import { HealthSection } from './HealthSection';
import { systemMessages } from './messages';
import { SettingsSection } from './SettingsSection';
import { StorageSection } from './StorageSection';
import { WorkSection } from './WorkSection';

/** How often the server is asked anew, in milliseconds. */
const ASKED_EVERY = 30_000;

/** How the server is. Nothing can be changed here. */
export const Page = () => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const query = useQuery({
    queryKey: ['administration', 'system'],
    queryFn: ({ signal }) => api.getSystem({ signal }),
    refetchInterval: ASKED_EVERY,
    refetchOnMount: 'always',
    meta: { suppressToast: true },
  });
  return (
    <PageSimple
      header={
        <PageHeader
          title={formatMessage(administrationTitles.system)}
          description={formatMessage(systemMessages.description)}
        />
      }
    >
      <QueryView
        query={query}
        loading={formatMessage(systemMessages.loading)}
        failed={formatMessage(systemMessages.failed)}
        skeleton={<Skeleton shape="card" height="40rem" />}
      >
        {({ health, storage, work, signIn, mail }) => (
          <Sections>
            <HealthSection health={health} />
            <StorageSection storage={storage} />
            <WorkSection work={work} />
            <SettingsSection title={formatMessage(systemMessages.signIn)} settings={signIn} />
            <SettingsSection title={formatMessage(systemMessages.mail)} settings={mail} />
          </Sections>
        )}
      </QueryView>
    </PageSimple>
  );
};

/* Two beside each other where there is room for that. */
const Sections = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(48rem, 100%), 1fr));
  align-items: start;
  gap: ${({ theme }) => theme.space(6)};
`;
