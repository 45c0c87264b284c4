import { ConfigurationError, readEnvironment } from './environment';

it('has the documented defaults', () => {
  expect(readEnvironment({})).toMatchObject({
    PORT: 3333,
    HOST: '127.0.0.1',
    DATABASE_URL: 'sqlite:./data/ezone.db',
    JWT_TTL: '2d',
    SIGN_UP_ROLE: 'admin',
    DEMO_DATA: true,
    RATE_LIMIT: 3000,
    TRUST_PROXY: false,
    LOG_LEVEL: 'info',
    tokenSeconds: 172_800,
  });
});

it('reads numbers and flags', () => {
  expect(readEnvironment({ PORT: '0', DEMO_DATA: 'false', TRUST_PROXY: 'true' })).toMatchObject({
    PORT: 0,
    DEMO_DATA: false,
    TRUST_PROXY: true,
  });
});

it.each([
  ['PORT', 'eighty'],
  ['PORT', '65536'],
  ['DATABASE_URL', 'mysql://localhost/ezone'],
  ['REDIS_URL', 'localhost'],
  ['JWT_SECRET', 'short'],
  ['JWT_TTL', 'soon'],
  ['SIGN_UP_ROLE', 'root'],
  ['DEMO_DATA', 'perhaps'],
  ['RATE_LIMIT', '-1'],
  ['LOG_LEVEL', 'loud'],
])('stops at %s=%s in one line that names it and keeps the value to itself', (name, value) => {
  const read = () => readEnvironment({ [name]: value });
  expect(read).toThrow(ConfigurationError);
  expect(read).toThrow(new RegExp(`^${name}: [^\\n]+$`));
  expect(read).not.toThrow(value);
});

it('wants a secret of its own in production on PostgreSQL', () => {
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgresql://db/ezone' };
  expect(() => readEnvironment(production)).toThrow(/^JWT_SECRET: /);
  expect(readEnvironment({ ...production, JWT_SECRET: 'x'.repeat(32) }).usesPostgres).toBe(true);
});

it('shares through Redis only what processes on PostgreSQL can share', () => {
  const shared = { REDIS_URL: 'redis://cache:6379' };
  expect(() => readEnvironment(shared)).toThrow(/^REDIS_URL: .*DATABASE_URL/);
  expect(readEnvironment({ ...shared, DATABASE_URL: 'postgresql://db/ezone' }).REDIS_URL).toBe('redis://cache:6379');
});
