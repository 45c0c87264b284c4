import { Button } from '@ezone/ui/button';
import { Chip } from '@ezone/ui/chip';
import styled from 'styled-components';
import type { ChartMoment } from '../chart/ChartCanvas';
import { kindWords, stateDetails, transitionWords } from '../describe';
import type { Chart, ChartState, ChartTransition } from '../model/chart';
import type { StatechartWords } from '../words';

type ChartListProps = {
  chart: Chart;
  moment: ChartMoment;
  words: StatechartWords;
  /** By path of the state. */
  sentences: Record<string, string>;
  onPress: (transition: ChartTransition) => void;
};

/** The chart in words: every state with its transitions, and the states in it. */
export const ChartList = (props: ChartListProps) => (
  <Root>
    <States {...props} parent={null} />
  </Root>
);

const States = ({ parent, ...props }: ChartListProps & { parent: string | null }) => {
  const states = props.chart.states.filter((state) => state.parent === parent);
  return states.length > 0 ? (
    <ul>
      {states.map((state) => (
        <StateEntry key={state.id} {...props} state={state} />
      ))}
    </ul>
  ) : null;
};

const StateEntry = ({ state, ...props }: ChartListProps & { state: ChartState }) => {
  const { chart, moment, words, sentences, onPress } = props;
  const isActive = moment.active.has(state.id);
  const transitions = chart.transitions.filter(({ source }) => source === state.id);
  return (
    <li aria-current={isActive}>
      <Heading>
        <code dir="ltr">{state.name}</code>
        {isActive && <Chip tone="primary">{words.active}</Chip>}
        {kindWords(state, words).map((word) => (
          <Chip key={word}>{word}</Chip>
        ))}
      </Heading>
      {sentences[state.path] && (
        <p>
          <bdi>{sentences[state.path]}</bdi>
        </p>
      )}
      {stateDetails(state, words).map((detail) => (
        <Detail key={detail}>
          <bdi>{detail}</bdi>
        </Detail>
      ))}
      {transitions.length > 0 && (
        <Transitions>
          {transitions.map((transition) => {
            const readiness = moment.readiness(transition);
            return (
              <li key={transition.id}>
                <Button
                  size="dense"
                  variant={readiness === 'ready' ? 'secondary' : 'ghost'}
                  disabledReason={readiness === 'ready' ? undefined : words.readiness[readiness]}
                  onPress={() => {
                    onPress(transition);
                  }}
                >
                  <bdi>{transitionWords(transition, chart, words)}</bdi>
                </Button>
              </li>
            );
          })}
        </Transitions>
      )}
      <States {...props} parent={state.id} />
    </li>
  );
};

const Root = styled.div`
  overflow: auto;
  min-block-size: 0;
  padding: ${({ theme }) => theme.space(5)};
  ${({ theme }) => theme.type.body}

  ul {
    display: grid;
    gap: ${({ theme }) => theme.space(4)};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li > ul {
    margin-block-start: ${({ theme }) => theme.space(3)};
    margin-inline-start: ${({ theme }) => theme.space(1)};
    padding-inline-start: ${({ theme }) => theme.space(4)};
    border-inline-start: 0.1rem solid ${({ theme }) => theme.color.border};
  }

  button {
    block-size: auto;
    min-block-size: ${({ theme }) => theme.control.dense};
    white-space: normal;
    text-align: start;
  }
`;

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};

  code {
    font-family: inherit;
    font-weight: 600;
  }
`;

const Detail = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
`;

const Transitions = styled.ul`
  &&& {
    gap: ${({ theme }) => theme.space(1)};
    margin: 0;
    margin-block-start: ${({ theme }) => theme.space(1)};
    /* The words of a button that cannot be pressed stand under the state's. */
    margin-inline-start: ${({ theme }) => theme.space(-3)};
    padding: 0;
    border: 0;
  }

  button[aria-disabled='true'] {
    ${({ theme }) => theme.type.body}
  }
`;
