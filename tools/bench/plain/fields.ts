/** Parts of the JSON schemas of bodies. */
export const text = { type: 'string', maxLength: 20_000 };
export const flag = { type: 'boolean' };
export const instant = { type: ['string', 'null'], format: 'date-time' };
export const integer = { type: 'integer', minimum: 0 };
export const listOf = (items: object) => ({ type: 'array', items, maxItems: 1000 });
export const objectOf = (properties: object, required = Object.keys(properties)) => ({
  ...{ type: 'object', required, properties, additionalProperties: false },
});

/** What a route needs to check its body. */
export const bodyOf = (properties: object, required = Object.keys(properties)) => ({
  schema: { body: objectOf(properties, required) },
});
