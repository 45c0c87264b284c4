import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tokensIn, tokensOfFolder } from './tokensOfFolder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tokens-'));
  writeFileSync(
    join(folder, 'Box.tsx'),
    'color: ${({ theme }) => theme.color.text}; gap: ${({ theme }) => theme.space(4)}; ${({ theme }) => theme.up.md} { z-index: ${({ theme, $l }) => theme.elevation[$l]} }',
  );
  writeFileSync(join(folder, 'Box.stories.tsx'), '${({ theme }) => theme.color.primary}');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('finds what the source of a component uses, and not what its stories do', () => {
  expect(tokensIn(folder)).toEqual(['color.text', 'elevation[$l]', 'space(4)', 'up.md']);
});

it('writes a table of them by kinds', () => {
  const filled = tokensOfFolder('# Box\n\n<Tokens />\n', join(folder, 'Box.mdx'));
  expect(filled).toContain('| Colours | `color.text` |');
  expect(filled).toContain('| Space and sizes | `space(4)` |');
});

it('refuses a folder that uses none', () => {
  rmSync(join(folder, 'Box.tsx'));
  expect(() => tokensOfFolder('<Tokens />', join(folder, 'Box.mdx'))).toThrow('no token is used in');
});
