/** What a parameter of a call may be, as the contract says it. */
type Schema = { $ref?: string; example?: unknown; default?: unknown; enum?: unknown[] };
type Parameter = { name: string; in: string; required?: boolean; schema?: Schema };
type Operation = { parameters?: Parameter[] };

/** What is read of an OpenAPI document here. */
export type Contract = {
  paths: Record<string, { get?: Operation }>;
  components: { schemas: Record<string, Schema> };
};

/**
 * The address of every call that reads, with a value for each parameter for which the contract has one: a scanner changes what it finds in
 * an address, and what the server refuses at once leads it nowhere.
 */
export function scannedAddresses({ paths, components }: Contract): string[] {
  const valueOf = ({ schema = {} }: Parameter): unknown => {
    const named = schema.$ref === undefined ? schema : (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
    return named.example ?? named.default ?? named.enum?.[0];
  };
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (get === undefined) return [];
    const given = (get.parameters ?? []).map((parameter) => ({ ...parameter, value: valueOf(parameter) }));
    const known = given.filter(({ value }) => value !== undefined && value !== '');
    const inPath = known
      .filter((one) => one.in === 'path')
      .reduce((whole, { name, value }) => whole.replace(`{${name}}`, encodeURIComponent(String(value))), path);
    const query = new URLSearchParams(
      known.filter((one) => one.in === 'query').map(({ name, value }) => [name, String(value)]),
    );
    return [query.size > 0 ? `${inPath}?${query.toString()}` : inPath];
  });
}
