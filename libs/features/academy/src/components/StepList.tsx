import { commonMessages } from '@ezone/shell/notices/words';
import { RouteLink } from '@ezone/shell/routing';
import { Stepper } from '@ezone/ui/stepper';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { academyMessages } from '../messages';
import type { WholeCourse } from '../model/course';

type StepListProps = {
  course: WholeCourse;
  /** The number of the open step, from 1. */
  open: number;
  addressOf: (step: number) => string;
};

/** The steps of a course: which are done, and which is open. */
export const StepList = ({ course: { steps, activeStep }, open, addressOf }: StepListProps) => {
  const { formatMessage } = useIntl();
  return (
    <Frame>
      <Stepper
        label={formatMessage(academyMessages.steps)}
        orientation="vertical"
        as={RouteLink}
        current={steps[open - 1]?.id}
        steps={steps.map(({ id, title }, place) => ({
          id,
          label: <bdi>{title.trim() === '' ? formatMessage(academyMessages.untitled) : title}</bdi>,
          to: addressOf(place + 1),
          ...(place < activeStep && { state: { is: 'done' as const, label: formatMessage(commonMessages.done) } }),
        }))}
      />
    </Frame>
  );
};

const Frame = styled.div`
  padding-block: ${({ theme }) => theme.space(4)};
  padding-inline: ${({ theme }) => theme.space(2)};
`;
