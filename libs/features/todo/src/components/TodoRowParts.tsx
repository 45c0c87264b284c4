import { cutLine } from '@ezone/ui/cut-line';
import { RowLabels } from '@ezone/ui/row-label';
import { CircleAlert, Repeat, Star } from 'lucide-react';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { repeatMessages, todoMessages, todoSentences } from '../messages';
import type { Todo, TodoLabel } from '../model/todo';
import { DueText } from './DueText';

/** Whether a row has a second line. */
export const hasSecondary = ({ dueDate, subtasks, notes }: Todo, labels: readonly TodoLabel[]) =>
  dueDate !== null || subtasks.length > 0 || notes !== '' || labels.length > 0;

type SecondaryProps = {
  todo: Todo;
  /** Those that it has. */
  labels: readonly TodoLabel[];
  now: number;
};

/** The second line of a row: when it is due, how far its parts are, its labels, and the first words of its notes. */
export function Secondary({ todo, labels, now }: SecondaryProps) {
  const { formatMessage } = useIntl();
  const { subtasks, notes } = todo;
  const done = subtasks.filter(({ checked }) => checked).length;
  const facts = [
    todo.dueDate !== null && <DueText key="due" todo={todo} now={now} />,
    subtasks.length > 0 && formatMessage(todoSentences.progress, { done, all: subtasks.length }),
  ].filter(Boolean);
  return (
    <Line>
      {facts.length > 0 && (
        <Facts>
          {facts.map((fact, index) => (
            <Fragment key={index}>
              {index > 0 && ' · '}
              {fact}
            </Fragment>
          ))}
        </Facts>
      )}
      <RowLabels labels={labels} isFirst />
      {notes !== '' && (
        <Rest>
          <Words $after={labels.length > 0 ? 'labels' : facts.length > 0 ? 'facts' : null}>{notes.slice(0, 200)}</Words>
        </Rest>
      )}
    </Line>
  );
}

/** What a todo is marked with. */
export function Signs({ todo: { starred, important, repeat }, children }: { todo: Todo; children: ReactNode }) {
  const { formatMessage } = useIntl();
  const marked = [
    repeat && <Repeat key="repeat" role="img" aria-label={formatMessage(repeatMessages[repeat.every])} />,
    important && <CircleAlert key="important" role="img" aria-label={formatMessage(todoMessages.priority)} />,
    starred && <Star key="starred" role="img" aria-label={formatMessage(todoMessages.starred)} fill="currentcolor" />,
  ].filter(Boolean);
  return marked.length === 0 ? (
    children
  ) : (
    <>
      {marked}
      {children}
    </>
  );
}

const Written = styled.bdi`
  ${cutLine}
`;

/** The title of a row. */
export const Title = styled(Written)<{ $isDone: boolean }>`
  ${({ theme, $isDone }) => $isDone && `color: ${theme.color.textMuted}; text-decoration: line-through;`}
`;

/* Where there is no room for a few words they are in a line below, which is not seen. */
const Rest = styled.span`
  display: flex;
  flex: 1 1 0;
  flex-wrap: wrap;
  block-size: 1lh;
  min-inline-size: 0;
  overflow: hidden;

  &::before {
    content: '';
    block-size: 1lh;
  }
`;

/* Their distance is theirs, so that what stands before them has it where they are not seen. */
const Words = styled(Written)<{ $after: 'labels' | 'facts' | null }>`
  flex: 1 1 8rem;
  min-inline-size: 0;
  margin-inline-start: ${({ theme, $after }) => theme.space($after === 'labels' ? 3 : $after === 'facts' ? 1 : 0)};

  &::before {
    content: ${({ $after }) => ($after === 'facts' ? "'· '" : 'none')};
  }
`;

const Line = styled.span`
  display: flex;
  align-items: center;
`;

const Facts = styled.span`
  flex: none;
  max-inline-size: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
`;
