import { StaticI18nProvider } from '@ezone/i18n/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import type * as treeTable from '@ezone/ui/tree-table';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createAccountingServer } from './testing/accountingServer';
import { AccountingAt } from './testing/AccountingStage';

/** The rows that the table was given each time that it was drawn. */
const mockDrawn = jest.fn();
jest.mock('@ezone/ui/tree-table', () => {
  const { TreeTable } = jest.requireActual<typeof treeTable>('@ezone/ui/tree-table');
  return {
    TreeTable: (props: treeTable.TreeTableProps) => {
      mockDrawn(props.rows);
      return <TreeTable {...props} />;
    },
  };
});

const rowsGiven = () => mockDrawn.mock.lastCall?.[0] as treeTable.TreeTableProps['rows'];
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));

it('draws the table for what differs in it: not for a menu, a dialog, or what is typed there', async () => {
  const server = createAccountingServer();
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <AccountingAt server={() => server} />
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
  await screen.findByText('$1,845.00');
  const times = mockDrawn.mock.calls.length;
  const before = rowsGiven();
  await press('Actions for 5200 Travel');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await userEvent.type(await screen.findByLabelText(/^Name/), 's');
  expect(mockDrawn).toHaveBeenCalledTimes(times);

  await press('Save');
  await screen.findByRole('row', { name: /5200 Travels/ });
  await waitFor(() => {
    expect(server.accounts.get('5200').name).toBe('Travels');
  });
  // Its branch is another one; those beside it are the same.
  expect(rowsGiven().map((row, at) => row === before[at])).toEqual([true, true, false]);
  const [rent, travel] = rowsGiven()[2]?.children ?? [];
  expect([rent === before[2]?.children[0], travel === before[2]?.children[1]]).toEqual([true, false]);

  const all = rowsGiven();
  await press('Show the top level');
  expect(rowsGiven()).toBe(all);
});
