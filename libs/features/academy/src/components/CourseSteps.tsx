import { useKeys } from '@ezone/shell/panels/keyboard';
import { Button } from '@ezone/ui/button';
import { pageScroller } from '@ezone/ui/page-scroller';
import { ProgressBar } from '@ezone/ui/progress-bar';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { academyMessages, academySentences } from '../messages';
import type { WholeCourse } from '../model/course';

type CourseStepsProps = {
  course: WholeCourse;
  /** The number of the open step, from 1. */
  open: number;
  /** So many steps are done. */
  onReach: (step: number) => void;
  onOpen: (step: number) => void;
};

/** The open step of a course, with how far its reader is. Arrows and j, k turn the pages; going on says that the step is done. */
export const CourseSteps = ({ course, open, onReach, onOpen }: CourseStepsProps) => {
  const { formatMessage } = useIntl();
  const { direction } = useLocale();
  const { steps, activeStep, totalSteps } = course;
  const step = steps[open - 1];
  const isLast = open === totalSteps;
  const isFinished = totalSteps > 0 && activeStep === totalSteps;
  const heading = useRef<HTMLHeadingElement>(null);
  const lastRef = useRef(open);
  useEffect(() => {
    if (lastRef.current === open) return;
    lastRef.current = open;
    pageScroller().scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [open]);
  const goOn = () => {
    if (!step || isLast) return false;
    onReach(open);
    onOpen(open + 1);
    return true;
  };
  const goBack = () => {
    if (open <= 1) return false;
    onOpen(open - 1);
    return true;
  };
  const [forth, back] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const next = { icon: <ChevronRight />, label: academyMessages.nextStep, group: 'page', run: goOn } as const;
  const previous = { icon: <ChevronLeft />, label: academyMessages.previousStep, group: 'page', run: goBack } as const;
  useKeys([
    { ...next, keys: 'j' },
    { ...previous, keys: 'k' },
    { ...next, keys: forth, isAlias: true },
    { ...previous, keys: back, isAlias: true },
  ]);
  if (!step) return <p>{formatMessage(academyMessages.noSteps)}</p>;
  const done = formatMessage(academySentences.done, { done: activeStep, all: totalSteps });
  return (
    <Column>
      <ProgressBar
        label={formatMessage(academyMessages.progress)}
        value={activeStep}
        max={totalSteps}
        valueText={done}
        tone={isFinished ? 'success' : 'primary'}
      />
      <Muted role="status">{isFinished ? formatMessage(academyMessages.finished) : done}</Muted>
      <article>
        <Heading ref={heading} tabIndex={-1} dir="auto">
          {step.title.trim() === '' ? formatMessage(academyMessages.untitled) : step.title}
        </Heading>
        {/* The server keeps nothing in it that runs. */}
        <Content dir="auto" dangerouslySetInnerHTML={{ __html: step.content }} />
      </article>
      <Foot>
        {open > 1 ? <Button onPress={goBack}>{formatMessage(academyMessages.previousStep)}</Button> : <span />}
        {!isLast && (
          <Button variant="primary" onPress={goOn}>
            {formatMessage(academyMessages.nextStep)}
          </Button>
        )}
        {isLast && !isFinished && (
          <Button
            variant="primary"
            onPress={() => {
              // The address names it, so that it stays open.
              onOpen(totalSteps);
              onReach(totalSteps);
            }}
          >
            {formatMessage(academyMessages.finish)}
          </Button>
        )}
      </Foot>
      <Muted>{formatMessage(isLast ? academyMessages.lastRule : academyMessages.rule)}</Muted>
    </Column>
  );
};

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(4)};
  max-inline-size: ${({ theme }) => theme.width.prose};
`;

const Heading = styled.h2`
  ${({ theme }) => theme.type.section}
  margin-block-end: ${({ theme }) => theme.space(3)};
  outline: none;
`;

const Content = styled.div`
  font-size: max(1.6rem, var(--ez-font-floor));
  line-height: 1.6;
  overflow-wrap: anywhere;

  & > * + * {
    margin-block-start: ${({ theme }) => theme.space(3)};
  }

  & :is(ul, ol) {
    padding-inline-start: ${({ theme }) => theme.space(6)};
    list-style: revert;
  }

  & a {
    color: ${({ theme }) => theme.tone.primary.text};
  }

  & img {
    max-inline-size: 100%;
    block-size: auto;
  }

  & pre {
    overflow-x: auto;
  }
`;

const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};
`;

const Muted = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
`;
