import openapiTS, { astToString } from 'openapi-typescript';

type Schema = { $ref?: string; type?: string; items?: Schema; maxProperties?: number };
type Message = {
  name: string;
  summary?: string;
  payload: Schema & { oneOf?: { properties?: { data?: Schema } }[] };
};

/** As much of an AsyncAPI document as is looked at. */
export type SocketDocument = {
  components: { messages: Record<string, Message>; schemas: Record<string, object> };
};

/** The type of a schema: a named one, a list of it, or an object that holds nothing. */
function typeOf(schema: Schema | undefined): string {
  if (schema?.$ref) return `Schemas['${schema.$ref.split('/').at(-1) ?? ''}']`;
  if (schema?.items) return `${typeOf(schema.items)}[]`;
  if (schema?.type === 'object' && schema.maxProperties === 0) return 'Record<string, never>';
  throw new Error(`There is no type for ${JSON.stringify(schema)}`);
}

/**
 * The source of the types of all that goes over the sockets: `ClientEvents`, what a client sends and what it is answered,
 * and `ServerEvents`.
 * @throws when a message is not described by a named schema
 */
export async function socketTypes({ components: { messages, schemas } }: SocketDocument): Promise<string> {
  const ast = await openapiTS(
    { openapi: '3.1.0', info: { title: '', version: '' }, paths: {}, components: { schemas } } as never,
    { alphabetize: true, exportType: true },
  );
  const entries = Object.entries(messages);
  const events = (prefix: string, write: (message: Message, key: string) => string) =>
    entries
      .filter(([key]) => key.startsWith(prefix))
      .map(
        ([key, message]) =>
          `  /** ${message.summary ?? message.name} */\n  '${message.name}': ${write(message, key)};\n`,
      )
      .join('');
  const client = events('client.', ({ payload }, key) => {
    const answer = messages[key.replace(/^client\./, 'acknowledgement.')];
    return `{ payload: ${typeOf(payload)}; data: ${typeOf(answer?.payload.oneOf?.[0]?.properties?.data)} }`;
  });
  const server = events('server.', ({ payload }) => typeOf(payload));
  return [
    astToString(ast),
    "type Schemas = components['schemas'];\n",
    `/** What a client sends, and the data of the acknowledgement. */\nexport type ClientEvents = {\n${client}};\n`,
    `/** What the server sends by itself. */\nexport type ServerEvents = {\n${server}};\n`,
  ].join('\n');
}
