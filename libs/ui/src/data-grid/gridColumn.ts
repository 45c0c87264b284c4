import type { ReactNode } from 'react';

/** What has an id: any record. */
export type GridRecord = { id: string };

/** A column of a data grid. */
export type GridColumn<Row extends GridRecord> = {
  id: string;
  /** Its head, already translated. */
  label: string;
  /** Its width, as a track of a CSS grid: `minmax(12rem, 1fr)`. */
  width: string;
  /** Numbers stand at the end of their column. @default false */
  isNumeric?: boolean;
  /** A cell of it can be written in. @default false */
  isEditable?: boolean;
  /** Space and Enter switch it between two states. @default false */
  isSwitch?: boolean;
  /** What a cell says. */
  shown: (row: Row) => string;
  /** What stands in it while it is edited, and is copied from it. @default what it says */
  typed?: (row: Row) => string;
  /** What is drawn in place of what it says. */
  draw?: (row: Row, text: string) => ReactNode;
};

/** What was typed into a cell and not taken, and why. */
export type RefusedCell = { text: string; why: string };

/** Names a cell among those of all rows. */
export const cellKey = (id: string, column: { id: string }): string => `${id} ${column.id}`;

/** What stands in a cell while it is edited. */
export const typedIn = <Row extends GridRecord>(row: Row, { typed, shown }: GridColumn<Row>): string =>
  (typed ?? shown)(row);
