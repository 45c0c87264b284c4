import { ConfigurationError, readEnvironment } from './environment';

it('has the documented defaults', () => {
  expect(readEnvironment({})).toMatchObject({
    PORT: 3333,
    HOST: '127.0.0.1',
    DATABASE_URL: 'sqlite:./data/ezone.db',
    JWT_TTL: '2d',
    SIGN_UP_ROLE: 'admin',
    PASSWORD_WORDS: 'Ezone',
    DEMO_DATA: true,
    RATE_LIMIT: 3000,
    TRUST_PROXY: 'false',
    DATABASE_POOL: 10,
    databaseTimeout: 30_000,
    stopTimeout: 10_000,
    LOG_LEVEL: 'info',
    tokenSeconds: 172_800,
    uploadsFolder: './data/ezone.db-uploads',
    uploadQuota: 524_288_000,
    mailQuota: 52_428_800,
    bucket: undefined,
  });
});

it('reads numbers and flags', () => {
  expect(readEnvironment({ PORT: '0', DEMO_DATA: 'false', DATABASE_POOL: '4' })).toMatchObject({
    PORT: 0,
    DEMO_DATA: false,
    DATABASE_POOL: 4,
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
  ['API_DOCS', 'some'],
  ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'https://intranet.example/app'],
  ['CORS_ORIGINS', 'https://intranet.example:99999'],
  ['CORS_ORIGINS', 'https://..'],
  ['FIREBASE_EMULATOR', '127.0.0.1:99999'],
  ['METRICS_PORT', 'many'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['DATABASE_POOL', '0'],
  ['DATABASE_TIMEOUT', 'half a minute'],
  ['STOP_TIMEOUT', 'never'],
  ['UPLOAD_QUOTA', 'much'],
  ['UPLOAD_QUOTA', '500MB'],
  ['FILES_QUOTA', '10GB'],
  ['MAIL_QUOTA', 'little'],
  ['MAIL_QUOTA', '50MB'],
  ['S3_BUCKET', 'My Bucket'],
  ['S3_ENDPOINT', 'storage'],
  ['S3_REGION', 'Frankfurt am Main'],
  ['FIREBASE_PROJECT_ID', 'My project'],
  ['FIREBASE_AUTH_DOMAIN', 'https://ezone.example'],
  ['FIREBASE_DATABASE_URL', 'http://ezone.firebaseio.com'],
  ['FIREBASE_EMULATOR', 'localhost'],
  ['AUTH0_DOMAIN', 'http://tenant.example'],
  ['AUTH0_DOMAIN', 'https://tenant.example/?a=b'],
  ['AUTH0_DOMAIN', 'https://me:secret@tenant.example'],
  ['AUTH0_DOMAIN', 'my tenant'],
  ['SMTP_URL', 'https://mail.example'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'Ezone\r\nBcc: <all@ezone.example>'],
  ['PUBLIC_URL', 'ezone.example'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '-1'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/0'],
  ['TRUST_PROXY', 'loopback,,10.0.0.1'],
])('stops at %s=%s in one line that names it and keeps the value to itself', (name, value) => {
  const read = () => readEnvironment({ [name]: value });
  expect(read).toThrow(ConfigurationError);
  expect(read).toThrow(new RegExp(`^${name}: [^\\n]+$`));
  expect(read).not.toThrow(value);
});

it('says what to write instead of TRUST_PROXY=true', () => {
  expect(() => readEnvironment({ TRUST_PROXY: 'true' })).toThrow(
    /^TRUST_PROXY: must be false, the number of proxies .* such as loopback,10\.0\.0\.0\/8; true would believe .*$/,
  );
});

it('sends mails with all that it takes, and makes links of the address that people know', () => {
  const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Ezone <no-reply@ezone.example>' };
  expect(() => readEnvironment({ SMTP_URL: mail.SMTP_URL })).toThrow(/^MAIL_FROM: is required where mails are sent/);
  expect(() => readEnvironment(mail)).toThrow(/^PUBLIC_URL: is required where mails are sent/);
  expect(readEnvironment({ ...mail, PUBLIC_URL: 'https://ezone.example/' }).publicUrl).toBe('https://ezone.example');
  expect(readEnvironment({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
});

it('has demo users, whose passwords everybody knows, in production only where it is told to', () => {
  expect(readEnvironment({ NODE_ENV: 'production' }).DEMO_DATA).toBe(false);
  expect(readEnvironment({ NODE_ENV: 'production', DEMO_DATA: 'true' }).DEMO_DATA).toBe(true);
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

it('stores uploads beside the SQLite file, in a folder of its own on PostgreSQL, or where it is told', () => {
  const folderOf = (variables: Record<string, string>) => readEnvironment(variables).uploadsFolder;
  expect(folderOf({ DATABASE_URL: 'sqlite:/srv/a.db' })).toBe('/srv/a.db-uploads');
  expect(folderOf({ DATABASE_URL: 'postgresql://db/ezone' })).toBe('./data/uploads');
  expect(folderOf({ DATABASE_URL: 'sqlite:/srv/a.db', UPLOADS_DIR: '/mnt/uploads' })).toBe('/mnt/uploads');
});

const bucket = { S3_BUCKET: 'ezone', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'a secret' };

it('reads the bucket of an S3-compatible storage', () => {
  expect(readEnvironment({ ...bucket, S3_ENDPOINT: 'http://storage:9000' }).bucket).toEqual({
    name: 'ezone',
    endpoint: 'http://storage:9000',
    region: 'us-east-1',
    credentials: { accessKeyId: 'key', secretAccessKey: 'a secret' },
  });
});

it.each(Object.keys(bucket))('stops at a bucket without %s', (name) => {
  expect(() => readEnvironment({ ...bucket, [name]: undefined })).toThrow(new RegExp(`^${name}: is required [^\\n]+$`));
});

it('stops at the address of a storage without a bucket', () => {
  expect(() => readEnvironment({ S3_ENDPOINT: 'http://storage:9000' })).toThrow(/^S3_BUCKET: is required/);
});

it.each([
  ['ezone.eu.auth0.com', 'https://ezone.eu.auth0.com'],
  ['https://ezone.eu.auth0.com/', 'https://ezone.eu.auth0.com'],
  ['https://login.example/realms/ezone/', 'https://login.example/realms/ezone'],
  ['http://localhost:4401', 'http://localhost:4401'],
  ['http://127.0.0.1:4401', 'http://127.0.0.1:4401'],
])('takes %s for the OpenID provider at %s', (AUTH0_DOMAIN, authority) => {
  expect(readEnvironment({ AUTH0_DOMAIN, AUTH0_CLIENT_ID: 'ezone' }).openId).toEqual({
    authority,
    clientId: 'ezone',
    audience: undefined,
  });
});

it.each([
  ['AUTH0_CLIENT_ID', { AUTH0_DOMAIN: 'ezone.eu.auth0.com' }],
  ['AUTH0_DOMAIN', { AUTH0_CLIENT_ID: 'ezone' }],
  ['FIREBASE_PROJECT_ID', { FIREBASE_API_KEY: 'key' }],
  ['FIREBASE_API_KEY', { FIREBASE_EMULATOR: '127.0.0.1:9099' }],
  ['AUTH0_DOMAIN', { AUTH0_AUDIENCE: 'https://ezone.eu.auth0.com/api/v2/' }],
])('stops where %s is missing from a sign-in service', (name, variables) => {
  expect(() => readEnvironment(variables)).toThrow(new RegExp(`^${name}: is required where people sign in [^\\n]+$`));
});

it('reads the project of Firebase', () => {
  const project = { FIREBASE_API_KEY: 'key', FIREBASE_PROJECT_ID: 'ezone' };
  const nothing = { authDomain: undefined, databaseUrl: undefined, emulator: undefined };
  expect(readEnvironment(project).firebase).toEqual({ apiKey: 'key', projectId: 'ezone', ...nothing });
  expect(
    readEnvironment({ ...project, FIREBASE_DATABASE_URL: 'https://ezone.firebaseio.com/' }).firebase,
  ).toMatchObject({
    databaseUrl: 'https://ezone.firebaseio.com',
  });
});

it('takes no emulator of Firebase in production', () => {
  const emulated = { FIREBASE_API_KEY: 'key', FIREBASE_PROJECT_ID: 'ezone', FIREBASE_EMULATOR: '127.0.0.1:9099' };
  expect(readEnvironment(emulated).firebase?.emulator).toBe('127.0.0.1:9099');
  expect(() => readEnvironment({ ...emulated, NODE_ENV: 'production' })).toThrow(/^FIREBASE_EMULATOR: [^\n]+$/);
});
