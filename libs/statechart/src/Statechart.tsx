import { ErrorState } from '@ezone/ui/error-state';
import { IconButton } from '@ezone/ui/icon-button';
import { RotateCcw } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import type { ChartMoment } from './chart/ChartCanvas';
import { ChartFrame } from './chart/ChartFrame';
import { useFollowed } from './follow/useFollowed';
import { Inspector } from './inspector/Inspector';
import { SendForm } from './inspector/SendForm';
import type { Flow } from './layout/layout';
import { ChartList } from './list/ChartList';
import type { ChartTransition } from './model/chart';
import { chartOf } from './model/chartOf';
import { eventFor, payloadFor } from './model/eventFor';
import type { Payload, Samples } from './model/eventFor';
import { readinessOf } from './model/readinessOf';
import { ViewSwitch } from './ViewSwitch';
import type { StatechartWords } from './words';

export type StatechartProps = {
  /** The machine that is drawn. */
  machine: AnyStateMachine;
  /** A running actor of it, which the chart follows and sends events to. Without one the chart is a picture. */
  actor?: AnyActorRef;
  words: StatechartWords;
  /** What each state means, by its path (`folded.resting`; the machine itself is ''). */
  sentences?: Record<string, string>;
  /** Examples of what events carry and actors answer. An event that is not in them is sent with its type alone. */
  samples?: Samples;
  /** Names of what is shown as dots wherever it occurs in context and events, beside passwords and tokens. */
  hide?: readonly string[];
  /** Which way most arrows point; `best` looks which is larger in the frame. @default 'best' */
  flow?: Flow | 'best';
  /** Offers to start the machine again. */
  onStartAnew?: () => void;
};

const nothing: Record<string, string> = {};
const none: readonly string[] = [];

/**
 * The chart of a machine. It follows a live actor, shows what that remembers and what has happened, and sends an event when the
 * event's arrow is pressed. As high as what it stands in, and at least 64 rem.
 */
export const Statechart = (props: StatechartProps) => {
  const { machine, actor, words, sentences = nothing, samples = {}, hide = none, flow = 'best', onStartAnew } = props;
  const chart = useMemo(() => chartOf(machine), [machine]);
  const followed = useFollowed(actor);
  const [view, setView] = useState<'chart' | 'list'>('chart');
  const [chosen, setChosen] = useState<string | null>(null);
  const [isWriting, setWriting] = useState(false);
  const root = useRef<HTMLDivElement>(null);

  const moment = useMemo((): ChartMoment => {
    const snapshot = followed?.snapshot ?? null;
    const [last] = followed?.log ?? [];
    return {
      active: new Set(snapshot?._nodes.map(({ id }) => id)),
      taken: new Set(last?.taken),
      count: last?.id ?? 0,
      readiness: (transition) => readinessOf(transition, eventFor(transition, samples), snapshot),
    };
  }, [followed, samples]);

  const state = chart.states.find(({ id }) => id === chosen);
  const transition = chart.transitions.find(({ id }) => id === chosen);

  const choose = (id: string) => {
    setChosen(id);
    setWriting(false);
  };
  const send = (pressed: ChartTransition, payload?: Payload) => {
    actor?.send(eventFor(pressed, samples, payload));
  };
  const press = (pressed: ChartTransition) => {
    choose(pressed.id);
    if (moment.readiness(pressed) !== 'ready') return;
    if (payloadFor(pressed, samples)) setWriting(true);
    else send(pressed);
  };
  const leaveForm = () => {
    setWriting(false);
    root.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
  };

  const payload = isWriting && transition ? payloadFor(transition, samples) : null;
  const list = <ChartList {...{ chart, moment, words, sentences }} onPress={press} />;
  return (
    <Root ref={root} lang={words.language} dir={words.direction}>
      <Bar>
        <ViewSwitch value={view} onChange={setView} words={words} />
        {onStartAnew && (
          <IconButton
            icon={<RotateCcw aria-hidden />}
            label={words.startAnew}
            size="dense"
            onPress={() => {
              setChosen(null);
              onStartAnew();
            }}
          />
        )}
      </Bar>
      {view === 'list' ? (
        list
      ) : (
        <ChartFrame
          {...{ chart, flow, moment, words, chosen }}
          onChoose={choose}
          onPress={press}
          fallback={
            <Failed>
              <ErrorState title={words.failed}>{words.failedAdvice}</ErrorState>
              {list}
            </Failed>
          }
        />
      )}
      <Inspector
        {...{ chart, words, state, transition, sentences, hide, followed }}
        isTaken={transition !== undefined && moment.taken.has(transition.id)}
        readiness={transition && moment.readiness(transition)}
        form={
          transition &&
          payload && (
            <SendForm
              key={transition.id}
              payload={payload}
              words={words}
              onLeave={leaveForm}
              onSend={(written) => {
                leaveForm();
                send(transition, written);
              }}
            />
          )
        }
      />
    </Root>
  );
};

const Root = styled.div`
  display: grid;
  grid-template-rows: auto 40rem auto;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: 0.1rem solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};

  > * + * {
    border-block-start: 0.1rem solid ${({ theme }) => theme.color.border};
  }

  p {
    margin: 0;
  }

  ${({ theme }) => theme.up.sm} {
    grid-template-rows: auto minmax(28rem, 1fr) fit-content(34rem);
    min-block-size: 64rem;
    block-size: 100%;
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};
  min-block-size: 4.8rem;
  padding-inline: ${({ theme }) => theme.space(3)};
`;

const Failed = styled.div`
  overflow: auto;
`;
