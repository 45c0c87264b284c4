import { randomUUID } from 'node:crypto';
import { Database } from '../../platform/database/database';
import { inParts } from '../../platform/database/in-parts';
import { ProjectionBackfill } from '../../platform/records/projection-backfill';
import { TrashService } from '../../platform/records/trash.service';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import type {
  AccountContentDto,
  AccountDto,
  BalanceDto,
  StatementImportedDto,
  StatementReadDto,
  TransactionDto,
  TransactionsDto,
} from './accounting.dto';
import { ACCOUNTS } from './accounts.service';
import { OFX_1, samples } from './testing/statement-samples';
import { TRANSACTIONS } from './transaction-search';

let server: TestServer;
let alice: TestUser;
let bob: TestUser;

beforeAll(async () => {
  server = await startTestServer({ env: { DEMO_DATA: 'false' } });
});
beforeEach(async () => {
  [alice, bob] = await server.twoUsers();
});
afterAll(() => server.close());

const asset = (code: string, more: Partial<AccountContentDto> = {}): AccountContentDto => ({
  ...{ code, name: `Account ${code}`, type: 'asset', parentId: null, bank: false },
  ...more,
});
const add = (user: TestUser, account: AccountContentDto) =>
  user.call<AccountDto>('/api/accounting-app/add-account', { account });
const tryAdd = async (user: TestUser, account: AccountContentDto) =>
  (await user.post('/api/accounting-app/add-account', { account })).statusCode;
const update = (user: TestUser, account: AccountDto, base?: AccountDto) =>
  user.post('/api/accounting-app/update-account', { account, base });
const remove = (user: TestUser, ...accounts: AccountDto[]) =>
  user.post('/api/accounting-app/remove-accounts', { accountIds: accounts.map(({ id }) => id) });
const accountsOf = (user: TestUser) => user.list<AccountDto>(ACCOUNTS);
const balancesOf = async (user: TestUser) =>
  new Map((await user.list<BalanceDto>('accounting-app/balances')).map((balance) => [balance.accountId, balance]));
const statement = ({ id }: AccountDto, content: string, more: object = {}) => ({ accountId: id, content, ...more });
const take = (user: TestUser, account: AccountDto, content: string) =>
  user.call<StatementImportedDto>('/api/accounting-app/import-statement', statement(account, content));
const transactionsOf = async (user: TestUser, { id }: AccountDto, query: Record<string, string> = {}) =>
  (await user.get('/api/accounting-app/transactions', { accountId: id, ...query })).json<TransactionsDto>();
const assign = (user: TestUser, transactions: TransactionDto[], account: AccountDto | null) =>
  user.post('/api/accounting-app/assign-account', {
    transactionIds: transactions.map(({ id }) => id),
    counterAccountId: account?.id ?? null,
  });
const restore = (user: TestUser, ...accounts: AccountDto[]) =>
  user.post('/api/trash/restore', { list: ACCOUNTS, ids: accounts.map(({ id }) => id) });

describe('the chart of accounts', () => {
  it('is a tree: accounts are added, changed, removed and restored', async () => {
    const assets = await add(alice, asset('1000'));
    const cash = await add(alice, asset('1100', { parentId: assets.id }));
    expect(await accountsOf(alice)).toEqual([assets, cash]);
    const renamed = { ...cash, name: 'Till' };
    expect((await update(alice, renamed, cash)).json()).toEqual(renamed);
    expect((await remove(alice, cash)).json()).toEqual([cash.id]);
    expect(await accountsOf(alice)).toEqual([assets]);
    await alice.call('/api/trash/restore', { list: ACCOUNTS, ids: [cash.id] });
    expect(await accountsOf(alice)).toEqual([assets, renamed]);
  });

  it('refuses what does not fit into the tree', async () => {
    const assets = await add(alice, asset('1000'));
    const bank = await add(alice, asset('1010', { parentId: assets.id }));
    const deeper = await add(alice, asset('1011', { parentId: bank.id }));
    expect(await tryAdd(alice, asset('1000'))).toBe(409);
    expect(await tryAdd(alice, asset('5000', { parentId: assets.id, type: 'expense' }))).toBe(409);
    expect(await tryAdd(alice, asset('5000', { parentId: randomUUID() }))).toBe(404);
    expect(await tryAdd(alice, asset('5000', { type: 'expense', bank: true }))).toBe(400);
    for (const parentId of [assets.id, bank.id, deeper.id])
      expect((await update(alice, { ...assets, parentId })).json()).toMatchObject({
        ...{ statusCode: 409, message: 'An account cannot be below itself' },
      });
    expect((await update(alice, { ...assets, type: 'equity' })).statusCode).toBe(409);
    expect((await update(alice, { ...deeper, code: '1010' })).statusCode).toBe(409);
    const expenses = await add(alice, asset('5000', { type: 'expense' }));
    expect((await update(alice, { ...expenses, bank: true })).statusCode).toBe(400);
    expect((await update(alice, { ...expenses, parentId: assets.id })).statusCode).toBe(409);
    await remove(alice, expenses);
    expect(await accountsOf(alice)).toEqual([assets, bank, deeper]);
  });

  it('keeps an account that others are below, or that has transactions, and says why', async () => {
    const assets = await add(alice, asset('1000'));
    const bank = await add(alice, asset('1010', { parentId: assets.id, bank: true }));
    const food = await add(alice, asset('5000', { type: 'expense' }));
    expect((await remove(alice, assets)).json()).toMatchObject({
      ...{ statusCode: 409, message: expect.stringContaining('below this one') as string },
    });
    await take(alice, bank, OFX_1);
    await assign(alice, (await transactionsOf(alice, bank)).transactions.slice(0, 1), food);
    for (const account of [bank, food])
      expect((await remove(alice, account)).json()).toMatchObject({
        ...{ statusCode: 409, message: expect.stringContaining('has transactions') as string },
      });
    expect((await update(alice, { ...bank, bank: false })).statusCode).toBe(409);
    expect(await accountsOf(alice)).toEqual([assets, bank, food]);
  });

  it('removes many as one: with those that are below them, and none where one has to stay', async () => {
    const assets = await add(alice, asset('1000'));
    const bank = await add(alice, asset('1010', { parentId: assets.id, bank: true }));
    const cash = await add(alice, asset('1020', { parentId: assets.id }));
    await take(alice, bank, OFX_1);
    for (const some of [[assets, cash], [cash, bank], [assets]])
      expect((await remove(alice, ...some)).statusCode).toBe(409);
    expect(await accountsOf(alice)).toEqual([assets, bank, cash]);
    await alice.call('/api/accounting-app/remove-transactions', {
      transactionIds: (await transactionsOf(alice, bank)).transactions.map(({ id }) => id),
    });
    expect((await remove(alice, assets, bank, cash)).json()).toEqual([assets.id, bank.id, cash.id]);
    expect((await remove(alice, assets)).json()).toEqual([]);
    expect(await accountsOf(alice)).toEqual([]);
  });

  it('takes a table of accounts whole or not at all, and once', async () => {
    const parent = { id: randomUUID(), ...asset('1000') };
    const child = { id: randomUUID(), ...asset('1010', { parentId: parent.id }) };
    const send = (accounts: AccountDto[]) => alice.post('/api/accounting-app/add-accounts', { accounts });
    expect((await send([child, { ...parent, type: 'equity' }])).statusCode).toBe(409);
    expect((await send([child, { ...parent, code: '1010' }])).statusCode).toBe(409);
    expect((await send([parent, { ...child, id: 'made-up' }])).statusCode).toBe(400);
    expect(await accountsOf(alice)).toEqual([]);
    expect((await send([child, parent])).json()).toEqual([child.id, parent.id]);
    expect((await send([child, parent])).json()).toEqual([]);
    expect(await accountsOf(alice)).toEqual([child, parent]);
  });

  it('has at most 20 levels, however they come about', async () => {
    const chain = (count: number, parentId: string | null, code: string) => {
      const ids = Array.from({ length: count }, () => randomUUID());
      return ids.map((id, at): AccountDto => ({
        id,
        ...asset(`${code}${String(at)}`, { parentId: ids[at - 1] ?? parentId }),
      }));
    };
    const send = async (accounts: AccountDto[]) =>
      (await alice.post('/api/accounting-app/add-accounts', { accounts })).statusCode;
    expect(await send(chain(21, null, 'a'))).toBe(409);
    const all = chain(20, null, 'a') as [AccountDto, ...AccountDto[]];
    expect(await send(all)).toBe(200);
    expect(await tryAdd(alice, asset('b', { parentId: all.at(-1)?.id ?? null }))).toBe(409);
    const two = chain(2, null, 'c') as [AccountDto, AccountDto];
    await send(two);
    const moved = async (at: number) =>
      (await update(alice, { ...two[0], parentId: all.at(at)?.id ?? null })).statusCode;
    expect([await moved(18), await moved(17)]).toEqual([409, 200]);
    expect([...(await balancesOf(alice)).keys()]).toHaveLength(22);
  });

  it('has at most 2000 accounts, those that come back among them', async () => {
    const gone = await add(alice, asset('gone'));
    await remove(alice, gone);
    for (const part of [0, 1, 2, 3])
      await alice.call('/api/accounting-app/add-accounts', {
        accounts: Array.from({ length: 500 }, (_, at) => ({
          id: randomUUID(),
          ...asset(`${String(part)}-${String(at)}`),
        })),
      });
    expect(await tryAdd(alice, asset('more'))).toBe(409);
    expect((await restore(alice, gone)).statusCode).toBe(409);
    expect(await accountsOf(alice)).toHaveLength(2000);
  });

  it('is searched by names and codes, but for what is in the trash', async () => {
    const cash = await add(alice, asset('zq1100', { name: 'Zanzibar till' }));
    const found = async (user: TestUser, q: string) =>
      (await user.get('/api/search', { q }))
        .json<{ type: string; url: string }[]>()
        .map(({ type, url }) => [type, url]);
    const led = [['account', `/chart_of_account?account=${cash.id}`]];
    expect([await found(alice, 'zanzibar'), await found(alice, 'zq1100'), await found(bob, 'zanzibar')]).toEqual([
      ...[led, led, []],
    ]);
    await update(alice, { ...cash, name: 'Box' });
    expect(await found(alice, 'zanzibar')).toEqual([]);
    await remove(alice, cash);
    expect(await found(alice, 'zq1100')).toEqual([]);
    await restore(alice, cash);
    expect(await found(alice, 'zq1100')).toEqual(led);
  });

  it('refuses from the trash what does not fit into the tree any more', async () => {
    const [old, parent] = [await add(alice, asset('1000')), await add(alice, asset('2000'))];
    const child = await add(alice, asset('2010', { parentId: parent.id }));
    for (const one of [old, child]) await remove(alice, one);
    const other = await add(alice, asset('1000'));
    const equity = { ...parent, type: 'equity' as const };
    expect((await update(alice, equity)).statusCode).toBe(200);
    expect((await restore(alice, old)).json()).toMatchObject({
      ...{ statusCode: 409, message: 'There is an account with the code 1000' },
    });
    expect((await restore(alice, child)).json()).toMatchObject({
      ...{ statusCode: 409, message: 'An account has the type of its parent' },
    });
    expect(await accountsOf(alice)).toEqual([equity, other]);
    expect((await update(alice, parent)).statusCode).toBe(200);
    expect((await restore(alice, child)).json()).toEqual([child.id]);
  });

  it('takes two of the same code out of the trash one at a time', async () => {
    const one = await add(alice, asset('1000'));
    await remove(alice, one);
    const other = await add(alice, asset('1000'));
    await remove(alice, other);
    expect((await restore(alice, one, other)).statusCode).toBe(409);
    expect((await restore(alice, other)).json()).toEqual([other.id]);
  });

  it('brings accounts back below their parent, or to the top where that does not come back', async () => {
    const top = await add(alice, asset('1000'));
    const middle = await add(alice, asset('1100', { parentId: top.id }));
    const leaf = await add(alice, asset('1110', { parentId: middle.id }));
    const removed = async () => {
      for (const one of [leaf, middle]) await remove(alice, one);
    };
    await removed();
    expect((await restore(alice, leaf, middle)).json()).toEqual([leaf.id, middle.id]);
    expect(await accountsOf(alice)).toEqual([top, middle, leaf]);
    await removed();
    await restore(alice, leaf);
    const freed = { ...leaf, parentId: null };
    expect(await accountsOf(alice)).toEqual([top, freed]);
    expect((await update(alice, { ...freed, name: 'Renamed' })).statusCode).toBe(200);
    // Now what it had been below twice over may go below it, and no circle comes about.
    await update(alice, { ...top, parentId: leaf.id });
    expect((await restore(alice, middle)).json()).toEqual([middle.id]);
    expect((await balancesOf(alice)).size).toBe(3);
  });

  it('adds nothing under the id of somebody else’s account, and leaves its own in the trash', async () => {
    const id = randomUUID();
    const send = async (user: TestUser) => {
      const headers = { 'idempotency-key': id };
      return (await user.post('/api/accounting-app/add-account', { account: asset('1000') }, headers)).json<object>();
    };
    const account = await send(alice);
    expect(await send(bob)).toMatchObject({ statusCode: 409, message: 'This id is taken' });
    await remove(alice, { id, ...asset('1000') });
    expect(await send(alice)).toEqual(account);
    expect([await accountsOf(alice), await accountsOf(bob)]).toEqual([[], []]);
  });

  it('adds an account once, however often it is sent', async () => {
    const id = randomUUID();
    const send = () =>
      alice.post('/api/accounting-app/add-account', { account: asset('1000') }, { 'idempotency-key': id });
    expect((await send()).json()).toEqual({ id, ...asset('1000') });
    expect((await send()).json()).toEqual({ id, ...asset('1000') });
    expect(await accountsOf(alice)).toHaveLength(1);
  });
});

describe('balances', () => {
  it('add up over the tree, above zero where that is what one expects', async () => {
    const assets = await add(alice, asset('1000'));
    const bank = await add(alice, asset('1010', { parentId: assets.id, bank: true }));
    const savings = await add(alice, asset('1020', { parentId: assets.id, bank: true }));
    const income = await add(alice, asset('4000', { type: 'income' }));
    const wages = await add(alice, asset('4100', { type: 'income', parentId: income.id }));
    const phone = await add(alice, asset('5000', { type: 'expense' }));
    const before = (await alice.get('/api/accounting-app/balances')).headers['etag'];
    await take(alice, bank, OFX_1);
    await take(alice, savings, 'Date;Description;Amount\n2026-03-05;Gift;10,00\n');
    const [wage, bill] = (await transactionsOf(alice, bank)).transactions as [TransactionDto, TransactionDto];
    expect((await assign(alice, [wage], wages)).json()).toEqual([wage.id]);
    await assign(alice, [bill], phone);

    const balances = await balancesOf(alice);
    const of = ({ id }: AccountDto) => {
      const { own, balance, transactions } = balances.get(id) ?? {};
      return [own, balance, transactions];
    };
    expect([assets, bank, savings].map(of)).toEqual([
      [0, 146_783, 0],
      [145_783, 145_783, 2],
      [1000, 1000, 1],
    ]);
    expect([income, wages, phone].map(of)).toEqual([
      [0, 150_000, 0],
      [150_000, 150_000, 1],
      [4217, 4217, 1],
    ]);
    const again = await alice.get('/api/accounting-app/balances', {}, { 'if-none-match': String(before) });
    expect(again.statusCode).toBe(200);
  });
});

it('counts money between two accounts of a bank once, whichever of the two statements says it', async () => {
  const current = await add(alice, asset('1010', { bank: true }));
  const savings = await add(alice, asset('1020', { bank: true }));
  await take(alice, current, 'Date;Name;Amount\n2026-03-01;Opening;1000,00\n2026-03-02;To savings;-500,00\n');
  await take(alice, savings, 'Date;Name;Amount\n2026-03-02;From current;500,00\n');
  const own = async () => {
    const balances = await balancesOf(alice);
    return [current, savings].map(({ id }) => [balances.get(id)?.own, balances.get(id)?.transactions]);
  };
  const said = [
    [50_000, 2],
    [50_000, 1],
  ];
  expect(await own()).toEqual(said);
  await assign(alice, (await transactionsOf(alice, current)).transactions.slice(0, 1), savings);
  expect(await own()).toEqual(said);
  await assign(alice, (await transactionsOf(alice, savings)).transactions, current);
  expect(await own()).toEqual(said);
});

it('answers balances and lets accounts be changed where an earlier release let a circle, or a parent that is gone, come about', async () => {
  const first = await add(alice, asset('1000'));
  const second = await add(alice, asset('1100', { parentId: first.id, bank: true }));
  const orphan = await add(alice, asset('2000'));
  await take(alice, second, OFX_1);
  const place = async ({ id }: AccountDto, parentId: string) => {
    await server.app.get(Database).transaction(async (rows) => {
      await rows
        .updateTable('account')
        .set({ parent_id: parentId })
        .where('owner_id', '=', alice.user.uuid)
        .where('id', '=', id)
        .execute();
    });
  };
  await place(first, second.id);
  await place(orphan, randomUUID());
  const balances = await balancesOf(alice);
  expect([first, second, orphan].map(({ id }) => balances.get(id)?.balance)).toEqual([145_783, 145_783, 0]);
  const there = await accountsOf(alice);
  for (const account of there)
    expect((await update(alice, { ...account, name: 'Renamed' }, account)).statusCode).toBe(200);
  for (const account of there) await update(alice, { ...account, parentId: null });
  expect((await balancesOf(alice)).get(first.id)?.balance).toBe(0);
});

describe('a statement', () => {
  let bank: AccountDto;

  beforeEach(async () => {
    bank = await add(alice, asset('1010', { bank: true }));
  });

  it.each(samples)('is read: $name', async ({ content, lines }) => {
    const read = await alice.call<StatementReadDto>('/api/accounting-app/read-statement', statement(bank, content));
    expect(read.lines.map(({ date, amount, text, state }) => [date, amount, text, state])).toEqual(
      lines.map((line) => [...line, 'new']),
    );
    expect((await transactionsOf(alice, bank)).total).toBe(0);

    const taken = await take(alice, bank, content);
    expect([taken.added.length, taken.known, taken.unreadable]).toEqual([lines.length, 0, 0]);
    expect(await take(alice, bank, content)).toEqual({ added: [], known: lines.length, unreadable: 0 });
    const { transactions, total } = await transactionsOf(alice, bank);
    expect(total).toBe(lines.length);
    expect(transactions.map(({ date }) => date)).toEqual(
      lines
        .map(([date]) => date)
        .toSorted()
        .toReversed(),
    );
    expect(transactions.map(({ amount }) => amount).toSorted()).toEqual(lines.map(([, cents]) => cents).toSorted());
  });

  it('says of each line what it becomes', async () => {
    const content = [
      ...['Name,Date,Amount,Transaction ID', 'Tea,2026-03-01,-3.00,t1', 'Tea again,2026-03-01,-3.50,t1'],
      ...['Nothing,31.02.2026,1.00,t2', 'Much,2026-03-02,twelve,t3', 'More,2026-03-02,99999999999.00,t4'],
      ...['Parts,2026-03-02,1.0051,t5', 'Groups or decimals,2026-03-02,2.500,t6'],
    ].join('\n');
    const read = () => alice.call<StatementReadDto>('/api/accounting-app/read-statement', statement(bank, content));
    expect((await read()).lines.map(({ line, state }) => [line, state])).toEqual([
      ...[
        [2, 'new'],
        [3, 'new'],
        [4, 'noDate'],
        [5, 'noAmount'],
        [6, 'tooMuch'],
        [7, 'noAmount'],
        [8, 'noAmount'],
      ],
    ]);
    const { added, known, unreadable } = await take(alice, bank, content);
    expect([added.length, known, unreadable]).toEqual([2, 0, 5]);
    expect((await read()).lines[0]).toEqual({ line: 2, date: '2026-03-01', text: 'Tea', amount: -300, state: 'known' });
  });

  it('takes all lines that an id of a table names, as a payment and its fee, and once', async () => {
    const content = 'Date,Name,Amount,Transaction ID\n2026-03-01,Payment,100.00,T1\n2026-03-01,Fee,-3.00,T1\n';
    expect((await take(alice, bank, content)).added).toHaveLength(2);
    expect(await take(alice, bank, content.replace('Payment', 'Paid'))).toMatchObject({ added: [], known: 2 });
    expect((await take(alice, bank, `${content}2026-03-01,Fee,-3.00,T1\n`)).added).toHaveLength(1);
    expect((await balancesOf(alice)).get(bank.id)).toMatchObject({ own: 9400, transactions: 3 });
  });

  it.each([
    '--5',
    '+-5',
    '-5-',
    '-(5)',
    '(-5.00)',
    '(5',
    '5)',
    '12%',
    '5%-',
    '٥٪',
    `1${' '.repeat(50)}`.padEnd(90, '0'),
  ])('guesses nothing of %s', async (amount) => {
    const content = `Date;Name;Amount\n2026-03-01;Tea;${amount}\n`;
    const read = await alice.call<StatementReadDto>('/api/accounting-app/read-statement', statement(bank, content));
    expect(read.lines).toEqual([{ line: 2, date: '2026-03-01', text: 'Tea', amount: null, state: 'noAmount' }]);
  });

  it.each([
    ['(5.00)', -500],
    ['-$5.00', -500],
    ['$-5.00', -500],
    ['- 5', -500],
    ['5 -', -500],
    ['+5', 500],
    ['\u22125', -500],
    ['5,00 € ', 500],
    ['-0', 0],
  ])('reads the sign of %s', async (amount, cents) => {
    const content = `Date;Name;Amount\n2026-03-01;Tea;${amount}\n`;
    const read = await alice.call<StatementReadDto>('/api/accounting-app/read-statement', statement(bank, content));
    expect(read.lines.map((line) => line.amount)).toEqual([cents]);
  });

  it.each([
    ['"Date","Name / Description","Debit/credit","Amount (EUR)"', '"20261120","Albert","Debit","12,50"', -1250],
    ['"Datum","Naam / Omschrijving","Af Bij","Bedrag (EUR)"', '"20261120","Albert","Bij","12,50"', 1250],
    ['Buchungstag;Empfänger;Soll/Haben;Betrag', '20.11.2026;Albert;S;45,20', -4520],
    ['Date,Description,Transaction Type,Amount', '2026-11-20,Albert,debit,45.20', -4520],
    ['Date,Description,Dr/Cr,Amount', '2026-11-20,Albert,CR,45.20', 4520],
    ['Tarih;Açıklama;Borç/Alacak;Tutar', '20.11.2026;Albert;B;45,20', -4520],
    ['Date,Description,Dr/Cr,Amount', '2026-11-20,Albert,Dr,-45.20', -4520],
    ['Date,Description,Amount,Type', '2026-11-20,Albert,45.20,DR', -4520],
    ['Date,Description,Amount,Type', '2026-11-20,Albert,45.20,CR', 4520],
    ['Date,Description,Amount,Type', '2026-11-20,Albert,45.20,Fee', 4520],
  ])('reads the direction of an amount from a column of its own: %s', async (head, row, cents) => {
    const content = `${head}\n${row}\n`;
    const read = await alice.call<StatementReadDto>('/api/accounting-app/read-statement', statement(bank, content));
    expect(read.lines).toEqual([{ line: 2, date: '2026-11-20', text: 'Albert', amount: cents, state: 'new' }]);
  });

  it.each([
    ['a sum below', ['Rent,800.00,DR', 'Pay,2000.00,CR', ',1200.00,'], [-80_000, 200_000]],
    ['a line without an amount', ['Rent,800.00,DR', 'Opening balance,,'], [-80_000, null]],
    ['another kind', ['Rent,800.00,DR', 'Charge,3.00,Fee'], [-80_000, null]],
    ['kinds of a card, beside amounts with a sign', ['Shop,-45.20,Debit', 'Refund,10.00,Debit'], [-4520, 1000]],
    ['one kind throughout', ['Shop,-45.20,C', 'Refund,10.00,C'], [-4520, 1000]],
  ])('is told the direction by a column of types, or not: %s', async (_, rows, amounts) => {
    const lines = rows.map((row) => (row.startsWith(',') ? `,${row}` : `2026-11-20,${row}`));
    const content = ['Date,Description,Amount,Type', ...lines].join('\n');
    const read = await alice.call<StatementReadDto>('/api/accounting-app/read-statement', statement(bank, content));
    expect(read.lines.map(({ amount }) => amount)).toEqual(amounts);
  });

  it('takes an amount without a minus for none where what goes out has one', async () => {
    const content = 'Date,Name,Dr/Cr,Amount\n2026-03-01,Shop,DR,-45.20\n2026-03-01,Refund,DR,10\n';
    const read = await alice.call<StatementReadDto>('/api/accounting-app/read-statement', statement(bank, content));
    expect(read.lines.map(({ amount }) => amount)).toEqual([-4520, null]);
  });

  it('guesses no direction', async () => {
    const content = 'Date,Name,Dr/Cr,Amount\n2026-03-01,Tea,DR,1\n2026-03-01,Fee,X,1\n2026-03-01,Back,CR,-1\n';
    const read = await alice.call<StatementReadDto>('/api/accounting-app/read-statement', statement(bank, content));
    expect(read.lines.map(({ amount }) => amount)).toEqual([-100, null, null]);
  });

  it('reads amounts of OFX without groups, and takes an id that several entries share for no id', async () => {
    const entry = (amount: string, id: string) =>
      `<STMTTRN><DTPOSTED>20260301<TRNAMT>${amount}<FITID>${id}<NAME>${amount}</STMTTRN>`;
    const content = `<OFX>${entry('-.50', '0')}${entry('1000.000', '0')}${entry('7', 'b')}${entry('8', 'b')}${entry('9', 'c')}${entry('9', 'c')}${entry('1,234.5', 'd')}`;
    const read = await alice.call<StatementReadDto>('/api/accounting-app/read-statement', statement(bank, content));
    expect(read.lines.map(({ amount, state }) => [amount, state])).toEqual([
      [-50, 'new'],
      [100_000, 'new'],
      [700, 'new'],
      [800, 'new'],
      [900, 'new'],
      [900, 'known'],
      [null, 'noAmount'],
    ]);
    expect((await take(alice, bank, content)).added).toHaveLength(5);
    expect((await take(alice, bank, content)).added).toHaveLength(0);
  });

  it.each(['Text', 'Details', 'Beschreibung', 'Metin', 'النص'])(
    'keeps what stands in a column called %s',
    async (head) => {
      const content = `Date;${head};Amount\n2026-03-02;Bakery;-12.50\n`;
      const read = await alice.call<StatementReadDto>('/api/accounting-app/read-statement', statement(bank, content));
      expect(read.lines).toMatchObject([{ text: 'Bakery', amount: -1250 }]);
    },
  );

  it('reads no amount of OFX that is cut off in the middle of it', async () => {
    const content =
      '<OFX><STMTTRN><DTPOSTED>20260301<TRNAMT>-5.00<FITID>a</STMTTRN><STMTTRN><DTPOSTED>20260302<FITID>b<TRNAMT>-33';
    const read = await alice.call<StatementReadDto>('/api/accounting-app/read-statement', statement(bank, content));
    expect(read.lines).toMatchObject([
      { amount: -500, state: 'new' },
      { amount: null, state: 'noAmount' },
    ]);
  });

  it('reads no amount where a line has more cells than there are names, and no day of long ago', async () => {
    const content = 'Date,Name,Amount\n2026-03-01,Tea,1,50\n2026-03-01,Cake,2,\n0050-01-01,Old,1\n01.03.50,New,1\n';
    const read = await alice.call<StatementReadDto>('/api/accounting-app/read-statement', statement(bank, content));
    expect(read.lines.map(({ text, date, amount, state }) => [text, date, amount, state])).toEqual([
      ['Tea', '2026-03-01', null, 'noAmount'],
      ['Cake', '2026-03-01', 200, 'new'],
      ['Old', null, 100, 'noDate'],
      ['New', '2050-03-01', 100, 'new'],
    ]);
  });

  it('takes what stands for no letter as it is', async () => {
    const content = OFX_1.replace('AT&amp;T', 'A &constructor; &toString; &amp; B');
    const read = await alice.call<StatementReadDto>('/api/accounting-app/read-statement', statement(bank, content));
    expect(read.lines[0]?.text).toBe('A &constructor; &toString; & B WIRELESS · Monthly bill');
  });

  it('answers a text that is made to keep it busy', async () => {
    const answered = async (content: string) => {
      const answer = await alice.post('/api/accounting-app/read-statement', statement(bank, content));
      const { message, lines } = answer.json<{ message?: string; lines?: StatementReadDto['lines'] }>();
      return message ?? lines?.map(({ state }) => state);
    };
    expect(await answered('('.repeat(400_000))).toContain('content must be OFX, or a table');
    expect(await answered(`Date,Amount\n2026-01-01,1${' '.repeat(400_000)}x\n`)).toEqual(['noAmount']);
    expect(await answered(`<OFX>${'<STMTTRN>'.repeat(88_000)}`)).toBe('content must hold at most 5000 lines');
    expect(await answered(`Date,Amount\n${'2026-03-01,1\n'.repeat(60_000)}`)).toBe(
      'content must hold at most 5000 lines',
    );
  });

  it('is taken as long as it may be, in any script and with quotation marks', async () => {
    const head = 'Date;Name;Amount\n2026-03-01;Tea;1\n';
    for (const filling of ['家', '"', '\n']) {
      const content = head.padEnd(800_000, filling);
      const answer = await alice.post('/api/accounting-app/read-statement', statement(bank, content));
      expect([filling, answer.statusCode]).toEqual([filling, 200]);
    }
    const longer = await alice.post('/api/accounting-app/read-statement', statement(bank, head.padEnd(800_001, 'x')));
    expect(longer.statusCode).toBe(400);
  });

  it('knows two lines that are alike from one that comes again', async () => {
    const head = 'Date;Description;Amount\n';
    const coffee = '2026-03-01;Coffee;-2,50\n';
    expect((await take(alice, bank, head + coffee)).added).toHaveLength(1);
    expect((await take(alice, bank, head + coffee + coffee)).added).toHaveLength(1);
    expect((await take(alice, bank, `${head}2026-03-02;Tea;-2,00\n${coffee}${coffee}`)).added).toHaveLength(1);
    expect((await balancesOf(alice)).get(bank.id)).toMatchObject({ own: -700, transactions: 3 });
  });

  it.each([
    ['nothing tells', 'Date,Description,Amount\n3/4/2026,Tea,1.50\n5/4/2026,Tea,1.50\n', 'unknown'],
    ['semicolons part the cells', 'Date;Description;Amount\n3/4/2026;Tea;1\n', 'suggested'],
    ['a comma stands before the cents', 'Date\tName\tAmount\n3-4-2026\tTea\t1,50\n', 'suggested'],
  ])('says that 3/4 may be two days where %s, and reads it as the caller says', async (_, content, dayOrder) => {
    const read = async (more: object) => {
      const answer = await alice.call<StatementReadDto>(
        '/api/accounting-app/read-statement',
        statement(bank, content, more),
      );
      return [answer.dayOrder, answer.dayFirst, answer.lines[0]?.date];
    };
    expect(await read({})).toEqual([dayOrder, true, '2026-04-03']);
    expect(await read({ dayFirst: false })).toEqual([dayOrder, false, '2026-03-04']);
    await alice.call('/api/accounting-app/import-statement', statement(bank, content, { dayFirst: false }));
    expect((await transactionsOf(alice, bank)).transactions.at(-1)?.date).toBe('2026-03-04');
  });

  it.each([
    ['a day above twelve', 'Date,Name,Amount\n3/4/2026,Tea,1\n13/4/2026,Tea,1\n', true, '2026-04-03'],
    ['a month that is none', 'Date,Name,Amount\n3/4/2026,Tea,1\n4/13/2026,Tea,1\n', false, '2026-03-04'],
    ['dots', 'Date,Name,Amount\n3.4.2026,Tea,1\n', true, '2026-04-03'],
    ['the year in front', 'Date,Name,Amount\n2026-04-03,Tea,1\n', true, '2026-04-03'],
    ['what is the same either way', 'Date,Name,Amount\n4/4/2026,Tea,1\n', true, '2026-04-04'],
    ['OFX', OFX_1, true, '2026-03-02'],
  ])('need not be asked for the order of its dates: %s tells', async (_, content, dayFirst, date) => {
    const body = statement(bank, content, { dayFirst: !dayFirst });
    const read = await alice.call<StatementReadDto>('/api/accounting-app/read-statement', body);
    expect([read.dayOrder, read.dayFirst, read.lines[0]?.date]).toEqual(['told', dayFirst, date]);
  });

  const head = 'Date;Name;Amount';
  const andAnother = OFX_1.replace('</OFX>', '<BANKACCTFROM><BANKID>1\n<ACCTID>999</BANKACCTFROM></OFX>');
  it.each([
    ['empty', undefined, ''],
    ['empty', undefined, ' \n\t\n'],
    ['unknownFormat', undefined, 'Dear customer, thank you'],
    ['unknownFormat', undefined, '%PDF-1.4\n%âãÏÓ'],
    ['noDateColumn', '2', 'Statement of March\nWhen;Name;Amount\n2026-03-01;x;5\n'],
    ['noAmountColumn', '1', 'Date;Name;Worth\n2026-03-01;x;5\n'],
    ['noAmountColumn', '1', 'Date;Name;Debit\n2026-03-01;x;5\n'],
    ['severalAccounts', String(andAnother.split('\n').length), andAnother],
    ['severalCurrencies', String(OFX_1.split('\n').length), `${OFX_1}<OFX><CURDEF>EUR`],
    ['severalCurrencies', '4', `Account;1234\n${head}\n2026-03-01;x;5,00 €\n2026-03-01;x;$5,00\n`],
    ['tooManyLines', '5002', `${head}\n${'2026-03-01;x;1\n'.repeat(6000)}`],
  ])('is refused as %s, and line %s is named', async (reason, line, content) => {
    for (const call of ['read-statement', 'import-statement']) {
      const answer = await alice.post(`/api/accounting-app/${call}`, statement(bank, content));
      const { details = [] } = answer.json<{ details?: { field: string; message: string }[] }>();
      const said = Object.fromEntries(details.map(({ field, message }) => [field, message]));
      expect([answer.statusCode, said]).toEqual([400, { reason, ...(line && { line }) }]);
    }
  });

  it.each([
    ['a column', 'Date;Name;Amount;Currency\n2026-03-01;x;5,00;EUR\n2026-03-01;x;5,00;USD\n'],
    ['signs beside the amounts', 'Date;Name;Amount\n2026-03-01;x;5,00 €\n2026-03-01;x;$5,00\n'],
    ['codes beside the amounts', 'Date;Name;Debit;Credit\n2026-03-01;x;5,00 EUR;\n2026-03-01;x;;5,00 USD\n'],
    ['a code beside one and a sign beside the other', 'Date;Name;Amount\n2026-03-01;x;5,00 EUR\n2026-03-01;x;$5,00\n'],
    [
      'a short name beside one and a sign beside the other',
      'Date;Name;Amount\n2026-03-01;x;5,00 TL\n2026-03-01;x;5,00 $\n',
    ],
    ['two dollars', 'Date;Name;Amount\n2026-03-01;x;A$5.00\n2026-03-01;x;US$5.00\n'],
    ['the names of two columns', 'Date;Name;Debit (EUR);Credit (USD)\n2026-03-01;x;5.00;\n'],
    ['two statements of OFX', `${OFX_1}<OFX><CURDEF>EUR`],
    ['an entry of OFX', OFX_1.replace('<NAME>PAYROLL', '$&<CURRENCY><CURRATE>1.1<CURSYM>EUR</CURRENCY>')],
  ])('is refused where its amounts are in two currencies, as %s says', async (_, content) => {
    for (const call of ['read-statement', 'import-statement'])
      expect((await alice.post(`/api/accounting-app/${call}`, statement(bank, content))).json()).toMatchObject({
        ...{ statusCode: 400, message: 'content must hold amounts in one currency' },
      });
  });

  it.each([
    ['EUR', 'a column', 'Date;Name;Amount;Currency\n2026-03-01;x;5,00;eur\n'],
    ['CHF', 'a code beside the amounts', 'Date;Name;Debit;Credit\n2026-03-01;x;5,00 CHF;\n'],
    ['TRY', 'a short name beside them', 'Tarih;Açıklama;Tutar\n2026-03-01;x;-5,00 TL\n'],
    ['TRY', 'a column of short names', 'Tarih;Açıklama;Tutar;Para birimi\n2026-03-01;x;5,00;TL\n'],
    ['TRY', 'a short name in that of a column', 'Tarih;Açıklama;Tutar (TL)\n2026-03-01;x;5,00\n'],
    ['PLN', 'a short name with other letters', 'Date;Name;Amount\n2026-03-01;x;5,00 zł\n'],
    ['AED', 'an Arabic short name', 'التاريخ;البيان;المبلغ\n2026-03-01;x;5,00 د.إ\n'],
    ['EGP', 'a sign with letters', 'Date;Name;Amount\n2026-03-01;x;E£5.00\n'],
    ['KR', 'a short name of several', 'Date;Name;Amount\n2026-03-01;x;5,00 kr.\n'],
    ['CAD', 'the more exact one', 'Date;Name;Amount\n2026-03-01;x;$5.00\n2026-03-01;y;5.00 CAD\n'],
    [
      'EUR',
      'the name of a column, whatever they were in before',
      'Date;Name;Amount (EUR);Currency\n2026-03-01;x;5,00;USD\n',
    ],
    ['TRY', 'a sign beside them', 'Tarih;Açıklama;Tutar\n2026-03-01;x;₺5,00\n'],
    ['EUR', 'the name of a column', 'Buchungstag;Name;Betrag (EUR)\n2026-03-01;x;5,00\n'],
    ['EUR', 'the end of that name', 'Buchungstag;Name;Umsatz in EUR\n2026-03-01;x;5,00\n'],
    ['USD', 'OFX', OFX_1],
    ['CAD', 'OFX of another land', OFX_1.replace('USD', 'CAD')],
    [null, 'a sign of many', 'Date;Name;Amount\n2026-03-01;x;$5.00\n'],
    [null, 'nothing', 'Date;Name;Amount (net)\n2026-03-01;x;5.00\n'],
    [null, 'the name of a column that is no currency', 'Date;Name;Amount (NET)\n2026-03-01;x;5.00\n'],
    [null, 'a column of something else', 'Date;Name;Amount;Currency\n2026-03-01;x;5.00;dollars\n'],
  ])('is in %s where %s says so', async (currency, _, content) => {
    const read = await alice.call<StatementReadDto>('/api/accounting-app/read-statement', statement(bank, content));
    expect([read.currency, read.lines.length > 0]).toEqual([currency, true]);
  });

  it('is refused where it is none, is of several accounts, or goes to an account that is not kept at a bank', async () => {
    const cash = await add(alice, asset('1100'));
    const refused = async (account: AccountDto, content: string, reason: string) => {
      const calls = ['read-statement', 'import-statement'].map(async (call) => {
        const answer = await alice.post(`/api/accounting-app/${call}`, statement(account, content));
        const { statusCode, details } = answer.json<{
          statusCode: number;
          details: { field: string; message: string }[];
        }>();
        return [statusCode, details.find(({ field }) => field === 'reason')?.message];
      });
      expect(await Promise.all(calls)).toEqual([
        [400, reason],
        [400, reason],
      ]);
    };
    const another = '<BANKACCTFROM><BANKID>1<ACCTID>999</BANKACCTFROM></OFX>';
    await refused(bank, 'Dear customer, thank you', 'unknownFormat');
    await refused(bank, OFX_1.replace('</OFX>', another), 'severalAccounts');
    await refused(bank, `Date,Amount\n${'2026-03-01,1\n'.repeat(5001)}`, 'tooManyLines');
    await refused(cash, OFX_1, 'notBank');
    expect((await transactionsOf(alice, bank)).total).toBe(0);
  });

  it('answers a second try of an import as the first one, and only that', async () => {
    const send = (key: string) =>
      alice.post('/api/accounting-app/import-statement', statement(bank, OFX_1), { 'idempotency-key': key });
    const first = (await send('import-1')).json<StatementImportedDto>();
    expect(first.added).toHaveLength(2);
    expect((await send('import-1')).json()).toEqual(first);
    expect((await send('import-2')).json()).toEqual({ ...first, added: [], known: 2 });
    expect((await transactionsOf(alice, bank)).total).toBe(2);
  });

  it('does not come back from the trash onto an account that is kept at a bank no more', async () => {
    const { added } = await take(alice, bank, OFX_1);
    await alice.call('/api/accounting-app/remove-transactions', { transactionIds: added });
    const restoreAll = async () =>
      (await alice.post('/api/trash/restore', { list: TRANSACTIONS, ids: added })).json<string[]>();
    await alice.call('/api/accounting-app/update-account', { account: { ...bank, bank: false }, base: bank });
    expect(await restoreAll()).toEqual([]);
    await alice.call('/api/accounting-app/update-account', { account: bank, base: { ...bank, bank: false } });
    expect((await restoreAll()).toSorted()).toEqual(added.toSorted());
  });

  it('is taken once by two who send it at the same moment', async () => {
    const taken = await Promise.all([take(alice, bank, OFX_1), take(alice, bank, OFX_1)]);
    expect(taken.flatMap(({ added }) => added)).toHaveLength(2);
    expect((await transactionsOf(alice, bank)).total).toBe(2);
  });

  it('can be taken back', async () => {
    const { added } = await take(alice, bank, OFX_1);
    const gone = await alice.call<string[]>('/api/accounting-app/remove-transactions', { transactionIds: added });
    expect(gone.toSorted()).toEqual(added.toSorted());
    expect((await transactionsOf(alice, bank)).total).toBe(0);
    expect((await take(alice, bank, OFX_1)).added).toHaveLength(2);
  });
});

describe('a transaction that was removed', () => {
  const list = 'accounting-app/transactions';
  let bank: AccountDto;
  let rent: AccountDto;
  beforeEach(async () => {
    bank = await add(alice, asset('1010', { bank: true }));
    rent = await add(alice, asset('5100', { type: 'expense' }));
  });
  const removeAll = async () => {
    const { transactions } = await transactionsOf(alice, bank);
    const transactionIds = transactions.map(({ id }) => id);
    return alice.call<string[]>('/api/accounting-app/remove-transactions', { transactionIds });
  };
  const restoreAs = (user: TestUser, ids: string[]) => user.call<string[]>('/api/trash/restore', { list, ids });
  const balance = async () => (await balancesOf(alice)).get(bank.id);

  it('is out of all sums, and comes back as it was', async () => {
    await take(alice, bank, OFX_1);
    const { transactions } = await transactionsOf(alice, bank);
    await assign(alice, transactions, rent);
    const before = (await transactionsOf(alice, bank)).transactions;
    const ids = await removeAll();
    expect(await balance()).toMatchObject({ own: 0, transactions: 0 });
    expect((await balancesOf(alice)).get(rent.id)).toMatchObject({ own: 0, transactions: 0 });
    expect(await restoreAs(bob, ids)).toEqual([]);
    expect((await restoreAs(alice, ids)).toSorted()).toEqual(ids.toSorted());
    expect((await transactionsOf(alice, bank)).transactions).toEqual(before);
    expect(await balance()).toMatchObject({ own: 145_783, transactions: 2 });
    expect(await restoreAs(alice, ids)).toEqual([]);
  });

  it('can be brought in again by its statement, and does not come back beside that', async () => {
    await take(alice, bank, OFX_1);
    const ids = await removeAll();
    const { added } = await take(alice, bank, OFX_1);
    expect(added).toHaveLength(2);
    expect(await restoreAs(alice, ids)).toEqual([]);
    expect(await balance()).toMatchObject({ own: 145_783, transactions: 2 });
    await removeAll();
    expect((await restoreAs(alice, [...ids, ...added])).length).toBe(2);
  });

  it('waits for its account, and is for none where that has gone', async () => {
    await take(alice, bank, OFX_1);
    await assign(alice, (await transactionsOf(alice, bank)).transactions, rent);
    const ids = await removeAll();
    expect((await remove(alice, bank, rent)).statusCode).toBe(200);
    expect(await restoreAs(alice, ids)).toEqual([]);
    await restore(alice, bank);
    expect(await restoreAs(alice, ids)).toHaveLength(2);
    expect((await transactionsOf(alice, bank, { state: 'open' })).total).toBe(2);
  });

  it('stands in the trash of its owner, and can be deleted for good', async () => {
    await take(alice, bank, OFX_1);
    const ids = await removeAll();
    const trashOf = async (user: TestUser, query: Record<string, string> = {}) => {
      const answer = await user.get('/api/trash', { list, ...query });
      const next = new URLSearchParams(/\?([^>]*)>/.exec(String(answer.headers['link']))?.[1]).get('cursor') ?? '';
      return { entries: answer.json<{ id: string; title: string }[]>(), next };
    };
    const first = await trashOf(alice, { limit: '1' });
    const second = await trashOf(alice, { limit: '1', cursor: first.next });
    const shown = [...first.entries, ...second.entries];
    expect(shown.map(({ id }) => id)).toEqual(ids.toSorted());
    expect(shown.map(({ title }) => title).toSorted()).toEqual(['AT&T WIRELESS · Monthly bill', 'PAYROLL']);
    expect((await trashOf(bob)).entries).toEqual([]);
    await bob.call('/api/trash/remove', { list, ids });
    await server.app.get(TrashService).empty(new Date(Date.now() + 29 * 24 * 3_600_000));
    expect((await trashOf(alice)).entries).toHaveLength(2);
    expect(await alice.call('/api/trash/remove', { list, ids: ids.slice(0, 1) })).toEqual(ids.slice(0, 1));
    await server.app.get(TrashService).empty(new Date(Date.now() + 31 * 24 * 3_600_000));
    expect((await trashOf(alice)).entries).toEqual([]);
    expect(await restoreAs(alice, ids)).toEqual([]);
  });
});

describe('the search of all apps', () => {
  type Found = { id: string; type: string; title: string; url: string; excerpt: string };
  const search = async (user: TestUser, q: string) =>
    (await user.get('/api/search', { q })).json<Found[]>().filter(({ type }) => type === 'transaction');

  it('finds transactions by their texts, days and amounts, and leads to them', async () => {
    const bank = await add(alice, asset('1010', { bank: true }));
    const { added } = await take(alice, bank, OFX_1);
    const [found, ...more] = await search(alice, 'payroll');
    expect(more).toEqual([]);
    expect(found).toMatchObject({ title: 'PAYROLL', excerpt: '<mark>PAYROLL</mark> — 2026-03-04 · 1500.00' });
    expect(added).toContain(found?.id);
    expect(found?.url).toBe(`/banking?account=${bank.id}&transaction=${found?.id ?? ''}`);
    expect((await search(alice, 'wireless 42.17')).map(({ title }) => title)).toEqual(['AT&T WIRELESS · Monthly bill']);
    expect(await search(bob, 'payroll')).toEqual([]);
    const ids = [found?.id];
    await alice.call('/api/accounting-app/remove-transactions', { transactionIds: ids });
    expect(await search(alice, 'payroll')).toEqual([]);
    await alice.call('/api/trash/restore', { list: 'accounting-app/transactions', ids });
    expect(await search(alice, 'payroll')).toHaveLength(1);
  });

  it('finds those that were there before they were searched for', async () => {
    const bank = await add(alice, asset('1010', { bank: true }));
    await take(alice, bank, OFX_1);
    const database = server.app.get(Database);
    const owner = alice.user.uuid;
    await database.transaction(async (rows) => {
      await rows.deleteFrom('search_entry').where('owner_id', '=', owner).execute();
      await rows.deleteFrom('seed_marker').where('name', '=', 'projected:search:accounting-app/transactions').execute();
    });
    expect(await search(alice, 'payroll')).toEqual([]);
    const backfill = server.app.get(ProjectionBackfill);
    await backfill.onModuleInit();
    backfill.onApplicationBootstrap();
    await backfill.finished();
    expect(await search(alice, 'payroll')).toHaveLength(1);
  });
});

describe('transactions', () => {
  it('that were for an account are listed with its own, and one alone by its id', async () => {
    const [first, second] = [
      await add(alice, asset('1010', { bank: true })),
      await add(alice, asset('1020', { bank: true })),
    ];
    const rent = await add(alice, asset('5100', { type: 'expense' }));
    await take(alice, first, 'Date;Name;Amount\n2026-03-01;March;1\n2026-03-02;Tea;1\n');
    await take(alice, second, 'Date;Name;Amount\n2026-02-01;February;1\n2026-03-02;Cake;1\n');
    const all = [
      ...(await transactionsOf(alice, first)).transactions,
      ...(await transactionsOf(alice, second)).transactions,
    ];
    await assign(
      alice,
      all.filter(({ text }) => /March|February/.test(text)),
      rent,
    );
    await assign(
      alice,
      all.filter(({ text }) => text === 'Tea'),
      second,
    );
    const listed = async (user: TestUser, query: Record<string, string>) => {
      const answer = await user.get('/api/accounting-app/transactions', query);
      const { transactions, total } = answer.json<Partial<TransactionsDto>>();
      return [answer.statusCode, total, transactions?.map(({ text }) => text)];
    };
    const include = 'for';
    expect(await listed(alice, { accountId: rent.id, include })).toEqual([200, 2, ['March', 'February']]);
    expect(await listed(alice, { accountId: second.id, include })).toEqual([
      200,
      3,
      expect.arrayContaining(['Tea', 'Cake', 'February']),
    ]);
    expect(await listed(alice, { accountId: rent.id })).toEqual([200, 0, []]);
    const id = all.find(({ text }) => text === 'Cake')?.id ?? '';
    expect(await listed(alice, { accountId: second.id, transactionId: id })).toEqual([200, 1, ['Cake']]);
    expect(await listed(alice, { accountId: first.id, transactionId: id })).toEqual([200, 0, []]);
    expect((await listed(bob, { accountId: rent.id, include }))[0]).toBe(404);
  });

  it('come a page at a time, the latest first, and are found by words', async () => {
    const bank = await add(alice, asset('1010', { bank: true }));
    const days = Array.from({ length: 7 }, (_, day) => `2026-03-0${String(day + 1)};Kahve ${String(day)}%;-1,00\n`);
    await take(alice, bank, `Date;Description;Amount\n${days.join('')}2026-03-07;İçecek;-2,00\n`);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: TransactionsDto = await transactionsOf(alice, bank, {
        ...{ limit: '3' },
        ...(cursor !== null && { cursor }),
      });
      expect(page.total).toBe(8);
      seen.push(...page.transactions.map(({ text }) => text));
      cursor = page.next;
    } while (cursor !== null);
    expect(seen).toEqual(['Kahve 6%', 'İçecek', ...[5, 4, 3, 2, 1, 0].map((day) => `Kahve ${String(day)}%`)]);

    const found = async (q: string) => (await transactionsOf(alice, bank, { q })).transactions.map(({ text }) => text);
    expect([await found('icecek'), await found('3% KAHVE'), await found('_')]).toEqual([['İçecek'], ['Kahve 3%'], []]);
    // An amount is found whichever way it goes, beside other words, and however large a number is that is asked for.
    expect([await found('2,00'), await found('-2 icecek'), await found('2.01')]).toEqual([['İçecek'], ['İçecek'], []]);
    expect(await found('99999999999999999999')).toEqual([]);
    const [first] = (await transactionsOf(alice, bank)).transactions;
    if (first) await assign(alice, [first], await add(alice, asset('5000', { type: 'expense' })));
    expect((await transactionsOf(alice, bank, { state: 'open' })).total).toBe(7);
    expect((await alice.get('/api/accounting-app/transactions', { accountId: bank.id, cursor: 'x' })).statusCode).toBe(
      400,
    );
  });

  it('are for no account that is removed at the same moment', async () => {
    const bank = await add(alice, asset('1010', { bank: true }));
    await take(alice, bank, OFX_1);
    const { transactions } = await transactionsOf(alice, bank);
    for (let at = 0; at < 12; at += 1) {
      const account = await add(alice, asset(`5${String(at)}`, { type: 'expense' }));
      // The choice is a little later each time.
      const later = async () => {
        for (let read = 0; read < at / 3; read += 1) await alice.get('/api/accounting-app/transactions');
        await assign(alice, transactions, account);
      };
      await Promise.all([remove(alice, account), later()]);
      const there = new Set((await accountsOf(alice)).map(({ id }) => id));
      for (const { counterAccountId } of (await transactionsOf(alice, bank)).transactions)
        expect(counterAccountId === null || there.has(counterAccountId)).toBe(true);
    }
  });

  it('are found by the first six words, and counted once', async () => {
    const bank = await add(alice, asset('1010', { bank: true }));
    await take(alice, bank, 'Date;Name;Amount\n2026-03-01;a b c d e f;1\n2026-03-02;a b c d e;1\n2026-03-03;a b c;1\n');
    const totalOf = async (q: string) => (await transactionsOf(alice, bank, { q })).total;
    expect([await totalOf('a b c d e f'), await totalOf('a a a a a a b f'), await totalOf('a b c d e f g')]).toEqual([
      1, 1, 1,
    ]);
    const first = await transactionsOf(alice, bank, { limit: '1' });
    await take(alice, bank, 'Date;Name;Amount\n2026-03-04;later;1\n');
    const second = await transactionsOf(alice, bank, { limit: '1', cursor: String(first.next) });
    expect([first.total, second.total, second.transactions[0]?.text]).toEqual([3, 3, 'a b c d e']);
  });

  it('are 50,000 at most', async () => {
    const bank = await add(alice, asset('1010', { bank: true }));
    const day = {
      owner_id: alice.user.uuid,
      account_id: bank.id,
      date: '2026-03-01',
      place: 0,
      text: 'x',
      words: 'x',
      amount: 1,
    };
    const rows = Array.from({ length: 49_999 }, (_, at) => ({ ...day, id: randomUUID(), reference: String(at) }));
    await server.app.get(Database).transaction(async (all) => {
      for (const part of inParts(rows, 1000)) await all.insertInto('bank_transaction').values(part).execute();
    });
    const send = async (content: string) =>
      (await alice.post('/api/accounting-app/import-statement', statement(bank, content))).statusCode;
    expect(await send(OFX_1)).toBe(409);
    expect(await send('Date;Amount\n2026-03-02;1\n')).toBe(200);
    // What is known already needs no room.
    expect(await send('Date;Amount\n2026-03-02;1\n')).toBe(200);
    expect((await balancesOf(alice)).get(bank.id)?.transactions).toBe(50_000);
  });

  it('cannot be for the account that they are on, and can be for none again', async () => {
    const bank = await add(alice, asset('1010', { bank: true }));
    await take(alice, bank, OFX_1);
    const { transactions } = await transactionsOf(alice, bank);
    expect((await assign(alice, transactions, bank)).statusCode).toBe(400);
    const food = await add(alice, asset('5000', { type: 'expense' }));
    await assign(alice, transactions, food);
    await assign(alice, transactions, null);
    await remove(alice, food);
    // Whoever chose it may have been offline meanwhile: that it is refused must not look like a transaction that is gone.
    expect((await assign(alice, transactions, food)).statusCode).toBe(409);
    expect((await transactionsOf(alice, bank, { state: 'open' })).total).toBe(transactions.length);
    await alice.call('/api/trash/restore', { list: ACCOUNTS, ids: [food.id] });
    expect((await balancesOf(alice)).get(food.id)).toMatchObject({ own: 0, transactions: 0 });
  });
});

it('is nobody else’s: other ids are as if they were not there', async () => {
  const bank = await add(alice, asset('1010', { bank: true }));
  await take(alice, bank, OFX_1);
  const { transactions } = await transactionsOf(alice, bank);
  const his = await add(bob, asset('1010', { bank: true }));
  expect(await accountsOf(bob)).toEqual([his]);
  expect([...(await balancesOf(bob)).keys()]).toEqual([his.id]);
  expect((await update(bob, { ...bank, name: 'Mine' })).statusCode).toBe(404);
  expect((await remove(bob, bank)).json()).toEqual([]);
  expect(await accountsOf(alice)).toEqual([bank]);
  expect(await tryAdd(bob, asset('1011', { parentId: bank.id }))).toBe(404);
  expect((await bob.get('/api/accounting-app/transactions', { accountId: bank.id })).statusCode).toBe(404);
  for (const call of ['read-statement', 'import-statement'])
    expect((await bob.post(`/api/accounting-app/${call}`, statement(bank, OFX_1))).statusCode).toBe(404);
  expect((await assign(bob, transactions, his)).json()).toEqual([]);
  expect((await assign(bob, [], bank)).statusCode).toBe(409);
  const transactionIds = transactions.map(({ id }) => id);
  expect(await bob.call('/api/accounting-app/remove-transactions', { transactionIds })).toEqual([]);
  expect((await transactionsOf(alice, bank)).transactions).toEqual(transactions);
  // What the bank calls its transactions is the account’s alone.
  expect((await take(bob, his, OFX_1)).added).toHaveLength(2);
});
