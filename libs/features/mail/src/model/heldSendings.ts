import type { RecordDrafts } from '@ezone/shell/records';
import type { Sending } from './sending';

/** A mail that is held before it is sent: the draft that it is of, and what is sent of it. */
export type HeldSending = { id: string; sending: Sending };

/** Kept as if it were typed into a record of this list: it outlives a reload, in its tab and for its user. */
const LIST = 'mail-app/sendings';
const ID = 'held';
/** Milliseconds after which nobody expects any more that it is sent: it stays among the drafts. */
const TOO_LATE = 3_600_000;

/** The keys of those that this page holds itself, also while another app is open in it. */
const own = new Set<string>();

const read = (drafts: RecordDrafts) => (drafts.read(LIST, ID)?.['held'] ?? []) as readonly HeldSending[];

const keep = (drafts: RecordDrafts, held: readonly HeldSending[]) => {
  if (held.length > 0) drafts.keep(LIST, ID, { held });
  else drafts.forget(LIST, ID);
};

export const holdSending = (drafts: RecordDrafts, one: HeldSending): void => {
  own.add(one.sending.key);
  keep(drafts, [...read(drafts), one]);
};

/** It is sent, or taken back. */
export const letSendingGo = (drafts: RecordDrafts, { sending: { key } }: HeldSending): void => {
  own.delete(key);
  keep(
    drafts,
    read(drafts).filter(({ sending }) => sending.key !== key),
  );
};

/** Those that were held when the page was left; from now on they are in the hands of whoever asks. */
export const takeHeldSendings = (drafts: RecordDrafts): readonly HeldSending[] => {
  const isOwn = ({ sending }: HeldSending) => own.has(sending.key);
  const held = read(drafts);
  keep(drafts, held.filter(isOwn));
  return held.filter((one) => !isOwn(one) && Date.now() - Date.parse(one.sending.time) < TOO_LATE);
};
