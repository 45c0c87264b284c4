import { UiProvider } from '@ezone/ui/theme';
import { render, screen, within } from '@testing-library/react';
import { createMachine } from 'xstate';
import type { AnyMachineDocs } from '../machine-stage/MachineDocs';
import { Related, States } from '.';

const docs: AnyMachineDocs = {
  machine: createMachine({
    ...{ id: 'door', initial: 'shut' },
    on: { broken: '.open' },
    states: { open: { on: { pushed: 'shut' } }, shut: {} },
  }),
  sentences: { open: 'One can go through.', shut: 'One cannot.' },
  payloads: {},
  related: [{ page: 'Quick panel', why: 'which is behind it' }],
};

it('says of each state what it means and what may happen, and what may happen everywhere', () => {
  render(
    <table>
      <States of={docs} />
    </table>,
  );
  const open = screen.getByRole('row', { name: /^open/ });
  expect(within(open).getByRole('rowheader', { name: 'open' })).toBeInTheDocument();
  expect(open).toHaveTextContent('One can go through.');
  expect(within(open).getByText('pushed')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^everywhere In every state\./ })).toHaveTextContent('broken');
});

it('leads to the machines that it works with', () => {
  render(
    <UiProvider scheme="default" locale="en">
      <Related of={docs} />
    </UiProvider>,
  );
  const item = screen.getByRole('listitem');
  expect(item).toHaveTextContent('Quick panel, which is behind it.');
  expect(within(item).getByRole('link', { name: 'Quick panel' })).toHaveAttribute(
    'href',
    '/documentation/machines/quick-panel',
  );
});
