/** Parts of words as Britons and as Americans write them. */
const PAIRS: readonly (readonly [british: string, american: string])[] = [
  ...(['colo', 'behavio', 'favo', 'neighbo', 'labo', 'hono'] as const).map(
    (stem) => [`${stem}ur`, `${stem}r`] as const,
  ),
  ['centre', 'center'],
  ['grey', 'gray'],
  ['licence', 'license'],
  ['dialogue', 'dialog'],
  ['catalogue', 'catalog'],
  ['cancell', 'cancel'],
  ['labell', 'label'],
  ['ise', 'ize'],
  ['isi', 'izi'],
  ['isa', 'iza'],
  ['yse', 'yze'],
];

/** A word in the spellings that mean the same: `color` is also `colour`. */
export const spellingsOf = (word: string): string[] => [
  ...new Set([
    word,
    ...PAIRS.flatMap(([british, american]) => [
      word.replace(british, american),
      // What is British already stays so: `cancelled` is no `cancellled`.
      word.includes(british) ? word : word.replace(american, british),
    ]),
  ]),
];
