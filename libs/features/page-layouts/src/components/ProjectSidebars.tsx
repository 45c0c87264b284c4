import { RouteLink } from '@ezone/shell/routing';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import styled from 'styled-components';
import { projectMessages as words } from '../messages';
import { areas, areaTitles, facts, tasks } from '../project';
import type { Area } from '../project';
import type { Project } from '../useProject';

/** The areas, each with how many tasks it has; choosing one leaves its tasks only. */
export function Areas({ project, hasTabs }: { project: Project; hasTabs: boolean }) {
  const { formatMessage } = useIntl();
  const entries: readonly { area: Area | null; title: MessageDescriptor; count: number }[] = [
    { area: null, title: words.allAreas, count: tasks.length },
    ...areas.map((area) => ({
      area,
      title: areaTitles[area],
      count: tasks.filter((task) => task.area === area).length,
    })),
  ];
  return (
    <Nav aria-label={formatMessage(words.areas)}>
      <ul role="list">
        {entries.map(({ area, title, count }) => (
          <li key={area ?? 'all'}>
            <Entry
              to={project.addressOf({ area, ...(hasTabs ? { view: 'tasks' } : {}) })}
              aria-current={project.area === area ? 'true' : undefined}
            >
              <FormattedMessage {...title} />
              <Count>
                <FormattedNumber value={count} />
              </Count>
            </Entry>
          </li>
        ))}
      </ul>
    </Nav>
  );
}

/** The facts of the project. */
export const Details = () => (
  <Facts>
    <Fact name={words.lead}>
      <bdi>{facts.lead}</bdi>
    </Fact>
    <Fact name={words.begins}>
      <Day value={facts.begins} />
    </Fact>
    <Fact name={words.movingDay}>
      <Day value={facts.movingDay} />
    </Fact>
    <Fact name={words.budget}>
      <FormattedNumber
        value={facts.budget.amount}
        style="currency"
        currency={facts.budget.currency}
        maximumFractionDigits={0}
      />
    </Fact>
    <Fact name={words.address}>
      <FormattedMessage {...words.street} />
    </Fact>
  </Facts>
);

const Day = ({ value }: { value: string }) => (
  <time dateTime={value}>
    <FormattedDate value={value} day="numeric" month="long" year="numeric" timeZone="UTC" />
  </time>
);

const Fact = ({ name, children }: { name: MessageDescriptor; children: ReactNode }) => (
  <div>
    <Term>
      <FormattedMessage {...name} />
    </Term>
    <Description>{children}</Description>
  </div>
);

const Nav = styled.nav`
  padding: ${({ theme }) => theme.space(3)};
`;

const Entry = styled(RouteLink)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};
  min-block-size: 4rem;
  padding-inline: ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.control};
  ${({ theme }) => theme.type.control}
  color: ${({ theme }) => theme.color.text};
  text-decoration: none;

  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }

  &[aria-current] {
    color: ${({ theme }) => theme.tone.primary.text};
    background: ${({ theme }) => theme.tone.primary.tint};
  }
`;

const Count = styled.span`
  ${({ theme }) => theme.figures}
  ${({ theme }) => theme.type.caption}
`;

const Facts = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space(5)};
  padding: ${({ theme }) => theme.space(6)};
`;

const Term = styled.dt`
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Description = styled.dd`
  margin: 0;
  ${({ theme }) => theme.type.body}
`;
