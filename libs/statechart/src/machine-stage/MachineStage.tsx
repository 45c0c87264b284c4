import { useMemo } from 'react';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import type { Actor, AnyStateMachine } from 'xstate';
import type { Samples } from '../model/eventFor';
import { Statechart } from '../Statechart';
import { englishWords } from '../words';
import type { StatechartWords } from '../words';
import type { AnyMachineDocs } from './MachineDocs';
import { useLiveActor } from './useLiveActor';

type MachineStageProps<Machine extends AnyStateMachine> = {
  docs: AnyMachineDocs & { machine: Machine };
  /** Makes a running actor; also for starting again. */
  start: () => Actor<Machine>;
  /** What the actor drives in the app. */
  view: ComponentType<{ actor: Actor<Machine> }>;
  /** Leaves room around the component, where it is not made for the whole window. @default false */
  isPadded?: boolean;
  /** @default the documentation's, in English */
  words?: StatechartWords;
};

/**
 * A component and the chart of its machine, both on one actor: what is done in one is seen in the other. They stand side by side where that
 * leaves the chart room to be read, else one under the other.
 */
export const MachineStage = <Machine extends AnyStateMachine>(props: MachineStageProps<Machine>) => {
  const { docs, start, view: View, isPadded = false, words = englishWords } = props;
  const [actor, startAnew] = useLiveActor(start);
  const samples = useMemo(
    (): Samples => ({ payloads: { ...docs.payloads } as Samples['payloads'], answers: docs.answers }),
    [docs],
  );
  return (
    <Stage>
      <Sides>
        <Live $isPadded={isPadded}>{actor && <View actor={actor} />}</Live>
        <Statechart
          machine={docs.machine}
          actor={actor ?? undefined}
          words={words}
          sentences={docs.sentences}
          samples={samples}
          hide={docs.hide}
          onStartAnew={startAnew}
        />
      </Sides>
    </Stage>
  );
};

const Stage = styled.div`
  container-type: inline-size;
`;

const Sides = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  padding: ${({ theme }) => theme.space(4)};

  @container (min-width: 1100px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    block-size: max(64rem, 100vh);
  }
`;

const Live = styled.div<{ $isPadded: boolean }>`
  /* What is fixed to the window stays in here. */
  transform: translate(0);
  overflow: auto;
  block-size: 40rem;
  padding: ${({ theme, $isPadded }) => ($isPadded ? theme.space(6) : 0)};
  border: 0.1rem solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.bg};

  @container (min-width: 1100px) {
    block-size: 100%;
  }
`;
