import { localStore, readJson } from '@ezone/shell/data/storage';
import { sendingPrefixOf } from '../paths';
import type { Mail } from './mail';

/** Milliseconds in which a mail can be taken back before it is sent. */
export const TAKE_BACK = 10_000;

/** A mail that is held before it is sent. */
export type HeldSending = {
  /** Under which it is sent, once, however often it is tried. */
  key: string;
  /** When its user has sent it. */
  time: string;
  /** The tab that sends it. Another takes it over once that is closed, or its session has ended. */
  tab: string;
  /** The draft as it was then. */
  draft: Mail;
  /** The server was told to send it when its page was left; whether it has is not known yet. */
  isCalled?: true;
};

/** It outlives the tab and the session, for its user alone, until it is known what became of it. */
export const holdSending = (userId: string, one: HeldSending): void => {
  localStore.write(sendingPrefixOf(userId) + one.key, JSON.stringify(one));
};

/** It is sent, or taken back, or its user knows that it was not sent. */
export const letSendingGo = (userId: string, { key }: HeldSending): void => {
  localStore.remove(sendingPrefixOf(userId) + key);
};

/** All that are held in this browser, whichever tab sends them. */
export const heldSendings = (userId: string): readonly HeldSending[] =>
  localStore.keys(sendingPrefixOf(userId)).flatMap((key) => {
    const one = readJson(localStore, key) as HeldSending | null;
    return one ? [one] : [];
  });

/** Whether one is held still, and was taken back in no other tab. */
export const isHeld = (userId: string, { key }: HeldSending): boolean =>
  localStore.read(sendingPrefixOf(userId) + key) !== null;
