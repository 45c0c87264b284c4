/** Where an overlay stands beside what opened it; `start` and `end` follow the language's direction. */
export type Placement =
  | 'top'
  | 'top start'
  | 'top end'
  | 'bottom'
  | 'bottom start'
  | 'bottom end'
  | 'start'
  | 'start top'
  | 'end'
  | 'end top';
