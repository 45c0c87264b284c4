import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { schemes } from '../theme/schemes';

const sheet = readFileSync(resolve(__dirname, 'splash.css'), 'utf8');

it('has the colours of the default schemes before there are any', () => {
  const [light = '', dark = ''] = sheet.split('prefers-color-scheme: dark');
  for (const [part, { color }] of [
    [light, schemes.default],
    [dark, schemes.defaultDark],
  ] as const) {
    expect(part).toContain(`var(--ez-primary, ${color.primary})`);
    expect(part).toContain(`var(--ez-bg, ${color.bg})`);
  }
});
