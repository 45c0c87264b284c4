import type { MachineDocs } from '@ezone/statechart/machine-stage';
import { languageMachine } from './languageMachine';

/** What the chart of language and direction cannot say by itself. */
export const languageDocs: MachineDocs<typeof languageMachine> = {
  machine: languageMachine,
  sentences: {
    settled: 'Page, sentences and direction belong together.',
    changing: 'The sentences of the wanted language are fetched; until they are there the page stays as it is.',
  },
  payloads: { 'language.chosen': { language: 'ar' }, 'direction.chosen': { direction: 'rtl' } },
  related: [{ page: 'Settings saving', why: 'which keeps the direction with the user' }],
};
