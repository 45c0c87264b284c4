import type { ReactNode } from 'react';

/** A dialog that answers something. */
export type DialogOptions<Answer> = {
  /** What it is about, already translated; it also names the dialog. */
  title: string;
  /** Draws what stands in it. `answer` closes the dialog and settles what `open` has promised. */
  content: (answer: (value: Answer) => void) => ReactNode;
  /** Draws its buttons, the one that does what the dialog is for last. */
  actions?: (answer: (value: Answer) => void) => ReactNode;
  /** 400, 560 or 800 px wide. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** False where typed text would be lost. Escape always closes. @default true */
  closesOnPressOutside?: boolean;
};

/** A question that is answered by yes or no, before something that cannot be undone. */
export type Question = {
  /** Names the object: "Delete the label Family?" */
  title: string;
  /** What will be lost and cannot come back. */
  detail?: ReactNode;
  /** The verb of the question, not "OK". */
  confirmLabel: string;
  /** The button that leaves everything as it is. @default "Cancel", in the language of the page */
  cancelLabel?: string;
  /** Error where something is destroyed. @default 'error' */
  tone?: 'primary' | 'error';
};

/** What the dialog over the page was opened with. */
export type DialogRequest = { id: string } & (
  { kind: 'dialog'; options: DialogOptions<unknown> } | { kind: 'question'; options: Question }
);
