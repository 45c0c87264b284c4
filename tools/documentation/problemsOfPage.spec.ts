import { problemsOfPage } from './problemsOfPage.ts';

const known = {
  isPage: (path: string) => ['/apps/mail', '/documentation/components/links'].includes(path),
  places: new Map([['/documentation/components/links', ['states']]]),
  shownInStorybook: new Set(['story/machines-panel--open']),
  calls: new Set(['/api/notes-app/notes']),
  scripts: ['test', 'generate'],
  targets: ['bff:openapi', 'ui:test'],
  fileNames: new Set(['nx.json']),
};
const problems = (source: string, path = '/documentation/development/testing', title = 'Testing') =>
  problemsOfPage({ path, title, source: `# Testing\n\n${source}`, headings: [] }, known);

it('finds nothing wrong with what is there', () => {
  const page = [
    '[mail](/apps/mail), [links](/documentation/components/links#states), [web](https://example.org/a)',
    'https://example.org/b, [by name][name], [story](/storybook/?path=/story/machines-panel--open), [api](/api/docs)',
    '`npm run test`, `npx nx run bff:openapi`, `libs/ui`, `npx nx test ui`, `npx nx affected -t test`, `nx.json`',
    '`GET /api/notes-app/notes`, `/api/health/ready`, `node dist/apps/bff/main.js`',
    '',
    '[name]: /apps/mail',
  ];
  expect(problems(page.join('\n'))).toEqual([]);
});

it.each([
  ['[a](/apps/gone)', 'no page is at /apps/gone'],
  ['[a](/documentation/components/links#gone)', '/documentation/components/links has no place #gone'],
  ['[a](gone)', 'gone is neither an address of the app nor one of the web'],
  ['[a](https://)', 'https:// is no address'],
  ['`npm run gone`', 'there is no "npm run gone"'],
  ['`npx nx run bff:gone`', 'there is no "nx run bff:gone"'],
  ['`libs/gone/x.ts`', 'there is no libs/gone/x.ts'],
  ['[a](/storybook/?path=/story/gone--open)', 'Storybook shows nothing at /storybook/?path=/story/gone--open'],
  ['[a](/api/gone)', 'the server has no /api/gone'],
  ['`POST /api/gone`', 'the server has no /api/gone'],
  ['[a][b]\n\n[b]: /apps/gone', 'no page is at /apps/gone'],
  ['[a][b]', '[a][b] has no address'],
  ['`npx nx build gone`', 'there is no "nx build gone"'],
  ['`npx nx run-many -t gone`', 'no project has a target "gone"'],
  ['`node tools/gone.ts`', 'there is no tools/gone.ts'],
  ['`gone.json`', 'no file is called gone.json'],
  ['`GONE_POOL=3`', 'nothing reads the variable GONE_POOL'],
  ['```ini\nGONE_POOL=3\n```', 'nothing reads the variable GONE_POOL'],
  ['```http\nGET /api/gone HTTP/1.1\n```', 'the server has no /api/gone'],
  ['```http\nlink: </api/gone?limit=2>; rel="next"\n```', 'the server has no /api/gone'],
  ['```json\n{ "a": 1, }\n```', expect.stringMatching(/^"\{ "a": 1, \}" is no JSON: /)],
  ['```yaml\na: [1\n```', expect.stringMatching(/^"a: \[1" is no YAML: /)],
  ['```yml\na: 1\n---\nb: 1\nb: 2\n```', expect.stringMatching(/^"a: 1" is no YAML: /)],
  ['```yaml\nenvironment:\n  GONE_POOL: 3\n```', 'nothing reads the variable GONE_POOL'],
  ['```sh\ndocker run -e GONE_POOL ezone\n```', 'nothing reads the variable GONE_POOL'],
  ['`--env GONE_POOL`', 'nothing reads the variable GONE_POOL'],
  ['```mdx\n<Meta title="Gone">\n```', expect.stringMatching(/^"<Meta title="Gone">" is no MDX: /)],
  ['````mdx\n```ts file=gone.ts\n```\n````', expect.stringContaining('gone.ts')],
  ["```ts\nimport { Gone } from '@ezone/ui/button';\n```", '@ezone/ui/button exports no Gone'],
])('finds %s', (source, problem) => {
  expect(problems(source)).toEqual([problem]);
});

it('takes YAML, and the variables that are read', () => {
  expect(problems('```yaml\nenvironment:\n  PORT: 4000\n  JWT_SECRET: ${EZONE_SECRET:?}\n---\na: 1\n```')).toEqual([]);
});

it('leaves what stands in code as it is, but for commands', () => {
  expect(problems('```sh\nnpm run gone\n[a](gone)\n```')).toEqual(['there is no "npm run gone"']);
});

it('lets a page name the project of an app that it generates', () => {
  expect(problems('`npm run generate -- feature vehicles`, `npx nx test features-vehicles`')).toEqual([]);
});

it('finds a title that is not that of the menu, and a page of a component that does not say all', () => {
  expect(problems('', '/documentation/components/testing', 'Tests')).toEqual([
    'its first heading is "Testing", its title in the menu "Tests"',
    expect.stringContaining('its headings must be When to use it, States'),
  ]);
});
