import { Canvas } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { targetWords, triggerWords } from '../describe';
import type { AnyMachineDocs } from '../machine-stage/MachineDocs';
import type { Chart, ChartState } from '../model/chart';
import { chartOf } from '../model/chartOf';
import { englishWords as words } from '../words';

type MachinePageProps = {
  docs: AnyMachineDocs;
  /** The story that shows its `MachineStage`. */
  live: ComponentProps<typeof Canvas>['of'];
};

/** A chart beside a component wants more room than a page of text has. */
const wide = '.sbdocs-content { max-width: 1360px; }';

/** Where a machine's page is. */
const addressOf = (page: string): string => `/documentation/machines/${page.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** The body of a machine's page: the chart beside the live component, a sentence for each state with its events, and what belongs to it. */
export const MachinePage = ({ docs, live }: MachinePageProps) => {
  const chart = chartOf(docs.machine);
  const isOwn = ({ id }: ChartState) => chart.transitions.some(({ source }) => source === id);
  return (
    <>
      <style>{wide}</style>
      <Canvas of={live} />
      <h2>States</h2>
      <table>
        <thead>
          <tr>
            <th>State</th>
            <th>What it means</th>
            <th>Events</th>
          </tr>
        </thead>
        <tbody>
          {chart.states
            .filter((state) => state.parent !== null || isOwn(state))
            .map((state) => (
              <tr key={state.id}>
                <td>{state.parent === null ? 'everywhere' : <code>{state.path}</code>}</td>
                <td>{state.parent === null ? 'In every state.' : docs.sentences[state.path]}</td>
                <td>
                  <Events chart={chart} of={state} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      {docs.related.length > 0 && (
        <>
          <h2>Related machines</h2>
          <ul>
            {docs.related.map(({ page, why }) => (
              <li key={page}>
                <a href={addressOf(page)}>{page}</a>, {why}.
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};

const Events = ({ chart, of }: { chart: Chart; of: ChartState }) =>
  chart.transitions
    .filter(({ source }) => source === of.id)
    .map((transition) => (
      <span key={transition.id}>
        <code>{triggerWords(transition.trigger, words)}</code>
        {transition.guard === undefined ? '' : ` ${words.onlyIf(transition.guard)}`}{' '}
        {targetWords(transition, chart, words)}
        <br />
      </span>
    ));
