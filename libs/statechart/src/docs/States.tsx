import { targetWords, triggerWords } from '../describe';
import type { AnyMachineDocs } from '../machine-stage/MachineDocs';
import type { Chart, ChartState } from '../model/chart';
import { chartOf } from '../model/chartOf';
import { englishWords as words } from '../words';

/** What stands in the table of a machine's states: a sentence for each of them, with its events. The page brings the table. */
export const States = ({ of: docs }: { of: AnyMachineDocs }) => {
  const chart = chartOf(docs.machine);
  const isOwn = ({ id }: ChartState) => chart.transitions.some(({ source }) => source === id);
  return (
    <>
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col">What it means</th>
          <th scope="col">Events</th>
        </tr>
      </thead>
      <tbody>
        {chart.states
          .filter((state) => state.parent !== null || isOwn(state))
          .map((state) => (
            <tr key={state.id}>
              <th scope="row">{state.parent === null ? 'everywhere' : <code>{state.path}</code>}</th>
              <td>{state.parent === null ? 'In every state.' : docs.sentences[state.path]}</td>
              <td>
                <Events chart={chart} of={state} />
              </td>
            </tr>
          ))}
      </tbody>
    </>
  );
};

const Events = ({ chart, of }: { chart: Chart; of: ChartState }) =>
  chart.transitions
    .filter(({ source }) => source === of.id)
    .map((transition) => (
      <div key={transition.id}>
        <code>{triggerWords(transition.trigger, words)}</code>
        {transition.guard === undefined ? '' : ` ${words.onlyIf(transition.guard)}`}{' '}
        {targetWords(transition, chart, words)}
      </div>
    ));
