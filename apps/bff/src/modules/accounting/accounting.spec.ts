import { randomUUID } from 'node:crypto';
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
      ...['Name,Date,Amount,Transaction ID', 'Tea,2026-03-01,-3.00,t1', 'Tea again,2026-03-01,-3.00,t1'],
      ...['Nothing,31.02.2026,1.00,t2', 'Much,2026-03-02,twelve,t3', 'More,2026-03-02,99999999999.00,t4'],
      ...['Parts,2026-03-02,1.0051,t5', 'Groups or decimals,2026-03-02,2.500,t6'],
    ].join('\n');
    const read = () => alice.call<StatementReadDto>('/api/accounting-app/read-statement', statement(bank, content));
    expect((await read()).lines.map(({ line, state }) => [line, state])).toEqual([
      ...[
        [2, 'new'],
        [3, 'known'],
        [4, 'noDate'],
        [5, 'noAmount'],
        [6, 'tooMuch'],
        [7, 'noAmount'],
        [8, 'noAmount'],
      ],
    ]);
    const { added, known, unreadable } = await take(alice, bank, content);
    expect([added.length, known, unreadable]).toEqual([1, 1, 5]);
    expect((await read()).lines[0]).toEqual({ line: 2, date: '2026-03-01', text: 'Tea', amount: -300, state: 'known' });
  });

  it('knows two lines that are alike from one that comes again', async () => {
    const head = 'Date;Description;Amount\n';
    const coffee = '2026-03-01;Coffee;-2,50\n';
    expect((await take(alice, bank, head + coffee)).added).toHaveLength(1);
    expect((await take(alice, bank, head + coffee + coffee)).added).toHaveLength(1);
    expect((await take(alice, bank, `${head}2026-03-02;Tea;-2,00\n${coffee}${coffee}`)).added).toHaveLength(1);
    expect((await balancesOf(alice)).get(bank.id)).toMatchObject({ own: -700, transactions: 3 });
  });

  it('reads 3/4 as the caller does, where nothing in the file tells', async () => {
    const content = 'Date,Description,Amount\n3/4/2026,Tea,1\n';
    const dayOf = async (more: object) =>
      (await alice.call<StatementReadDto>('/api/accounting-app/read-statement', statement(bank, content, more)))
        .lines[0]?.date;
    expect([await dayOf({}), await dayOf({ dayFirst: false })]).toEqual(['2026-04-03', '2026-03-04']);
  });

  it('is refused where it is none, is of several accounts, or goes to an account that is not kept at a bank', async () => {
    const cash = await add(alice, asset('1100'));
    const refused = async (account: AccountDto, content: string) => {
      const calls = ['read-statement', 'import-statement'].map(async (call) => {
        const answer = await alice.post(`/api/accounting-app/${call}`, statement(account, content));
        return answer.statusCode;
      });
      expect(await Promise.all(calls)).toEqual([400, 400]);
    };
    await refused(bank, 'Dear customer, thank you');
    await refused(bank, OFX_1.replace('</OFX>', '<BANKACCTFROM><BANKID>1<ACCTID>999</BANKACCTFROM></OFX>'));
    await refused(bank, `Date,Amount\n${'2026-03-01,1\n'.repeat(5001)}`);
    await refused(cash, OFX_1);
    expect((await transactionsOf(alice, bank)).total).toBe(0);
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

describe('transactions', () => {
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
    const [first] = (await transactionsOf(alice, bank)).transactions;
    if (first) await assign(alice, [first], await add(alice, asset('5000', { type: 'expense' })));
    expect((await transactionsOf(alice, bank, { state: 'open' })).total).toBe(7);
    expect((await alice.get('/api/accounting-app/transactions', { accountId: bank.id, cursor: 'x' })).statusCode).toBe(
      400,
    );
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
