/**
 * What a user can be told of: each kind with its sentence in English, its parameters in braces. The web says the same in its
 * languages (`libs/shell/src/panels/notifications/sentences.ts`). What is stored keeps its kind: a sentence that needs other parameters is a
 * new kind.
 */
const sentences = {
  /** A mail has come in. */
  mail: 'New mail from {name}: {subject}',
  /** Somebody else has added the user to a card. */
  'card-member': '{displayName} added you to the card “{card}” on the board “{board}”.',
  /** A card that the user is a member of is due. */
  'card-due': 'The card “{card}” on the board “{board}” is due.',
  /** An event of the user's calendar has begun. */
  'event-start': 'The event “{event}” has begun.',
  /** The time has come that the user wanted to be reminded of a note. */
  'note-reminder': 'Reminder: {note}',
  /** A todo is due that is not done. */
  'todo-due': 'The todo “{todo}” is due.',
  /** A sentence as it stands, in no language but its own. */
  text: '{text}',
  /** The first of every user. */
  welcome: 'Welcome to Ezone, {displayName}!',
} as const;

/** What a notification tells of. */
export type NotificationKind = keyof typeof sentences;

export const NOTIFICATION_KINDS = Object.keys(sentences) as NotificationKind[];

/** The names in braces. */
type NamesIn<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** What happened, such as `{ kind: 'welcome', params: { displayName: 'Ada' } }`. Parameters are said as they are in every language. */
export type Happening = {
  [Kind in NotificationKind]: { kind: Kind; params: Record<NamesIn<(typeof sentences)[Kind]>, string> };
}[NotificationKind];

/** A happening as it is stored: of a release that may know other kinds. */
export type StoredHappening = { kind: string; params: Record<string, string> };

/** Says what happened in English; of a kind that only another release knows, its parameters. */
export function sayInEnglish({ kind, params }: StoredHappening): string {
  const sentence = (sentences as Partial<Record<string, string>>)[kind];
  return sentence?.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '') ?? Object.values(params).join(' ');
}

/** The kinds with their sentences, as a list in Markdown. */
export const NOTIFICATION_SENTENCES = Object.entries(sentences)
  .map(([kind, sentence]) => `- \`${kind}\`: ${sentence}`)
  .join('\n');
