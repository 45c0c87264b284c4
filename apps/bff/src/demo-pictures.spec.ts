import { allAddresses, avatarOf, people, productViews } from '@ezone/pictures';
import type { ContactDto } from './modules/contacts/contacts.dto';
import type { OrderDto } from './modules/e-commerce/orders.dto';
import type { ProductDto } from './modules/e-commerce/products.dto';
import type { MailDto } from './modules/mail/mail.dto';
import type { BoardDto } from './modules/scrumboard/scrumboard.dto';
import { startTestServer, type TestServer, type TestUser } from './testing/test-server';

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@ezone.example', 'admin');
});
afterAll(() => server.close());

const bodyOf = async (path: string, query = {}) => {
  const answer = await admin.get(`/api/${path}`, query);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.body;
};

const LISTS = [
  ...['contacts-app/contacts', 'contacts-app/user', 'chat/contacts', 'chat/user', 'notes-app/notes'],
  ...['e-commerce-app/products', 'e-commerce-app/orders', 'file-manager-app/files'],
  ...['profile/timeline', 'profile/photos-videos', 'profile/about'],
];
const FOLDERS = ['inbox', 'sent', 'drafts', 'spam', 'trash'];

const boards = async () => {
  const list = await admin.list<{ id: string }>('scrumboard-app/boards');
  return Promise.all(
    list.map(async ({ id }) => JSON.parse(await bodyOf('scrumboard-app/board', { boardId: id })) as BoardDto),
  );
};
const mails = async () =>
  (await Promise.all(FOLDERS.map((folder) => admin.list<MailDto>(`mail-app/mails?folderHandle=${folder}`)))).flat();

it('names no picture that the build does not draw', async () => {
  const answers = await Promise.all(LISTS.map((path) => bodyOf(path)));
  const all = [...answers, JSON.stringify(await boards()), JSON.stringify(await mails())].join('');
  const named = new Set([...all.matchAll(/"(\/(?:pictures|demo)\/[^"]*)"/g)].map(([, path]) => path));
  const drawn = new Set(allAddresses());
  expect([...named].filter((path) => path === undefined || !drawn.has(path))).toEqual([]);
  // Everybody of the demo is seen somewhere.
  expect(Object.keys(people).filter((name) => !named.has(avatarOf(name) ?? ''))).toEqual([]);
  expect(named.size).toBeGreaterThan(Object.keys(people).length + 20 * productViews.length);
});

it('gives everybody the same portrait everywhere', async () => {
  const contacts = await admin.list<ContactDto>('contacts-app/contacts');
  const shown: { name: string; avatar: string | null }[] = [
    ...contacts.map(({ name, lastName, avatar }) => ({ name: `${name} ${lastName}`, avatar })),
    ...(await admin.list<{ name: string; avatar: string | null }>('chat/contacts')).filter(
      ({ name }) => name in people,
    ),
    ...(await boards()).flatMap(({ members }) => members),
    ...(await mails()).map(({ from }) => from),
    ...(await admin.list<OrderDto>('e-commerce-app/orders')).map(({ customer }) => ({
      name: `${customer.firstName} ${customer.lastName}`,
      avatar: customer.avatar,
    })),
  ];
  expect(shown.filter(({ name, avatar }) => avatar !== avatarOf(name))).toEqual([]);
  const faceless = new Set(shown.filter(({ avatar }) => avatar === null).map(({ name }) => name));
  expect([...faceless].toSorted()).toEqual([
    'Account Rescue Team',
    'Harbour Books',
    'Lucky Lantern Prizes',
    'Parcel Desk',
    'Payments Desk',
  ]);
});

it('gives every product its views, and every line of an order a small picture', async () => {
  const products = await admin.list<ProductDto>('e-commerce-app/products');
  for (const { images, featuredImageId } of products) {
    expect(images.map(({ id }) => id)).toEqual(productViews);
    expect(featuredImageId).toBe('print');
  }
  expect(new Set(products.flatMap(({ images }) => images.map(({ url }) => url))).size).toBe(3 * products.length);
  const lines = (await admin.list<OrderDto>('e-commerce-app/orders')).flatMap((order) => order.products);
  expect(lines.every(({ image }) => image?.endsWith('-print-320.webp'))).toBe(true);
});

it('leaves somebody who registers without a portrait', async () => {
  const somebody = await server.register();
  expect(somebody.user.data.photoURL).toBeNull();
});
