import { Ajv } from 'ajv';
import { jsonSchemas } from './json-schemas';

const documented = {
  TowerDto: { type: 'object', properties: { height: { type: 'number' } } },
  LightDto: {
    type: 'object',
    properties: {
      name: { type: 'string', nullable: true },
      colour: { type: 'string', enum: ['red', 'green'], nullable: true },
      tower: { type: 'object', nullable: true, allOf: [{ $ref: '#/components/schemas/TowerDto' }] },
      place: { type: 'string' },
    },
  },
};

it.each([
  [{ name: null, colour: null, tower: null }, true],
  [{ name: 'Pharos', colour: 'red', tower: { height: 100 } }, true],
  [{ colour: 'blue' }, false],
  [{ tower: { height: 'high' } }, false],
  [{ place: null }, false],
])('says of %j whether it is such a value: %s', (value, isValid) => {
  const schemas = jsonSchemas(documented, ['LightDto']);
  const schema = { components: { schemas }, $ref: '#/components/schemas/LightDto' };
  expect(new Ajv({ strict: false }).validate(schema, value)).toBe(isValid);
});
