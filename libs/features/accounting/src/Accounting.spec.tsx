import { StaticI18nProvider } from '@ezone/i18n/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createAccountingServer, sampleTransactions } from './testing/accountingServer';
import type { AccountingServer } from './testing/accountingServer';
import { AccountingAt } from './testing/AccountingStage';

let server: AccountingServer;
beforeEach(() => {
  sessionStorage.clear();
  server = createAccountingServer();
});

const open = (path: string) =>
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <AccountingAt path={path} server={() => server} />
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
/** jsdom gives files no bytes. */
const chooseFile = async (text: string, name: string) => {
  const file = Object.assign(new File([text], name), {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
  });
  await userEvent.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), file);
};
const row = (name: RegExp) => screen.findByRole('row', { name });
const chooseAction = async (account: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^Actions for ${account}`) }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

describe('the chart of accounts', () => {
  it('shows a tree with sums over what lies below', async () => {
    open('/chart_of_account');
    expect(await row(/1000 Assets/)).toHaveAttribute('aria-level', '1');
    expect(await row(/1010 Current account/)).toHaveAttribute('aria-level', '2');
    await waitFor(() => {
      expect(within(screen.getByRole('row', { name: /5000 Expenses/ })).getByText('$950.00')).toBeVisible();
    });
    expect(within(await row(/4000 Income/)).getByText('$1,845.00')).toBeVisible();
  });

  it('adds an account below another, once what is wrong is mended', async () => {
    open('/chart_of_account');
    await chooseAction('5000 Expenses', 'Add below');
    const dialog = within(await screen.findByRole('dialog', { name: 'New account' }));
    await userEvent.type(dialog.getByLabelText(/^Code/), '5100');
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Books');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await dialog.findByText('Another account has this code.')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText(/^Code/));
    await userEvent.type(dialog.getByLabelText(/^Code/), '5300');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await row(/5300 Books/)).toHaveAttribute('aria-level', '2');
    await waitFor(() => {
      expect(server.accounts.all()).toContainEqual(
        expect.objectContaining({ code: '5300', name: 'Books', type: 'expense', parentId: '5000', bank: false }),
      );
    });
  });

  it('removes an account, and brings it back', async () => {
    open('/chart_of_account');
    await chooseAction('5200 Travel', 'Remove');
    await waitFor(() => {
      expect(screen.queryByRole('row', { name: /5200 Travel/ })).toBeNull();
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await row(/5200 Travel/)).toBeVisible();
  });

  it.each([
    ['5000 Expenses', /accounts below this one/],
    ['5100 Rent', /has transactions/],
  ])('keeps %s, and says why', async (account, why) => {
    open('/chart_of_account');
    await screen.findByText('$1,845.00');
    await chooseAction(account, 'Remove');
    expect(await screen.findByText(why)).toBeVisible();
    expect(server.accounts.all()).toHaveLength(7);
  });

  it('leads from an account that stays to the transactions that keep it', async () => {
    open('/chart_of_account');
    await screen.findByText('$1,845.00');
    await chooseAction('5100 Rent', 'Remove');
    await userEvent.click(await screen.findByRole('button', { name: 'Show them' }));
    expect(await screen.findByText('On and for 5100 Rent')).toBeVisible();
    expect(await screen.findByText('1 transaction')).toBeVisible();
  });

  it('asks which name stays where both were changed, and saves what is changed after that', async () => {
    open('/chart_of_account');
    const write = async (name: string) => {
      await chooseAction('5200', 'Edit');
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit account' }));
      const field = dialog.getByLabelText(/^Name/);
      await userEvent.clear(field);
      await userEvent.type(field, name);
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    };
    await row(/5200 Travel/);
    server.accounts.patch(['5200'], { name: 'Theirs' });
    await write('Mine');
    await userEvent.click(await screen.findByRole('button', { name: 'Compare' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit account' }));
    expect(within(dialog.getByRole('group', { name: 'Name' })).getByText('Theirs')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep the unsaved one' }));
    await waitFor(() => {
      expect(server.accounts.get('5200').name).toBe('Mine');
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await write('Third');
    await waitFor(() => {
      expect(server.accounts.get('5200').name).toBe('Third');
    });
  });

  it('has an address for the account that is open', async () => {
    open('/chart_of_account?account=5200');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit account' }));
    expect(dialog.getByLabelText(/^Code/)).toHaveValue('5200');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/chart_of_account');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['Edit', 'Add below'])('goes back to the row once “%s” is left', async (action) => {
    open('/chart_of_account');
    await chooseAction('5200 Travel', action);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => {
      expect(screen.getByRole('row', { name: /5200 Travel/ })).toHaveFocus();
    });
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('row', { name: /5100 Rent/ })).toHaveFocus();
  });

  it('has only assets kept at banks', async () => {
    open('/chart_of_account');
    await row(/5200 Travel/);
    await userEvent.click(screen.getByRole('button', { name: 'Add account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New account' }));
    await userEvent.type(dialog.getByLabelText(/^Code/), '2000');
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Loan');
    await userEvent.click(dialog.getByRole('checkbox', { name: /Kept at a bank/ }));
    await userEvent.click(dialog.getByRole('button', { name: /Kind/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Liability' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await dialog.findByText('Only an asset can be kept at a bank.')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: /Kept at a bank/ }));
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await row(/2000 Loan/);
    await waitFor(() => {
      expect(server.accounts.all()).toContainEqual(expect.objectContaining({ code: '2000', bank: false }));
    });
  });

  it('keeps a draft of a new account for each place that it is to stand at', async () => {
    open('/chart_of_account');
    const addBelow = async (account: string) => {
      await chooseAction(account, 'Add below');
      return within(await screen.findByRole('dialog', { name: 'New account' }));
    };
    const first = await addBelow('5000 Expenses');
    await userEvent.type(first.getByLabelText(/^Name/), 'Books');
    await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
    const other = await addBelow('4000 Income');
    expect(other.getByLabelText(/^Name/)).toHaveValue('');
    await userEvent.click(other.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add account' }));
    expect(await screen.findByLabelText(/^Name/)).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect((await addBelow('5000 Expenses')).getByLabelText(/^Name/)).toHaveValue('Books');
  });

  it('brings in a table: what is here stays, what is wrong is left out', async () => {
    open('/chart_of_account');
    await screen.findByText('$1,845.00');
    await userEvent.click(screen.getByRole('button', { name: 'Tables of accounts' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Bring in accounts' }));
    const table = [
      ...[
        'Code;Name;Type;Parent',
        '5310;Trains;;5300',
        '5300;Journeys;Gider;5000',
        '5100;Other;;',
        '6000;Odd;Nothing;',
      ],
      '6100;;Expense;',
    ].join('\n');
    await chooseFile(table, 'accounts.csv');
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByText('2 entries will be added, 2 cannot be taken.')).toBeVisible();
    expect(screen.getByText(/^Its kind, “.*Nothing.*”, is none of the five$/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 accounts' }));
    expect(await row(/5310 Trains/)).toHaveAttribute('aria-level', '3');
    expect(server.accounts.all()).toHaveLength(9);
    const route = 'POST /api/accounting-app/remove-accounts';
    server.fail(route, 409);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/could not be done; everything is as it was. The chart of accounts/)).toBeVisible();
    expect(await row(/5310 Trains/)).toBeVisible();
    server.mend(route);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(server.accounts.all()).toHaveLength(7);
    });
    expect(screen.queryByRole('row', { name: /5310 Trains/ })).toBeNull();
    expect(server.calls.filter((call) => call.route === route)).toHaveLength(2);
  });
});

describe('banking', () => {
  const openFile = async (content: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Bring in a statement' }));
    expect(await screen.findByRole('dialog', { name: /^Bring a statement into \w/ })).toBeVisible();
    await chooseFile(content, 'march.csv');
  };

  const forOf = (text: string) => screen.findByRole('button', { name: new RegExp(`What it was for: ${text}`) });
  const assign = async (text: string, account: string) => {
    await userEvent.click(await forOf(text));
    await userEvent.click(await screen.findByRole('option', { name: account }));
  };
  const wasFor = (id: string) => server.transactions().find((one) => one.id === id)?.counterAccountId;
  const route = 'POST /api/accounting-app/assign-account';

  it('says what a transaction was for, at once, and takes it back', async () => {
    open('/banking');
    await assign('Railway', '5200 Travel');
    expect(await forOf('Railway')).toHaveTextContent('5200 Travel');
    await waitFor(() => {
      expect(wasFor('t1')).toBe('5200');
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await forOf('Railway')).toHaveTextContent('No account');
    await waitFor(() => {
      expect(wasFor('t1')).toBeNull();
    });
  });

  it('takes the last choice back by keys, too', async () => {
    open('/banking');
    await assign('Railway', '5200 Travel');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await forOf('Railway')).toHaveTextContent('No account');
  });

  it('shows what a refused assignment was before, and says why', async () => {
    open('/banking');
    server.fail(route, 409);
    await assign('Railway', '5200 Travel');
    expect(await screen.findByText(/everything is as it was. The account was removed meanwhile/)).toBeVisible();
    expect(await forOf('Railway')).toHaveTextContent('No account');
  });

  it('keeps what was chosen without a connection until it can be sent', async () => {
    open('/banking');
    await forOf('Railway');
    server.fail(route, 'unreachable');
    await assign('Railway', '5200 Travel');
    await waitFor(() => {
      expect(server.count(route)).toBeGreaterThan(0);
    });
    expect(await forOf('Railway')).toHaveTextContent('5200 Travel');
    expect(screen.queryByText(/This was not saved/)).toBeNull();
    server.mend(route);
    await waitFor(() => {
      expect(wasFor('t1')).toBe('5200');
    });
    expect(await forOf('Railway')).toHaveTextContent('5200 Travel');
  });

  it('ends with the last of two choices, however long the first one is on its way', async () => {
    open('/banking');
    await forOf('Railway');
    const release = server.hold(route);
    await assign('Railway', '5100 Rent');
    await assign('Railway', '5200 Travel');
    expect(await forOf('Railway')).toHaveTextContent('5200 Travel');
    release();
    await waitFor(() => {
      expect(wasFor('t1')).toBe('5200');
    });
    expect(await forOf('Railway')).toHaveTextContent('5200 Travel');
    expect(server.calls.filter((call) => call.route === route)).toHaveLength(2);
  });

  it('has the balances follow', async () => {
    open('/banking');
    await assign('Railway', '1020 حساب التوفير');
    await waitFor(() => {
      expect(screen.getByRole('link', { name: /حساب التوفير/ })).toHaveTextContent('$89.90');
    });
  });

  it('chooses by keys only in the open list, and goes on to the next row of those without an account', async () => {
    server = createAccountingServer(undefined, [
      ...sampleTransactions().map((one) => ({ ...one, counterAccountId: null })),
    ]);
    open('/banking?open=true');
    const first = await forOf('Railway');
    act(() => {
      first.focus();
    });
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}5');
    expect(await forOf('Railway')).toHaveTextContent('No account');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Escape}');
    await waitFor(() => {
      expect(first).toHaveFocus();
    });
    expect(screen.getByText('3 transactions')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: '5200 Travel' });
    await userEvent.keyboard('5200{Enter}');
    expect(await screen.findByText('2 transactions')).toBeVisible();
    await waitFor(() => {
      expect(screen.getByRole('button', { name: /What it was for: Gallery/ })).toHaveFocus();
    });
    expect(screen.queryByRole('row', { name: /Railway/ })).toBeNull();
    await waitFor(() => {
      expect(wasFor('t1')).toBe('5200');
    });
    // The rows have been asked for anew meanwhile.
    await screen.findByRole('row', { name: /Mar 1, 2026 Rent/ });
    expect(await forOf('Gallery')).toHaveFocus();
  });

  it('shows nothing of one account while those of another are being loaded', async () => {
    open('/banking');
    await screen.findByRole('row', { name: /Railway/ });
    server.hold('GET /api/accounting-app/transactions');
    await userEvent.click(screen.getByRole('link', { name: /حساب التوفير/ }));
    expect(screen.queryByRole('row', { name: /Railway/ })).toBeNull();
    expect(screen.getByText('Transactions are being loaded')).toBeInTheDocument();
  });

  const box = (text: string) => screen.findByRole('checkbox', { name: new RegExp(`^Select ${text}`) });

  it('removes those that are selected, has the balances follow, and brings them back', async () => {
    open('/banking');
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await userEvent.click(await box('Railway'));
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(await box('Rent'));
    await user.keyboard('{/Shift}');
    const bar = within(await screen.findByRole('group', { name: 'Selection' }));
    expect(bar.getByText('3 selected')).toBeVisible();
    await userEvent.click(await box('Gallery'));
    expect(bar.getByText('2 selected')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: /^Remove/ }));
    await waitFor(() => {
      expect(server.transactions().map(({ id }) => id)).toEqual(['t2']);
    });
    expect(screen.queryByRole('row', { name: /Railway/ })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
    await waitFor(() => {
      expect(screen.getByRole('link', { name: /Current account/ })).toHaveTextContent('$1,845.00');
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => {
      expect(server.transactions()).toHaveLength(3);
    });
    expect(await screen.findByRole('row', { name: /Railway/ })).toBeVisible();
    await waitFor(() => {
      expect(screen.getByRole('link', { name: /Current account/ })).toHaveTextContent('$805.10');
    });
  });

  it('selects by keys, and lets go with Escape', async () => {
    open('/banking');
    await userEvent.click(await box('Railway'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all that are shown' }));
    expect(await screen.findByText('2 selected')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(await box('Railway')).not.toBeChecked();
    expect(await screen.findByRole('searchbox', { name: /Search transactions/ })).toBeVisible();
    await userEvent.click(await box('Railway'));
    await userEvent.keyboard('#');
    await waitFor(() => {
      expect(server.transactions().map(({ id }) => id)).toEqual(['t2', 't3']);
    });
  });

  it('shows one transaction that was found in the search, and all again', async () => {
    open('/banking?account=1010&transaction=t3');
    expect(await row(/Rent/)).toBeVisible();
    expect(await screen.findByText('1 transaction')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all transactions' }));
    expect(await screen.findByText('3 transactions')).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent('/banking?account=1010');
  });

  it('says that a transaction is gone, and shows the others', async () => {
    open('/banking?account=1010&transaction=gone');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('3 transactions')).toBeVisible();
  });

  it('shows those that were for an account, on whichever they are, and their accounts', async () => {
    const [ticket, , rent] = sampleTransactions();
    if (!ticket || !rent) throw new Error('There are no samples.');
    server = createAccountingServer(undefined, [ticket, rent, { ...rent, id: 't9', accountId: '1020' }]);
    open('/banking?about=5100');
    expect(await screen.findByText('On and for 5100 Rent')).toBeVisible();
    expect(await screen.findByText('2 transactions')).toBeVisible();
    expect(screen.getByRole('row', { name: /Rent حساب التوفير/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Rent Current account/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all transactions' }));
    expect(await row(/Railway/)).toBeVisible();
  });

  it('finds by words, and clears the search where nothing is found', async () => {
    open('/banking');
    await userEvent.type(await screen.findByRole('searchbox', { name: /Search transactions/ }), 'gallery');
    expect(await screen.findByText('1 transaction')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: /Search transactions/ }), ' nothing');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('3 transactions')).toBeVisible();
  });

  it('shows what is in a statement before it takes what is new, and takes it back', async () => {
    open('/banking');
    await openFile('Date,Text,Amount');
    expect(await screen.findByText('1 entry will be added, 1 cannot be taken.')).toBeVisible();
    expect(screen.getByText('Here already')).toBeVisible();
    expect(screen.getByText('Its date could not be read')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add 1 transaction' }));
    expect(await row(/Paper mill/)).toBeVisible();
    const remove = 'POST /api/accounting-app/remove-transactions';
    server.fail(remove, 403);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/could not be done; everything is as it was/)).toBeVisible();
    expect(await row(/Paper mill/)).toBeVisible();
    server.mend(remove);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(server.transactions()).toHaveLength(3);
    });
    expect(screen.queryByRole('row', { name: /Paper mill/ })).toBeNull();
    expect(await screen.findByText('3 transactions')).toBeVisible();
  });

  it.each([
    ['', 'The file is empty.'],
    ['unknownFormat', 'This is neither OFX nor a table whose first lines name its columns.'],
    ['noDateColumn 2', /^No column of dates was found: line 2 /],
    ['noAmountColumn 3', /^No column of amounts was found: line 3 /],
    ['severalAccounts 7', /^The file is of several accounts: another one begins in line 7\./],
    ['severalCurrencies 4', /^The amounts are in several currencies: line 4 /],
    ['tooManyLines 5002', /^The file has more than 5,000 transactions; line 5,002 /],
    ['notBank', /^The account is not kept at a bank any more/],
    ['without a reason', /^This is neither OFX nor a table/],
    ['x'.repeat(800_001), /^The file is too large/],
  ])('says why a statement is refused (%#)', async (content, why) => {
    open('/banking');
    await openFile(content);
    expect(await screen.findByText(why)).toBeVisible();
  });

  it('says that there is no room for what is in a statement', async () => {
    open('/banking');
    server.fail('POST /api/accounting-app/import-statement', 409);
    await openFile('Date,Text,Amount');
    await userEvent.click(await screen.findByRole('button', { name: 'Add 1 transaction' }));
    expect(await screen.findByText(/^Nothing was added: 50,000 transactions are the most/)).toBeVisible();
  });

  it('asks for the order of dates that nothing in the file tells, and takes them as they are shown', async () => {
    open('/banking');
    await openFile('Date,Text,Amount\n03/06/2026,Paper mill,1');
    // Whoever reads the English of the United States writes the month first.
    expect(await screen.findByRole('radio', { name: 'Month first: June 3, 2026' })).toBeChecked();
    expect(await screen.findByText(/Jun 3, 2026 · /)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Day first: March 6, 2026' }));
    expect(await screen.findByText(/Mar 6, 2026 · /)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Month first: June 3, 2026' }));
    expect(await screen.findByText(/Jun 3, 2026 · /)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add 1 transaction' }));
    await waitFor(() => {
      const [request] = server.requests('POST /api/accounting-app/import-statement');
      expect(request?.body.dayFirst).toBe(false);
    });
  });

  it('tries an import again as the same one', async () => {
    open('/banking');
    server.fail('POST /api/accounting-app/import-statement', 503);
    await openFile('Date,Text,Amount');
    await userEvent.click(await screen.findByRole('button', { name: 'Add 1 transaction' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.mend('POST /api/accounting-app/import-statement');
    await userEvent.click(again);
    expect(await screen.findByText('1 transaction added.')).toBeVisible();
    const [first, second] = server.requests('POST /api/accounting-app/import-statement');
    expect(first?.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it('says that amounts in another currency are taken as they stand', async () => {
    open('/banking');
    await openFile('Date,Text,Amount EUR');
    expect(
      await screen.findByText(/^The amounts of this file are in EUR\. They .* as if they were USD\.$/),
    ).toBeVisible();
  });

  it('does not ask where the file tells', async () => {
    open('/banking');
    await openFile('Date,Text,Amount');
    expect(await screen.findByText('1 entry will be added, 1 cannot be taken.')).toBeVisible();
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });
});
