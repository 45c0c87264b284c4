import { problemsOfRequirements } from './problemsOfRequirements.ts';

const row = (id: string, status: string, shown = '`a.spec.ts`') => `| ${id} | a few words | ${status} | ${shown} |`;
const page = (rows: string[], { open = '1. A gap (1.1.2).', one = '1 | 0 | 0', two = '0 | 1 | 1' } = {}) =>
  [
    '# Security',
    `| level 1 | ${one} |`,
    `| level 2 | ${two} |`,
    '## Open',
    open,
    '## V1 First',
    '| id (level) | asks for | how it is here | shown by |',
    ...rows,
  ].join('\n');
const rows = [
  row('1.1.1 (1)', 'met: it is so'),
  row('1.1.2 (2)', 'open: it is not', ''),
  row('1.1.3 (2)', 'not applicable: no such thing', ''),
];

it('finds nothing wrong where all fits together', () => {
  expect(problemsOfRequirements(page(rows))).toEqual([]);
});

it.each([
  [
    'a status that nobody knows',
    page(rows, {}).replace('met:', 'nearly:'),
    '1.1.1 is neither met nor not applicable nor open',
  ],
  ['what nothing shows', page([row('1.1.1 (1)', 'met: it is so', ''), ...rows.slice(1)]), 'nothing shows 1.1.1'],
  ['what is there twice', page([...rows, rows[0] ?? '']), '1.1.1 is there twice'],
  ['what is open and not listed', page(rows, { open: '' }), '1.1.2 is open and not listed so'],
  ['counts of other lines', page(rows, { two: '1 | 0 | 1' }), 'level 2 has 0, 1, 1'],
])('finds %s', (_, source, problem) => {
  expect(problemsOfRequirements(source)).toContain(problem);
});
