import { RecordEditor } from '@ezone/shell/forms';
import { Button } from '@ezone/ui/button';
import { IconButton } from '@ezone/ui/icon-button';
import { Tooltip } from '@ezone/ui/tooltip';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { CourseFields } from './components/CourseFields';
import { StepFields } from './components/StepFields';
import { editMessages, editSentences } from './editMessages';
import { academyMessages, categoryMessages } from './messages';
import { limits, pathOfCourse } from './model/course';
import type { Category, Step, WholeCourse } from './model/course';
import { courseCollection, isStepTooLong } from './model/courseCollection';
import type { UseCourse } from './useCourse';
import { useStepOrder } from './useStepOrder';

type EditCourseProps = {
  course: WholeCourse;
  kept: UseCourse;
  /** The number of the open step, from 1. */
  open: number;
  onOpen: (step: number) => void;
};

/** The text of HTML. It is parsed in a document of its own, in which nothing runs or loads. */
const textOfHtml = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent;

/** A course being written, with its open step. It saves itself. */
export const EditCourse = ({ course, kept: { content, courses }, open, onOpen }: EditCourseProps) => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const order = useStepOrder(course, content);
  const [addedId, setAddedId] = useState<string | null>(null);
  const textOf = (field: keyof WholeCourse, value: unknown): string => {
    if (field === 'steps')
      return (value as Step[]).map((step) => `${step.title}\n${textOfHtml(step.content)}`).join('\n\n');
    return field === 'category' ? formatMessage(categoryMessages[value as Category]) : String(value ?? '');
  };
  const remove = () => {
    courses.remove([course.id], {
      done: formatMessage(academyMessages.removed),
      failed: formatMessage(academyMessages.removeFailed),
    });
    void navigate('/apps/academy/courses');
  };
  return (
    <RecordEditor
      collection={courseCollection(course.id)}
      record={course}
      records={content}
      names={{
        title: formatMessage(editMessages.title),
        description: formatMessage(editMessages.description),
        category: formatMessage(editMessages.category),
        length: formatMessage(editMessages.length),
        steps: formatMessage(academyMessages.steps),
      }}
      textOf={textOf}
      onKeptAsNew={(made) => void navigate(`${pathOfCourse(made)}?edit`)}
      progressIs="among"
    >
      {(form, progress) => {
        const steps = form.control<Step[]>('steps').value;
        const step = steps[open - 1];
        const isTooLong = steps.some(isStepTooLong);
        const why = isTooLong
          ? formatMessage(editMessages.tooLongFirst)
          : steps.length >= limits.steps
            ? formatMessage(editMessages.enoughSteps)
            : undefined;
        const tools = step && [
          {
            icon: <ArrowUp />,
            label: formatMessage(editMessages.moveUp),
            isOff: isTooLong || open === 1,
            run: () => {
              order.move(step.id, -1);
              onOpen(open - 1);
            },
          },
          {
            icon: <ArrowDown />,
            label: formatMessage(editMessages.moveDown),
            isOff: isTooLong || open === steps.length,
            run: () => {
              order.move(step.id, 1);
              onOpen(open + 1);
            },
          },
          {
            icon: <Trash2 />,
            label: formatMessage(editMessages.removeStep),
            isOff: isTooLong,
            run: () => {
              order.remove(step.id);
              onOpen(Math.max(1, Math.min(open, steps.length - 1)));
            },
          },
        ];
        return (
          <>
            <CourseFields form={form as never} />
            <Bar>
              <Place role="status">
                {step
                  ? formatMessage(editSentences.place, { place: open, all: steps.length })
                  : formatMessage(academyMessages.noSteps)}
              </Place>
              {progress}
              {tools?.map(({ icon, label, isOff, run }) => (
                <Tooltip key={label} text={label}>
                  <IconButton icon={icon} label={label} isDisabled={isOff} onPress={run} />
                </Tooltip>
              ))}
              <Button
                icon={<Plus />}
                {...(why !== undefined && { disabledReason: why })}
                onPress={() => {
                  const after = Math.min(open, steps.length);
                  setAddedId(order.add(after));
                  onOpen(after + 1);
                }}
              >
                {formatMessage(editMessages.addStep)}
              </Button>
            </Bar>
            {step && <StepFields key={step.id} form={form} place={open - 1} isNew={step.id === addedId} />}
            <Foot>
              <Button variant="ghost" icon={<Trash2 />} onPress={remove}>
                {formatMessage(academyMessages.remove)}
              </Button>
            </Foot>
          </>
        );
      }}
    </RecordEditor>
  );
};

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  padding-block-start: ${({ theme }) => theme.space(5)};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
`;

const Place = styled.p`
  flex: 1;
  ${({ theme }) => theme.type.cardTitle}
`;

const Foot = styled.div`
  padding-block-start: ${({ theme }) => theme.space(5)};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
`;
