import type { AnswerOf } from '@ezone/api-client';
import {
  ArrowLeftRight,
  BookOpen,
  CircleCheck,
  CircleHelp,
  ContactRound,
  FileText,
  GraduationCap,
  LayoutTemplate,
  ListTree,
  Mail,
  Package,
  ReceiptText,
  SquareKanban,
  StickyNote,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

/** Something that was found. */
export type Result = AnswerOf<'search'>[number];
export type Kind = Result['type'];

/** The icons of all kinds, in their order. */
export const kindIcons: Record<Kind, LucideIcon> = {
  ...{ mail: Mail, note: StickyNote, todo: CircleCheck, contact: ContactRound, product: Package, order: ReceiptText },
  ...{ course: GraduationCap, board: SquareKanban, file: FileText, faq: CircleHelp, article: BookOpen },
  ...{ account: ListTree, transaction: ArrowLeftRight, page: LayoutTemplate },
};

const kinds = Object.keys(kindIcons) as Kind[];

/** What the apps hold, by their names in addresses. */
const kindsOfApps: Readonly<Record<string, Kind>> = {
  ...{ mail: 'mail', notes: 'note', todo: 'todo', contacts: 'contact', 'e-commerce': 'product' },
  ...{ academy: 'course', scrumboard: 'board', 'file-manager': 'file' },
};

/** What the app holds that one comes from; null for another one. */
export const kindOfApp = (app: string | null): Kind | null => (app === null ? null : (kindsOfApps[app] ?? null));

/** The kind that an address names; null for another text. */
export const kindOf = (text: string | null): Kind | null => kinds.find((kind) => kind === text) ?? null;

/** Results in their order, but those of a kind before all others: of the app that one comes from. */
export const firstOf = (results: readonly Result[], first: Kind | null): readonly Result[] =>
  first === null
    ? results
    : results.toSorted((one, other) => Number(other.type === first) - Number(one.type === first));

/** What was found by its kinds, that with the first result first. */
export const byKind = (results: readonly Result[]): readonly (readonly [Kind, readonly Result[]])[] => [
  ...Map.groupBy(results, ({ type }) => type),
];
