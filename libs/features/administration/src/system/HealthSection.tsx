import { useSizeText } from '@ezone/shell/data/files';
import { SectionCard } from '@ezone/ui/section-card';
import { StatusDot } from '@ezone/ui/status-dot';
import { useIntl } from 'react-intl';
import { Code } from '../components/Code';
import { Facts } from '../components/Facts';
import { useFact } from '../components/useFact';
import { systemMessages, systemTexts } from './messages';
import type { SystemState } from './systemState';

const databases = { sqlite: 'SQLite', postgresql: 'PostgreSQL' };

const redisStates = {
  none: { tone: 'neutral', message: systemMessages.redisNone },
  ok: { tone: 'success', message: systemMessages.answers },
  away: { tone: 'error', message: systemMessages.redisAway },
} as const;

/** The process that answers, and what it stands on. */
export const HealthSection = ({ health }: { health: SystemState['health'] }) => {
  const { formatDate, formatMessage } = useIntl();
  const fact = useFact();
  const sizeText = useSizeText();
  const redis = redisStates[health.redis];
  return (
    <SectionCard title={formatMessage(systemMessages.health)} hint={formatMessage(systemMessages.healthHint)}>
      <Facts
        facts={[
          fact(
            systemMessages.version,
            <Code>
              Ezone {health.version} · Node {health.node}
            </Code>,
          ),
          fact(systemMessages.process, <Code>{health.process}</Code>),
          fact(systemMessages.running, formatDate(health.startedAt, { dateStyle: 'long', timeStyle: 'short' })),
          fact(
            systemMessages.memory,
            formatMessage(systemTexts.memoryOf, { memory: sizeText(health.memory), heap: sizeText(health.heap) }),
          ),
          fact(
            systemMessages.database,
            <StatusDot tone={health.databaseAnswers ? 'success' : 'error'}>
              {databases[health.database]} ·{' '}
              {formatMessage(health.databaseAnswers ? systemMessages.answers : systemMessages.silent)}
            </StatusDot>,
          ),
          fact(systemMessages.redis, <StatusDot tone={redis.tone}>{formatMessage(redis.message)}</StatusDot>),
        ]}
      />
    </SectionCard>
  );
};
