import { readFileSync } from 'node:fs';

const versionIn = (path: string) =>
  JSON.parse(readFileSync(path, 'utf8')) as { version: string; dependencies: Record<string, string> };

// Another version may work otherwise inside: see what it does, then change the pin, here and at the top of the file
// that stands on it.
it.each([
  ['@socket.io/redis-streams-adapter', '0.3.1'],
  ['redis', '6.3.1'],
  ['socket.io', '4.8.3'],
])('stands on %s %s', (library, version) => {
  expect(versionIn('package.json').dependencies[library]).toBe(version);
  expect(versionIn(`node_modules/${library}/package.json`).version).toBe(version);
});

it('stands on socket.io-adapter 2.5.8, which comes with socket.io', () => {
  expect(versionIn('node_modules/socket.io-adapter/package.json').version).toBe('2.5.8');
});
