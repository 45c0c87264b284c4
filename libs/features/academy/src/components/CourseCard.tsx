import { useDayText } from '@ezone/shell/data/days';
import { useNow } from '@ezone/shell/data/now';
import { RouteLink } from '@ezone/shell/routing';
import { Chip } from '@ezone/ui/chip';
import { ProgressBar } from '@ezone/ui/progress-bar';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { academyMessages, academySentences, categoryMessages } from '../messages';
import { categoryTones, pathOfCourse, stageOf } from '../model/course';
import type { Course } from '../model/course';

/** A course in the list: what it is about, and how far its reader is. All of it leads to the course. */
export const CourseCard = ({ course, isActive }: { course: Course; isActive: boolean }) => {
  const { formatMessage } = useIntl();
  const { dayOf } = useDayText();
  const now = useNow();
  const { title, description, category, length, updated, activeStep, totalSteps } = course;
  const done = formatMessage(academySentences.done, { done: activeStep, all: totalSteps });
  return (
    <Frame>
      <Line>
        <Chip tone={categoryTones[category]}>{formatMessage(categoryMessages[category])}</Chip>
        <Muted>{formatMessage(academySentences.minutes, { count: length })}</Muted>
      </Line>
      <h2>
        <Title to={pathOfCourse(course)} data-card tabIndex={isActive ? 0 : -1}>
          <bdi>{title}</bdi>
        </Title>
      </h2>
      <Words dir="auto">{description}</Words>
      <Muted>{formatMessage(academySentences.updated, { date: dayOf(Date.parse(updated), now) })}</Muted>
      <ProgressBar
        label={formatMessage(academyMessages.progress)}
        value={activeStep}
        max={totalSteps}
        valueText={done}
        tone={stageOf(course) === 'again' ? 'success' : 'primary'}
      />
      <Line>
        <Muted>{done}</Muted>
        <Way>{formatMessage(academyMessages[stageOf(course)])}</Way>
      </Line>
    </Frame>
  );
};

const Frame = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};

  &:hover {
    border-color: ${({ theme }) => theme.color.borderStrong};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};
`;

const Title = styled(RouteLink)`
  ${({ theme }) => theme.type.cardTitle}
  color: ${({ theme }) => theme.color.text};
  text-decoration: none;
  overflow-wrap: anywhere;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${({ theme }) => theme.radius.card};
  }
`;

const Muted = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

/* The whole is on the page of the course. */
const Words = styled(Muted)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

const Way = styled.span`
  color: ${({ theme }) => theme.tone.primary.text};
  font-weight: 500;
`;
