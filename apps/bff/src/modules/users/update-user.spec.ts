import { createTestDatabase } from '../../testing/test-database';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { defaultLayout, defaultSettings } from './settings';
import type { UserDto } from './users.dto';

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  user = await server.register();
});
afterAll(() => server.close());

const update = (data: object) => user.post('/api/auth/user/update', { user: { data } });
const changed = async (data: object) => (await update(data)).json<UserDto>().data;

it('changes what is given and leaves the rest', async () => {
  const before = user.user;
  const answer = await update({ displayName: 'Grace', photoURL: 'https://example.com/grace.png' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    ...before,
    data: { ...before.data, displayName: 'Grace', photoURL: 'https://example.com/grace.png' },
  });
  expect((await changed({ photoURL: null })).photoURL).toBeNull();
  expect((await user.get('/api/auth/access-token')).json()).toMatchObject({
    user: { data: { displayName: 'Grace', photoURL: null } },
  });
});

it('merges settings deeply', async () => {
  await update({ settings: { layout: { config: { navbar: { folded: true } } } } });
  const { settings } = await changed({ settings: { theme: { main: 'ocean' }, direction: 'rtl' } });
  const layout = defaultLayout('layout1');
  expect(settings).toEqual({
    ...defaultSettings(),
    direction: 'rtl',
    theme: { ...defaultSettings().theme, main: 'ocean' },
    layout: { ...layout, config: { ...layout.config, navbar: { ...layout.config.navbar, folded: true } } },
  });
});

it('replaces lists', async () => {
  expect((await changed({ shortcuts: ['notes', 'pages/faq'] })).shortcuts).toEqual(['notes', 'pages/faq']);
  expect((await changed({ shortcuts: [] })).shortcuts).toEqual([]);
});

it('starts from a layout style’s own config when the style changes, and from the stored one when it does not', async () => {
  await update({ settings: { layout: { config: { mode: 'boxed', navbar: { style: 'style-3' } } } } });
  const same = await changed({ settings: { layout: { style: 'layout1', config: { footer: { display: false } } } } });
  expect(same.settings.layout).toMatchObject({
    config: { mode: 'boxed', navbar: { style: 'style-3' }, footer: { display: false, style: 'static' } },
  });
  const other = await changed({
    settings: { layout: { style: 'layout3', config: { toolbar: { position: 'below' } } } },
  });
  const { config } = defaultLayout('layout3');
  expect(other.settings.layout).toEqual({
    style: 'layout3',
    config: { ...config, toolbar: { ...config.toolbar, position: 'below' } },
  });
});

it('keeps both of two changes made at once', async () => {
  await Promise.all([
    update({ settings: { theme: { main: 'ocean' } } }),
    update({ settings: { theme: { navbar: 'default' } } }),
    update({ settings: { customScrollbars: false } }),
  ]);
  const { settings } = await changed({});
  expect(settings).toMatchObject({ theme: { main: 'ocean', navbar: 'default' }, customScrollbars: false });
});

it.each([
  ['user.role', { role: ['admin'], data: {} }],
  ['user.uuid', { uuid: 'another', data: {} }],
  ['user.from', { from: 'auth0', data: {} }],
  ['user.email', { email: 'another@example.com', data: {} }],
  ['user.data', {}],
  ['user.data.email', { data: { email: 'another@example.com' } }],
  ['user.data.role', { data: { role: ['admin'] } }],
  ['user.data.passwordHash', { data: { passwordHash: 'x' } }],
  ['user.data.displayName', { data: { displayName: ' ' } }],
  ['user.data.displayName', { data: { displayName: null } }],
  ['user.data.photoURL', { data: { photoURL: 'javascript:alert(1)' } }],
  ['user.data.shortcuts', { data: { shortcuts: 'mail' } }],
  ['user.data.settings', { data: { settings: null } }],
  ['user.data.settings.sound', { data: { settings: { sound: true } } }],
  ['user.data.settings.direction', { data: { settings: { direction: 'up' } } }],
  ['user.data.settings.customScrollbars', { data: { settings: { customScrollbars: 'yes' } } }],
  ['user.data.settings.theme', { data: { settings: { theme: [] } } }],
  ['user.data.settings.theme.main', { data: { settings: { theme: { main: '<script>' } } } }],
  ['user.data.settings.theme.sidebar', { data: { settings: { theme: { sidebar: 'default' } } } }],
  ['user.data.settings.layout.style', { data: { settings: { layout: { style: 'layout4' } } } }],
  ['user.data.settings.layout.config', { data: { settings: { layout: { config: null } } } }],
  ['user.data.settings.layout.config.mode', { data: { settings: { layout: { config: { mode: 'wide' } } } } }],
  [
    'user.data.settings.layout.config.containerWidth',
    { data: { settings: { layout: { config: { containerWidth: -1 } } } } },
  ],
  [
    'user.data.settings.layout.config.navbar.color',
    { data: { settings: { layout: { config: { navbar: { color: 'red' } } } } } },
  ],
  // What another layout style has is no part of this one.
  [
    'user.data.settings.layout.config.navbar.style',
    { data: { settings: { layout: { config: { navbar: { style: 'static' } } } } } },
  ],
  [
    'user.data.settings.layout.config.navbar.folded',
    { data: { settings: { layout: { style: 'layout2', config: { navbar: { folded: true } } } } } },
  ],
])('refuses %s and changes nothing', async (field, body) => {
  const answer = await user.post('/api/auth/user/update', { user: body });
  expect(answer.statusCode).toBe(400);
  const { details } = answer.json<{ details: { field: string }[] }>();
  expect(new Set(details.map((detail) => detail.field))).toEqual(new Set([field]));
  expect((await user.get('/api/auth/access-token')).json()).toMatchObject({ user: user.user });
});

it('touches nobody else', async () => {
  const other = await server.register();
  await update({ displayName: 'Grace', shortcuts: [] });
  expect((await other.get('/api/auth/access-token')).json()).toMatchObject({ user: other.user });
});

it('is there after a restart', async () => {
  const database = await createTestDatabase({ shared: true });
  const before = await startTestServer({ database });
  const somebody = await before.register({ email: 'ada@example.com', password: 'analytical engine' });
  await somebody.post('/api/auth/user/update', { user: { data: { settings: { theme: { main: 'ocean' } } } } });
  await before.close();
  const after = await startTestServer({ database });
  const { settings } = (await after.signIn('ada@example.com', 'analytical engine')).user.data;
  expect(settings.theme.main).toBe('ocean');
  await after.close();
  await database.drop();
});
