import type { RecordDrafts } from '@ezone/shell/records';

const LIST = 'mail-app/typed';

/** What is typed for whom a draft is, and not entered yet. */
export const typedIn = (drafts: RecordDrafts, draftId: string): string =>
  String(drafts.read(LIST, draftId)?.['to'] ?? '');

/** Keeps that for this tab. */
export const keepTyped = (drafts: RecordDrafts, draftId: string, text: string): void => {
  if (text === '') drafts.forget(LIST, draftId);
  else drafts.keep(LIST, draftId, { to: text });
};
