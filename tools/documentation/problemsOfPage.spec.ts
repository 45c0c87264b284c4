import { problemsOfPage } from './problemsOfPage.ts';

const known = {
  isPage: (path: string) => ['/apps/mail', '/documentation/components/links'].includes(path),
  places: new Map([['/documentation/components/links', ['states']]]),
  scripts: ['test'],
  targets: ['bff:openapi'],
};
const problems = (source: string, path = '/documentation/development/testing', title = 'Testing') =>
  problemsOfPage({ path, title, source: `# Testing\n\n${source}`, headings: [] }, known);

it('finds nothing wrong with what is there', () => {
  const page = [
    '[mail](/apps/mail), [links](/documentation/components/links#states), [web](https://example.org/a)',
    '`npm run test`, `npx nx run bff:openapi`, `libs/ui`',
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
])('finds %s', (source, problem) => {
  expect(problems(source)).toEqual([problem]);
});

it('leaves what stands in code as it is, but for commands', () => {
  expect(problems('```sh\nnpm run gone\n[a](gone)\n```')).toEqual(['there is no "npm run gone"']);
});

it('finds a title that is not that of the menu, and a page of a component that does not say all', () => {
  expect(problems('', '/documentation/components/testing', 'Tests')).toEqual([
    'its first heading is "Testing", its title in the menu "Tests"',
    expect.stringContaining('its headings must be When to use it, States'),
  ]);
});
