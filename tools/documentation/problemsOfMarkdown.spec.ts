import { problemsOfMarkdown } from './problemsOfMarkdown.ts';

it('finds nothing wrong with what is there', () => {
  const page = [
    '[how](server.md#a-place), [all](../README.md), [web](https://example.org/gone), [here](#here), <https://example.org>',
    '`apps/bff/src/main.ts`, `apps/bff/src`, `./Dockerfile`, `.ci/run`, `platform/gone.ts`, `{ left: open`',
    '`npm run generate -- feature vehicles` writes `libs/features/vehicles`, the server `./data/ezone.db`',
    '',
    '| `docs/server.md` | `npm run gone` |',
  ];
  expect(problemsOfMarkdown('docs/security.md', page.join('\n'))).toEqual([]);
});

it.each([
  ['[how](gone.md)', 'there is no docs/gone.md'],
  ['[how](../apps/gone.ts#here)', 'there is no apps/gone.ts'],
  ['`apps/bff/src/gone.spec.ts`', 'there is no apps/bff/src/gone.spec.ts'],
  ['`./gone.yaml`', 'there is no ./gone.yaml'],
  ['| a |\n| - |\n| met: `libs/gone.spec.ts` |', 'there is no libs/gone.spec.ts'],
])('finds %s', (source, problem) => {
  expect(problemsOfMarkdown('docs/security.md', source)).toEqual([problem]);
});
