import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleSet } from 'styled-components';
import { theme } from './theme';

const sheet = readFileSync(join(__dirname, 'page.css'), 'utf8');

const declarations = (rules: RuleSet): string[] =>
  rules
    .join('')
    .split(';')
    .map((declaration) => declaration.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

it.each([
  ['the size of body text', theme.type.body],
  ['figures', theme.figures],
  ['the focus ring', theme.focusRing],
])('has %s as the tokens do', (_, rules) => {
  for (const declaration of declarations(rules)) expect(sheet).toContain(`  ${declaration};`);
});

it.each([theme.color.bg, theme.color.text, theme.font.text, theme.tone.primary.text, theme.tone.primary.tint])(
  'names %s as the tokens do',
  (variable) => {
    expect(sheet).toContain(`: ${variable};`);
  },
);
