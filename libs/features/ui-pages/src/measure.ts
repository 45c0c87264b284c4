import type { RuleSet } from 'styled-components';

/** A step of the type scale in CSS pixels at the normal font size, and its weight. */
export type TypeMeasure = { size: number; line: number; weight: number };

const numberIn = (styles: string, pattern: RegExp): number => {
  const found = pattern.exec(styles)?.[1];
  if (found === undefined) throw new Error(`no ${pattern.source} in "${styles}"`);
  return Number(found);
};

/** Reads a step from its token, so that what the page says is what the components get. Throws for anything else. */
export const measureOf = (step: RuleSet): TypeMeasure => {
  const styles = step.join('');
  return {
    size: Math.round(numberIn(styles, /font-size:\s*max\(([\d.]+)rem/) * 10),
    line: Math.round(numberIn(styles, /line-height:\s*calc\(([\d.]+)rem/) * 10),
    weight: numberIn(styles, /font-weight:\s*(\d+)/),
  };
};
