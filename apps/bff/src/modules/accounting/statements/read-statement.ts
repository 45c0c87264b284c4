import { createHash } from 'node:crypto';
import { BadRequestException } from '@nestjs/common';
import { MAX_CENTS, MAX_TEXT, type LINE_STATES } from '../accounting.dto';
import { readCsv } from './read-csv';
import { readOfx } from './read-ofx';
import { MAX_LINES, type Refusal, type StatementLine } from './statement';

/** The longest reference that is kept as the bank has written it. */
const MAX_REFERENCE = 100;

/** A line that becomes a transaction, if it is not here already. */
export type ReadLine = {
  line: number;
  date: string;
  text: string;
  amount: number;
  /** What it is recognised by, in whichever file it comes again. */
  reference: string;
};

/** A line that becomes none. */
export type UnreadLine = Omit<StatementLine, 'reference'> & {
  state: Exclude<(typeof LINE_STATES)[number], 'new' | 'known'>;
};

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 40);

/** A text that both databases hold. */
const storable = (text: string) => text.toWellFormed().replaceAll('\0', '').slice(0, MAX_TEXT).toWellFormed();

/** Ids that name nothing: some banks write the same nought for each entry. */
const NO_ID = /^0*$/;

/** The ids that a file gives to entries of several days or amounts: they are not of one transaction each. */
function sharedIds(lines: readonly StatementLine[]): ReadonlySet<string> {
  const contents = new Map<string, string>();
  const shared = new Set<string>();
  for (const { reference, date, amount } of lines) {
    if (reference === null) continue;
    const content = JSON.stringify([date, amount]);
    if ((contents.get(reference) ?? content) !== content) shared.add(reference);
    contents.set(reference, content);
  }
  return shared;
}

const REASONS: Record<Refusal['reason'], string> = {
  empty: 'content is empty',
  unknownFormat: 'content must be OFX, or a table that names its columns',
  noDateColumn: 'content must be a table with a column of dates',
  noAmountColumn: 'content must be a table with a column of amounts',
  severalAccounts: 'content must be the statement of one account',
  severalCurrencies: 'content must hold amounts in one currency',
  notBank: 'The account is not kept at a bank',
  tooManyLines: `content must hold at most ${String(MAX_LINES)} lines`,
};

/** A file that is no statement, or is none of this account. Its details name the reason, and the line that is at fault where it is one. */
export class StatementRefusedException extends BadRequestException {
  constructor({ reason, line }: Refusal) {
    const details = [
      { field: 'reason', message: reason },
      ...(line === null ? [] : [{ field: 'line', message: String(line) }]),
    ];
    super({ message: REASONS[reason], details });
  }
}

/**
 * The lines of a file of a bank. But for those of OFX, which have a name that is theirs alone, they are known by their day, their amount
 * and the bank's id, or else their text, and by how many such there are before them: two coffees of a day are two.
 * @param isDayFirst how 3/4/2026 is read where nothing in the file tells
 * @throws StatementRefusedException where it is neither OFX nor a table of a bank, is of several accounts or currencies, or is too long.
 */
export function readStatement(content: string, isDayFirst?: boolean) {
  if (content.trim() === '') throw new StatementRefusedException({ reason: 'empty', line: null });
  const statement = readOfx(content) ?? readCsv(content, isDayFirst);
  if ('reason' in statement) throw new StatementRefusedException(statement);
  const { lines, ...how } = statement;
  const { format } = how;
  const tooMany = lines[MAX_LINES];
  if (tooMany) throw new StatementRefusedException({ reason: 'tooManyLines', line: tooMany.line });
  const alike = new Map<string, number>();
  const shared = sharedIds(lines);
  const read: (ReadLine | UnreadLine)[] = lines.map(({ reference, ...given }) => {
    const line = { ...given, text: storable(given.text) };
    const { date, amount, text } = line;
    if (date === null) return { ...line, state: 'noDate' };
    if (amount === null) return { ...line, state: 'noAmount' };
    if (Math.abs(amount) > MAX_CENTS) return { ...line, amount: null, state: 'tooMuch' };
    const named = reference === null ? null : storable(reference);
    // Of a table, one id may name several lines, as a payment and its fee.
    const isUnique =
      named !== null && !NO_ID.test(named) && reference !== null && !shared.has(reference) && format === 'ofx';
    if (isUnique)
      return { ...line, date, amount, reference: named.length > MAX_REFERENCE ? `#${hashOf(named)}` : named };
    const content = JSON.stringify(named ? [date, amount, { id: named }] : [date, amount, text]);
    const before = alike.get(content) ?? 0;
    alike.set(content, before + 1);
    return { ...line, date, amount, reference: `#${hashOf(`${content}${String(before)}`)}` };
  });
  return { ...how, lines: read };
}
