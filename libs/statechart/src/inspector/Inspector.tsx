import { Chip } from '@ezone/ui/chip';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { kindWords, stateDetails, stateName, transitionWords } from '../describe';
import type { Followed } from '../follow/followActor';
import { shown } from '../follow/masked';
import type { Chart, ChartState, ChartTransition } from '../model/chart';
import type { Readiness } from '../model/readinessOf';
import type { StatechartWords } from '../words';
import { EventLog } from './EventLog';

type InspectorProps = {
  chart: Chart;
  words: StatechartWords;
  /** The state or transition that was chosen. */
  state: ChartState | undefined;
  transition: ChartTransition | undefined;
  readiness: Readiness | undefined;
  /** Whether the last event took the transition. */
  isTaken: boolean;
  sentences: Record<string, string>;
  hide: readonly string[];
  followed: Followed | null;
  /** The form for what an event carries, while one is being sent. */
  form: ReactNode;
};

/** What is known of what was chosen, what the machine remembers, and what has happened. */
export const Inspector = (props: InspectorProps) => {
  const { chart, words, state, transition, readiness, isTaken, sentences, hide, followed, form } = props;
  return (
    <Root>
      <Section title={words.chosen} isLive>
        {state && (
          <>
            <Title>
              <code dir="ltr">{stateName(state)}</code>
              {kindWords(state, words).map((word) => (
                <Chip key={word}>{word}</Chip>
              ))}
            </Title>
            {sentences[state.path] && (
              <p>
                <bdi>{sentences[state.path]}</bdi>
              </p>
            )}
            {stateDetails(state, words).map((detail) => (
              <Quiet key={detail}>
                <bdi>{detail}</bdi>
              </Quiet>
            ))}
          </>
        )}
        {transition && (
          <>
            <p>
              <bdi>{transitionWords(transition, chart, words)}</bdi>
            </p>
            {readiness && (
              <Quiet>
                <bdi>{isTaken ? words.taken : words.readiness[readiness]}</bdi>
              </Quiet>
            )}
            {form}
          </>
        )}
        {!state && !transition && (
          <Quiet>
            <bdi>{words.nothingChosen}</bdi>
          </Quiet>
        )}
      </Section>
      {followed && (
        <>
          <Section title={words.context}>
            <Code dir="ltr" tabIndex={0} role="region" aria-label={words.context}>
              {shown(followed.snapshot.context, hide)}
            </Code>
          </Section>
          <Section title={words.events}>
            <EventLog chart={chart} log={followed.log} hide={hide} words={words} />
          </Section>
        </>
      )}
    </Root>
  );
};

const Section = ({ title, isLive, children }: { title: string; isLive?: boolean; children: ReactNode }) => (
  <Part aria-live={isLive ? 'polite' : undefined}>
    <Caption>{title}</Caption>
    {children}
  </Part>
);

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: ${({ theme }) => theme.space(5)};
  align-content: start;
  overflow: auto;
  padding: ${({ theme }) => theme.space(4)};
  ${({ theme }) => theme.type.dense}
`;

const Part = styled.div`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space(2)};
  min-inline-size: 0;
`;

const Caption = styled.div`
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};

  code {
    font-family: inherit;
    font-weight: 600;
  }
`;

const Quiet = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
`;

const Code = styled.pre`
  overflow: auto;
  max-block-size: 18rem;
  margin: 0;
  padding: ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.surface2};
  color: ${({ theme }) => theme.color.text};
  font-family: ${({ theme }) => theme.font.mono};
  font-size: 1.2rem;
  line-height: 1.8rem;
  text-align: start;
`;
