import { TimeAgo } from '@ezone/shell/data/now';
import { SectionCard } from '@ezone/ui/section-card';
import { StatusDot } from '@ezone/ui/status-dot';
import { useIntl } from 'react-intl';
import { Code } from '../components/Code';
import { Facts } from '../components/Facts';
import { useFact } from '../components/useFact';
import { systemMessages, systemTexts } from './messages';
import type { SystemState } from './systemState';

type Work = SystemState['work'];

/** What the server does by itself. The names of the purges are those of its log. */
export const WorkSection = ({ work: { backfillTables: tables, backfillFilled: filled, purges } }: { work: Work }) => {
  const { formatMessage } = useIntl();
  const fact = useFact();
  return (
    <SectionCard title={formatMessage(systemMessages.work)} hint={formatMessage(systemMessages.workHint)}>
      <Facts
        facts={[
          fact(
            systemMessages.backfill,
            tables === 0
              ? formatMessage(systemMessages.backfillNone)
              : formatMessage(systemTexts.filled, { filled, tables }),
          ),
          ...purges.map((purge) => ({
            ...{ id: purge.what, name: <Code lang="en">{purge.what}</Code>, value: <LastRun purge={purge} /> },
          })),
        ]}
      />
    </SectionCard>
  );
};

function LastRun({ purge: { isUnderWay, endedAt, hasFailed } }: { purge: Work['purges'][number] }) {
  const { formatMessage } = useIntl();
  if (isUnderWay) return formatMessage(systemMessages.underWay);
  if (endedAt === null) return formatMessage(systemMessages.notYet);
  return (
    <>
      <TimeAgo time={endedAt} />{' '}
      {hasFailed && <StatusDot tone="error">{formatMessage(systemMessages.hasFailed)}</StatusDot>}
    </>
  );
}
