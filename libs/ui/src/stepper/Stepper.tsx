import { Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNumberFormatter } from 'react-aria/useNumberFormatter';
import styled, { css } from 'styled-components';
import type { RuleSet } from 'styled-components';
import { AnchorTo } from '../link';
import type { LinkTo } from '../link';
import { pressable } from '../theme/pressable';
import { VisuallyHidden } from '../visually-hidden';

/** One step of a task. */
export type Step<Id extends string = string> = {
  id: Id;
  /** What is done in it, already translated. */
  label: ReactNode;
  /** A second, quieter line. */
  description?: ReactNode;
  /** How it went, with a word for it that screen readers say, already translated. Without it the step is yet to come. */
  state?: { is: 'done' | 'failed'; label: string };
  /** The address of the step, which makes it a link. */
  to?: string;
  /** Goes to the step, where it has no address of its own. */
  onPress?: () => void;
};

export type StepperProps<Id extends string = string> = {
  /** Names the list for a screen reader. */
  label: string;
  /** All steps, in their order. */
  steps: readonly Step<Id>[];
  /** The step that one is at; leave it out where all are over. */
  current?: Id;
  /** `horizontal` becomes vertical where there is no room for it, as on a phone. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** The router's link, which gets the address as `to`. @default the browser's own */
  as?: LinkTo;
};

/** The least room that a step has beside others, in rem. */
const LEAST_WIDTH = 12;

/** The steps of a task in their order: which are done, which one is at, and which are to come. For views to choose from, use Tabs. */
export const Stepper = <Id extends string = string>({
  label,
  steps,
  current,
  orientation = 'horizontal',
  as,
}: StepperProps<Id>) => {
  const numbers = useNumberFormatter();
  return (
    <Room>
      <List role="list" aria-label={label} $rowFrom={orientation === 'horizontal' ? steps.length * LEAST_WIDTH : null}>
        {steps.map(({ id, label: words, description, state, to, onPress }, place) => {
          const here = id === current ? 'step' : undefined;
          const content = (
            <>
              <Mark aria-hidden="true" $state={state?.is} $isCurrent={id === current}>
                {state?.is === 'done' ? (
                  <Check />
                ) : state?.is === 'failed' ? (
                  <TriangleAlert />
                ) : (
                  numbers.format(place + 1)
                )}
              </Mark>
              <Words>
                <Name $isCurrent={id === current}>{words}</Name>
                {state && <VisuallyHidden> {state.label}</VisuallyHidden>}
                {description && <Description $isFailed={state?.is === 'failed'}>{description}</Description>}
              </Words>
            </>
          );
          return (
            <Item key={id} $isDone={state?.is === 'done'}>
              {to !== undefined ? (
                <StepLink as={as ?? AnchorTo} to={to} aria-current={here}>
                  {content}
                </StepLink>
              ) : onPress ? (
                <StepButton type="button" aria-current={here} onClick={onPress}>
                  {content}
                </StepButton>
              ) : (
                <Plain aria-current={here}>{content}</Plain>
              )}
            </Item>
          );
        })}
      </List>
    </Room>
  );
};

const Room = styled.div`
  container-type: inline-size;
`;

/* Steps stand below each other, but beside each other from a width on. */
const List = styled.ol<{ $rowFrom: number | null }>`
  --step-mark: 2.8rem;
  --step-padding: ${({ theme }) => theme.space(2)};
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  list-style: none;

  ${({ $rowFrom }) =>
    $rowFrom !== null &&
    css`
      @container (width >= ${Math.max($rowFrom, 48)}rem) {
        display: flex;
        align-items: flex-start;

        && > ${Item} {
          flex: 1 1 0;
          min-inline-size: 0;

          &::after {
            /* From behind this mark to before the next one. */
            inset-block: calc(var(--step-padding) + var(--step-mark) / 2 - 1px) auto;
            inset-inline: calc(var(--step-padding) * 2 + var(--step-mark)) calc(-1 * ${({ theme }) => theme.space(2)});
            inline-size: auto;
            block-size: 2px;
          }

          & > * {
            flex-direction: column;
            gap: ${({ theme }) => theme.space(1)};
            inline-size: fit-content;
            max-inline-size: 100%;
          }
        }
      }
    `}
`;

/* The line leads from its mark to the next one. */
const Item = styled.li<{ $isDone: boolean }>`
  position: relative;

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: calc(var(--step-padding) + var(--step-mark) + 0.4rem)
      calc(0.4rem - var(--step-padding) - ${({ theme }) => theme.space(2)});
    inset-inline-start: calc(var(--step-padding) + var(--step-mark) / 2 - 1px);
    inline-size: 2px;
    background: ${({ theme, $isDone }) => ($isDone ? theme.tone.primary.solid : theme.color.borderStrong)};
    pointer-events: none;

    @media (forced-colors: active) {
      background: CanvasText;
    }
  }
`;

const stepStyle = css`
  display: flex;
  gap: ${({ theme }) => theme.space(3)};
  padding: var(--step-padding);
`;

const Plain = styled.div`
  ${stepStyle}
`;

const pressableStep = css`
  ${pressable}
  ${stepStyle}
  position: relative;
  inline-size: 100%;
  border-radius: ${({ theme }) => theme.radius.control};
`;

const StepLink = styled(AnchorTo)`
  ${pressableStep}
`;

const StepButton = styled.button`
  ${pressableStep}
`;

type MarkProps = { $state: 'done' | 'failed' | undefined; $isCurrent: boolean };

const markColors = ({ $state, $isCurrent }: MarkProps): RuleSet => {
  const tone = $state === 'failed' ? 'error' : 'primary';
  if ($isCurrent)
    return css`
      border-color: ${({ theme }) => theme.tone[tone].solid};
      background: ${({ theme }) => theme.tone[tone].solid};
      color: ${({ theme }) => theme.tone[tone].onSolid};
    `;
  return $state
    ? css`
        border-color: ${({ theme }) => theme.tone[tone].tint};
        background: ${({ theme }) => theme.tone[tone].tint};
        color: ${({ theme }) => theme.tone[tone].text};
      `
    : css`
        color: ${({ theme }) => theme.color.textMuted};
      `;
};

const Mark = styled.span<MarkProps>`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: var(--step-mark);
  block-size: var(--step-mark);
  border: 1px solid ${({ theme }) => theme.color.controlBorder};
  border-radius: ${({ theme }) => theme.radius.full};
  ${({ theme }) => theme.type.caption}
  ${({ theme }) => theme.figures}
  ${markColors}

  svg {
    inline-size: 1.6rem;
    block-size: 1.6rem;
  }

  @media (forced-colors: active) {
    ${({ $isCurrent }) => $isCurrent && 'forced-color-adjust: none; background: Highlight; color: HighlightText;'}
  }
`;

const Words = styled.span`
  position: relative;
  min-inline-size: 0;
  /* One line is as high as the mark. */
  padding-block: 0.4rem;
  overflow-wrap: anywhere;
  ${({ theme }) => theme.type.body}
`;

const Name = styled.span<{ $isCurrent: boolean }>`
  font-weight: ${({ $isCurrent }) => ($isCurrent ? 600 : 500)};
`;

const Description = styled.span<{ $isFailed: boolean }>`
  display: block;
  ${({ theme }) => theme.type.dense}
  color: ${({ theme, $isFailed }) => ($isFailed ? theme.tone.error.text : theme.color.textMuted)};
`;
