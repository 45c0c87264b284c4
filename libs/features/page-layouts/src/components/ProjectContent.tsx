import { Avatar } from '@ezone/ui/avatar';
import { Checkbox } from '@ezone/ui/checkbox';
import { Chip } from '@ezone/ui/chip';
import { FormattedDate, FormattedList, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { done as doneMessage, projectMessages as words, taskMessages } from '../messages';
import { areaTitles, people } from '../project';
import type { Task } from '../project';
import type { Project, View } from '../useProject';

/** The project as a page tells it: one view of it, or all of them one below the other. */
export const ProjectContent = ({ project, view }: { project: Project; view: View | 'all' }) => (
  <Sections>
    {(view === 'all' || view === 'overview') && <Overview project={project} />}
    {(view === 'all' || view === 'tasks') && <Tasks project={project} />}
    {(view === 'all' || view === 'people') && <People />}
  </Sections>
);

const Overview = ({ project }: { project: Project }) => (
  <Section aria-labelledby="overview">
    <Heading id="overview">
      <FormattedMessage {...words.name} />
    </Heading>
    <Prose>
      <FormattedMessage {...words.about} />
    </Prose>
    <Prose>
      <FormattedMessage {...words.rule} />
    </Prose>
    <Muted>
      <FormattedMessage {...doneMessage} values={project.count} />
    </Muted>
  </Section>
);

const Tasks = ({ project: { shown, isDone, setDone } }: { project: Project }) => (
  <Section aria-labelledby="tasks">
    <Heading id="tasks">
      <FormattedMessage {...words.tasks} />
    </Heading>
    {shown.length === 0 ? (
      <Muted>
        <FormattedMessage {...words.nothingOpen} />
      </Muted>
    ) : (
      <Rows role="list">
        {shown.map((task) => (
          <TaskRow
            key={task.id}
            task={task}
            isDone={isDone(task)}
            onChange={(isDoneNow) => {
              setDone(task, isDoneNow);
            }}
          />
        ))}
      </Rows>
    )}
  </Section>
);

type TaskRowProps = { task: Task; isDone: boolean; onChange: (isDone: boolean) => void };

const TaskRow = ({ task: { id, area, due, who }, isDone, onChange }: TaskRowProps) => (
  <Row>
    <Checkbox isSelected={isDone} onChange={onChange}>
      <Words $isDone={isDone}>
        <FormattedMessage {...taskMessages[id]} />
      </Words>
    </Checkbox>
    <Meta>
      <Chip>
        <FormattedMessage {...areaTitles[area]} />
      </Chip>
      <time dateTime={due}>
        <FormattedDate value={due} day="numeric" month="short" timeZone="UTC" />
      </time>
      <Avatar name={who} size="small" />
    </Meta>
  </Row>
);

function People() {
  const { formatMessage } = useIntl();
  return (
    <Section aria-labelledby="people">
      <Heading id="people">{formatMessage(words.people)}</Heading>
      <Cards role="list">
        {people.map(({ name, areas }) => (
          <Person key={name}>
            <Avatar name={name} size="large" decorative />
            <div>
              <bdi>{name}</bdi>
              <Muted>
                <FormattedList type="unit" style="short" value={areas.map((area) => formatMessage(areaTitles[area]))} />
              </Muted>
            </div>
          </Person>
        ))}
      </Cards>
    </Section>
  );
}

const Sections = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(8)};
`;

const Section = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
`;

const Heading = styled.h2`
  ${({ theme }) => theme.type.section}
`;

const Prose = styled.p`
  max-inline-size: ${({ theme }) => theme.width.prose};
`;

const Muted = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
`;

const Rows = styled.ul`
  border-block: 1px solid ${({ theme }) => theme.color.border};
`;

const Row = styled.li`
  display: grid;
  align-content: center;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)} ${({ theme }) => theme.space(4)};
  min-block-size: 6rem;
  padding-block: ${({ theme }) => theme.space(2)};

  & + & {
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }

  /* All in one line each, or all in two. */
  ${({ theme }) => theme.up.md} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Words = styled.span<{ $isDone: boolean }>`
  ${({ theme, $isDone }) => $isDone && theme.done}
`;

/* In a line of its own it begins where the words do. */
const Meta = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  padding-inline-start: 2.6rem;
  color: ${({ theme }) => theme.color.textMuted};
  ${({ theme }) => theme.type.dense}
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(22rem, 1fr));
  gap: ${({ theme }) => theme.space(4)};
`;

const Person = styled.li`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => theme.space(3)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
`;
