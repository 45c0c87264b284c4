import type { Tone } from '@ezone/ui/theme';

const tones: Readonly<Record<string, Tone>> = {
  ...{
    red: 'error',
    pink: 'error',
    orange: 'warning',
    amber: 'warning',
    yellow: 'warning',
    green: 'success',
    lime: 'success',
  },
  ...{ blue: 'info', cyan: 'info', sky: 'info', purple: 'primary', indigo: 'primary' },
};

/** How a colour that is stored by its name is drawn: in that of the scheme which comes nearest. */
export const toneOf = (color: string): Tone => tones[color] ?? 'neutral';

/** The colours that a label can be given: one for each way in which it is drawn. */
export const labelColors = ['red', 'amber', 'green', 'blue', 'purple', 'gray'] as const;

/** The colours that a board can be given. */
export const boardColors = ['none', 'red', 'amber', 'green', 'blue'] as const;
