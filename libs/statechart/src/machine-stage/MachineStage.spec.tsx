import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { createActor } from 'xstate';
import { kettleMachine } from '../testing/machines';
import type { LiveActor } from './MachineDocs';
import { MachineStage } from './MachineStage';

const Kettle = ({ actor }: { actor: LiveActor<typeof kettleMachine> }) => <p>{actor.id}</p>;
const docs = { machine: kettleMachine, sentences: {}, payloads: {}, related: [] };

/** A stage in a page that comes and goes, and all actors that it has started. */
function show() {
  const actors: LiveActor<typeof kettleMachine>[] = [];
  const start = () => {
    const actor = createActor(kettleMachine).start();
    actors.push(actor);
    return actor;
  };
  const { unmount } = render(
    <StrictMode>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <MachineStage docs={docs} start={start} view={Kettle} />
        </AriaProvider>
      </UiProvider>
    </StrictMode>,
  );
  return { unmount, running: () => actors.filter((actor) => actor.getSnapshot().status === 'active') };
}

// Letters cannot be measured here.
beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

it('runs one actor, which ends when it is started anew and when the stage goes', async () => {
  const { running, unmount } = show();
  const [first, ...others] = running();
  expect(others).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(running()).toHaveLength(1);
  expect(running()).not.toContain(first);
  unmount();
  expect(running()).toEqual([]);
});
