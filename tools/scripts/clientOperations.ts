const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

type Operation = { operationId?: string };
type Contract = { paths?: Record<string, unknown> };

/**
 * The source of a table from operation id to method and address, sorted by id.
 * @throws when an operation has no id, or two share one: the id is the name of the call on the web
 */
export const operationsOf = ({ paths = {} }: Contract): string => {
  const lines = new Map<string, string>();
  for (const [path, item] of Object.entries(paths)) {
    for (const method of methods) {
      const operation = (item as Partial<Record<string, Operation>>)[method];
      if (!operation) continue;
      const id = operation.operationId;
      if (!id) throw new Error(`${method.toUpperCase()} ${path} has no operationId`);
      if (lines.has(id)) throw new Error(`operationId ${id} is used twice`);
      lines.set(id, `  ${id}: { method: '${method}', path: '${path}' },\n`);
    }
  }
  const sorted = [...lines].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line);
  return `\n/** Method and address of every call, by its operation id. */\nexport const addresses = {\n${sorted.join('')}} as const;\n`;
};

/** The references of a contract that lead nowhere, each once. The types made of one would be wrong in silence. */
export const danglingReferences = (contract: object): string[] => {
  const references = [...JSON.stringify(contract).matchAll(/"\$ref":"(#\/[^"]*)"/g)].map(
    ([, reference = '']) => reference,
  );
  const leadsSomewhere = (reference: string) => {
    const found = reference
      .split('/')
      .slice(1)
      .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], contract);
    return found !== undefined;
  };
  return [...new Set(references)].filter((reference) => !leadsSomewhere(reference));
};
