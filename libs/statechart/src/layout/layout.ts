export type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number };

/** An arrow, or one of several where a transition enters several states. */
export type Line = {
  /** The transition; of an arrow from an initial marker the state it stands in. */
  of: string;
  kind: 'transition' | 'initial';
  points: Point[];
};

/**
 * Where everything stands, in px at the normal font size, from the chart's corner at the start. Drawn from right to left it is
 * the mirror image.
 */
export type ChartLayout = {
  width: number;
  height: number;
  /** By state id. */
  states: Record<string, Box>;
  /** By transition id: its label on the arrow, or its line in the state. */
  transitions: Record<string, Box>;
  lines: Line[];
  /** Centres of the dots where a state begins, and of the rings where arrows start that leave whatever is active in it. */
  initials: Point[];
  anywheres: Point[];
};

/** Which way most arrows point. */
export type Flow = 'down' | 'across';
