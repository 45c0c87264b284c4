const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

type Operation = { operationId?: string; tags?: string[]; security?: readonly unknown[] };
type Contract = { paths?: Record<string, unknown> };

/** Where the calls stand that a guest makes too, so that they belong to what is loaded first. */
const GUEST_TAGS = ['Auth', 'Config'];

/**
 * The sources of two tables from operation id to method and address, each sorted by id: the calls around sign-in, and all
 * others, which are not needed before sign-in. Of these, `isOpen` marks what a guest can call as well.
 * @throws when an operation has no id, or two share one: the id is the name of the call on the web
 */
export const operationsOf = ({ paths = {} }: Contract): { guest: string; user: string } => {
  const lines = new Map<string, { isGuest: boolean; line: string }>();
  for (const [path, item] of Object.entries(paths)) {
    for (const method of methods) {
      const operation = (item as Partial<Record<string, Operation>>)[method];
      if (!operation) continue;
      const id = operation.operationId;
      if (!id) throw new Error(`${method.toUpperCase()} ${path} has no operationId`);
      if (lines.has(id)) throw new Error(`operationId ${id} is used twice`);
      const isGuest = operation.tags?.some((tag) => GUEST_TAGS.includes(tag)) ?? false;
      const isOpen = !isGuest && operation.security?.length === 0;
      const address = `method: '${method}', path: '${path}'${isOpen ? ', isOpen: true' : ''}`;
      lines.set(id, { isGuest, line: `  ${id}: { ${address} },\n` });
    }
  }
  const sorted = [...lines].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line);
  const table = (name: string, isGuest: boolean) =>
    `export const ${name} = {\n${sorted
      .filter((one) => one.isGuest === isGuest)
      .map(({ line }) => line)
      .join('')}} as const;\n`;
  return {
    guest: `\n/** Method and address of the calls around sign-in, by operation id. */\n${table('guestAddresses', true)}`,
    user: `\n/** Method and address of every other call, by operation id. */\n${table('userAddresses', false)}`,
  };
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
