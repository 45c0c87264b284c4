import { headingMessage, headingsIn } from './pageHeadings.ts';

it.each([
  ['When to use it', 'docs.heading.whenToUseIt'],
  ["Don't", 'docs.heading.dont'],
  ['Right to left', 'docs.heading.rightToLeft'],
])('has a sentence for "%s"', (text, id) => {
  expect(headingMessage(text)).toBe(id);
});

it.each(['closed', 'open.looking', 'LinkButton', '6.2.0'])('leaves %s as it is: it is code', (text) => {
  expect(headingMessage(text)).toBeUndefined();
});

it('finds headings of the second and third level, and none in code', () => {
  expect(headingsIn('# Title\n\n## One\n\n```sh\n## not this\n```\n\n### `Two`\n\n#### Four')).toEqual(['One', 'Two']);
});
