import { startTestServer } from '../../testing/test-server';

it.each([
  ['no JWT_SECRET', ''],
  ['a JWT_SECRET', 'x'.repeat(32)],
])('warns at a boot with %s of a secret that no other process has, where there may be others', async (_, secret) => {
  const env = { NODE_ENV: 'development', JWT_SECRET: secret, LOG_LEVEL: 'warn', DEMO_DATA: 'false' };
  const server = await startTestServer({ env });
  const warnings = server.logged.filter((line) => line.includes('JWT_SECRET is not set'));
  // SQLite belongs to one process.
  expect(warnings).toHaveLength(secret === '' && process.env['TEST_DATABASE_URL'] ? 1 : 0);
  for (const warning of warnings) expect(warning).toMatch(/refuses all tokens that other processes issued.*before/);
  await server.close();
});
