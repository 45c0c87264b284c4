import { socketTypes } from './clientSockets';

const ref = (name: string): { $ref: string; properties?: never } => ({ $ref: `#/components/schemas/${name}` });
const acknowledged = (data: object) => ({ payload: { oneOf: [{ properties: { data } }, ref('Failure')] } });
const schemas = { ItemDto: { type: 'object', required: ['id'], properties: { id: { type: ['string', 'null'] } } } };

it('writes the payload and the answer of each event, and what the server sends', async () => {
  const messages = {
    'client.item.add': { name: 'item:add', summary: 'Add.', payload: ref('ItemDto') },
    'acknowledgement.item.add': { name: 'item:add', ...acknowledged({ type: 'array', items: ref('ItemDto') }) },
    'client.ping': { name: 'ping', payload: ref('ItemDto') },
    'acknowledgement.ping': { name: 'ping', ...acknowledged({ type: 'object', maxProperties: 0 }) },
    'server.item.new': { name: 'item:new', payload: ref('ItemDto') },
  };
  const source = await socketTypes({ components: { messages, schemas } });
  expect(source).toContain("'item:add': { payload: Schemas['ItemDto']; data: Schemas['ItemDto'][] };");
  expect(source).toContain("'ping': { payload: Schemas['ItemDto']; data: Record<string, never> };");
  expect(source).toMatch(/ServerEvents = \{\s+\/\*\* item:new \*\/\s+'item:new': Schemas\['ItemDto'\];\s+\}/);
  expect(source).toContain('id: string | null;');
});

it('writes no type that it would have to guess', async () => {
  const messages = { 'client.ping': { name: 'ping', payload: ref('ItemDto') } };
  await expect(socketTypes({ components: { messages, schemas } })).rejects.toThrow('no type');
});
