import { COLOR_ROLES, theme, TONES } from '@ezone/ui/theme';
import type { CSSProperties } from 'react';

/** One member of the theme. */
export type Helper = {
  /** As it is written, without what styled-components puts around it. */
  name: string;
  /** What it comes to, in words that need no translation. */
  value: string;
  /** Shows it on a box; without it only the value is shown. */
  look?: CSSProperties;
  /** What is copied. */
  code: string;
};

/** The groups, in the order they are shown. */
export type HelperGroupId =
  'space' | 'color' | 'tone' | 'radius' | 'elevation' | 'control' | 'width' | 'up' | 'layer' | 'motion';

/** A member as it stands in a styled component. */
const inStyles = (name: string) => `\${({ theme }) => ${name}}`;

/** `1.6rem` as the pixels that it is at the normal font size. */
const inPixels = (length: string) =>
  length.endsWith('rem') ? `${String(Math.round(Number.parseFloat(length) * 10))} px` : length;

const members = <T extends object>(
  of: string,
  values: T,
  describe: (value: T[keyof T]) => Pick<Helper, 'value' | 'look'>,
): Helper[] =>
  (Object.keys(values) as (keyof T & string)[]).map((key) => {
    const name = `${of}.${key}`;
    return { name, code: inStyles(name), ...describe(values[key]) };
  });

const derivesFromTone = (role: string) => role.startsWith('on') || TONES.some((tone) => role.startsWith(tone));

/** All that the theme offers for layout and looks, read from the tokens themselves. */
export const helpers: Record<HelperGroupId, readonly Helper[]> = {
  space: [1, 2, 3, 4, 5, 6, 8, 10, 12, 16].map((steps) => {
    const name = `theme.space(${String(steps)})`;
    const length = theme.space(steps);
    return { name, value: inPixels(length), look: { inlineSize: length }, code: inStyles(name) };
  }),
  color: COLOR_ROLES.filter((role) => !derivesFromTone(role)).map((role) => {
    const name = `theme.color.${role}`;
    return { name, value: theme.color[role], look: { background: theme.color[role] }, code: inStyles(name) };
  }),
  tone: TONES.flatMap((tone) =>
    (['solid', 'tint'] as const).map((ground) => {
      const text = ground === 'solid' ? 'onSolid' : 'text';
      const of = `theme.tone.${tone}`;
      return {
        name: `${of}.${ground}`,
        value: text,
        look: { background: theme.tone[tone][ground], color: theme.tone[tone][text] },
        code: `color: ${inStyles(`${of}.${text}`)};\nbackground: ${inStyles(`${of}.${ground}`)};`,
      };
    }),
  ),
  radius: members('theme.radius', theme.radius, (borderRadius) => ({
    value: borderRadius === theme.radius.full ? '∞' : inPixels(borderRadius),
    look: { borderRadius },
  })),
  elevation: theme.elevation.map((boxShadow, level) => {
    const name = `theme.elevation[${String(level)}]`;
    return { name, value: String(level), look: { boxShadow }, code: inStyles(name) };
  }),
  control: members('theme.control', theme.control, (blockSize) => ({
    value: inPixels(blockSize),
    look: { blockSize },
  })),
  width: members('theme.width', theme.width, (width) => ({ value: inPixels(width) })),
  up: members('theme.up', theme.up, (query) => ({ value: query.replace(/\D+(\d+)px.*/, '≥ $1 px') })).map((helper) => ({
    ...helper,
    code: `${helper.code} {\n}`,
  })),
  layer: members('theme.layer', theme.layer, (layer) => ({ value: String(layer) })),
  motion: members('theme.motion', theme.motion, (motion) => ({
    value: motion.replace(/ .*/, '').replace('ms', ' ms'),
  })),
};
