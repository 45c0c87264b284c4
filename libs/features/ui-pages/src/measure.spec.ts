/** @jest-environment ./tools/jest/DocumentEnvironment.ts */
import { theme } from '@ezone/ui/theme';
import { css } from 'styled-components';
import { measureOf } from './measure';

it.each([
  ['body', { size: 14, line: 20, weight: 400 }],
  ['cardTitle', { size: 16, line: 24, weight: 600 }],
  ['hero', { size: 32, line: 40, weight: 700 }],
] as const)('reads %s from its token', (step, measure) => {
  expect(measureOf(theme.type[step])).toEqual(measure);
});

it('refuses what is no step', () => {
  expect(() =>
    measureOf(css`
      color: inherit;
    `),
  ).toThrow('font-size');
});
