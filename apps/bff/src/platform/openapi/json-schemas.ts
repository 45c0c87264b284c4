/** A schema as JSON Schema and AsyncAPI write it. */
export type JsonSchema = Record<string, unknown>;
export type JsonSchemas = Record<string, JsonSchema>;

const REFERENCE_PREFIX = '#/components/schemas/';

/** The named schemas of an OpenAPI 3.0 document, and those that they speak of, as JSON Schema. */
export function jsonSchemas(documented: Record<string, object>, names: string[]): JsonSchemas {
  const found: JsonSchemas = {};
  const add = (name: string): void => {
    const schema = documented[name];
    if (found[name] || !schema) return;
    found[name] = toJsonSchema(schema as JsonSchema);
    for (const [, spokenOf = ''] of JSON.stringify(schema).matchAll(/"#\/components\/schemas\/([^"]+)"/g))
      add(spokenOf);
  };
  for (const name of names) add(name);
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** OpenAPI 3.0 has words of its own for what may be null and for examples. */
function toJsonSchema(schema: JsonSchema): JsonSchema {
  const { nullable, example, ...rest } = Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, converted(value)]),
  ) as JsonSchema;
  const examples = example === undefined ? {} : { examples: [example] };
  if (nullable !== true) return { ...rest, ...examples };
  // What is null is none of `enum`, and nothing that `allOf` describes.
  const isPlain = typeof rest.type === 'string' && !rest.enum && !rest.allOf;
  if (isPlain) return { ...rest, type: [rest.type, 'null'], ...examples };
  return { oneOf: [rest, { type: 'null' }], ...examples };
}

function converted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(converted);
  return typeof value === 'object' && value !== null ? toJsonSchema(value as JsonSchema) : value;
}

/** What such a value looks like, from the examples of its parts. */
export function exampleOf(schema: JsonSchema, schemas: JsonSchemas): unknown {
  const {
    $ref,
    examples,
    type,
    items,
    properties = {},
    allOf,
    oneOf,
  } = schema as {
    $ref?: string;
    examples?: unknown[];
    type?: string | string[];
    items?: JsonSchema;
    properties?: JsonSchemas;
    allOf?: JsonSchema[];
    oneOf?: JsonSchema[];
  };
  if (examples) return examples[0];
  if ($ref) return exampleOf(schemas[$ref.slice(REFERENCE_PREFIX.length)] ?? {}, schemas);
  const [first] = allOf ?? oneOf ?? [];
  if (first) return exampleOf(first, schemas);
  if (items) return [exampleOf(items, schemas)];
  if (type !== 'object') return null;
  return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, exampleOf(part, schemas)]));
}
