import { QueryView, useRetry } from '@ezone/shell/data/query-view';
import { commonMessages } from '@ezone/shell/notices/words';
import { PageHeader } from '@ezone/shell/page/page-header';
import { PageSimple, PageTabs } from '@ezone/shell/page/page-layout';
import { Button } from '@ezone/ui/button';
import { EmptyState } from '@ezone/ui/empty-state';
import { Select } from '@ezone/ui/select';
import { Skeleton } from '@ezone/ui/skeleton';
import { FolderKanban } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { LoadingCards } from './components/LoadingCards';
import { Side } from './components/Side';
import { View } from './components/View';
import { dashboardMessages, tabMessages } from './messages';
import { tabs } from './model/widget';
import { projectDashboardTitles } from './titles';
import { useDashboard } from './useDashboard';

/** How a project is getting on: its tasks, budget and team, each a view with an address of its own; beside them the schedule and the weather. */
export const Page = () => {
  const { formatMessage } = useIntl();
  const { projects, project, chooseProject, widgets, tab, addressOf, ranges } = useDashboard();
  const words = { loading: formatMessage(dashboardMessages.loading), failed: formatMessage(dashboardMessages.failed) };
  const projectsFailed = useRetry(projects);
  const hasNothing = widgets.data?.length === 0;

  return (
    <PageSimple
      header={
        <PageHeader
          title={formatMessage(projectDashboardTitles.dashboard)}
          description={formatMessage(dashboardMessages.intro)}
          actions={
            <ProjectField>
              {/* A project is shown meanwhile; another cannot be chosen before they are known. */}
              {projects.data === undefined && projectsFailed.error !== null ? (
                <Failed role="alert" data-failed>
                  <span>{formatMessage(dashboardMessages.projectsFailed)}</span>
                  <Button onPress={projectsFailed.retry} isPending={projects.isFetching}>
                    {formatMessage(commonMessages.retry)}
                  </Button>
                </Failed>
              ) : (
                <Select
                  label={formatMessage(dashboardMessages.project)}
                  labelHidden
                  placeholder={formatMessage(dashboardMessages.chooseProject)}
                  options={(projects.data ?? []).map(({ id, name }) => ({ id, label: name }))}
                  value={project?.id ?? null}
                  isDisabled={project === undefined}
                  onChange={chooseProject}
                />
              )}
            </ProjectField>
          }
        />
      }
      toolbar={
        <PageTabs
          label={formatMessage(dashboardMessages.views)}
          current={addressOf(tab)}
          tabs={tabs.map((one) => ({ to: addressOf(one), label: formatMessage(tabMessages[one]) }))}
        />
      }
      {...(!hasNothing && {
        end: {
          name: formatMessage(dashboardMessages.side),
          isWide: true,
          content: (
            <QueryView
              isQuiet
              query={widgets}
              {...words}
              skeleton={
                <SideSkeleton>
                  <Skeleton shape="card" height="32rem" />
                  <Skeleton shape="card" height="12rem" />
                </SideSkeleton>
              }
            >
              {(known) => <Side widgets={known} {...ranges} />}
            </QueryView>
          ),
        },
      })}
    >
      <QueryView
        query={widgets}
        {...words}
        skeleton={<LoadingCards tab={tab} />}
        empty={<EmptyState icon={<FolderKanban />}>{formatMessage(dashboardMessages.empty)}</EmptyState>}
      >
        {(known) => <View tab={tab} widgets={known} {...ranges} />}
      </QueryView>
    </PageSimple>
  );
};

const ProjectField = styled.div`
  inline-size: 20rem;
`;

const Failed = styled.div`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space(1)};
  color: ${({ theme }) => theme.tone.error.text};
  ${({ theme }) => theme.type.dense}
`;

const SideSkeleton = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  padding: ${({ theme }) => theme.space(4)};
`;
