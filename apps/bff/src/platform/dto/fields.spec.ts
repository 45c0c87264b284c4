import { validate } from 'class-validator';
import { WebUrl } from './fields';

class PictureDto {
  @WebUrl() url!: string;
}
const isAccepted = async (url: string) => (await validate(Object.assign(new PictureDto(), { url }))).length === 0;

describe('an address of the web', () => {
  it.each(['https://example.com/a.png', 'http://a', '/', '/assets/a.png?b=1#c', '/uploads/ä%20b'])(
    'may be %j',
    async (url) => {
      expect(await isAccepted(url)).toBe(true);
    },
  );

  it.each([
    ...['//evil.example/x', '/\\evil.example/x', '/\\/evil.example', '\\/evil.example', '\\\\evil.example'],
    ...['/\t/evil.example', '/\n/evil.example', '/a\\b', '/a\u0001b', '/a\u007f', 'https:///evil.example'],
    ...['https://a\\@evil.example', 'https://', 'https:// a', 'javascript:alert(1)', 'a.png', ''],
  ])('is not %j', async (url) => {
    expect(await isAccepted(url)).toBe(false);
  });
});
