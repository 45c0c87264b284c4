import { commonMessages } from '@ezone/shell/notices/words';
import { RouteLink } from '@ezone/shell/routing';
import { VisuallyHidden } from '@ezone/ui/visually-hidden';
import { Check } from 'lucide-react';
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
  const { formatMessage, formatNumber } = useIntl();
  return (
    <List role="list">
      {steps.map(({ id, title }, place) => (
        <li key={id}>
          <Step to={addressOf(place + 1)} aria-current={place + 1 === open ? 'step' : undefined}>
            <Mark>{place < activeStep ? <Check aria-hidden /> : formatNumber(place + 1)}</Mark>
            <bdi>{title.trim() === '' ? formatMessage(academyMessages.untitled) : title}</bdi>
            {place < activeStep && <VisuallyHidden>{formatMessage(commonMessages.done)}</VisuallyHidden>}
          </Step>
        </li>
      ))}
    </List>
  );
};

const List = styled.ol`
  list-style: none;
  padding-block: ${({ theme }) => theme.space(4)};
  padding-inline: ${({ theme }) => theme.space(2)};
`;

const Step = styled(RouteLink)`
  display: flex;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => theme.space(2)};
  border-radius: ${({ theme }) => theme.radius.control};
  color: ${({ theme }) => theme.color.text};
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }

  &[aria-current] {
    background: ${({ theme }) => theme.tone.primary.tint};
    color: ${({ theme }) => theme.tone.primary.text};
  }
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2rem;
  block-size: 1lh;

  & > svg {
    inline-size: 1.6rem;
    block-size: 1.6rem;
  }
`;
