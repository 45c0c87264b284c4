import type { INestApplication, Type } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { socketCallsOf, type DescribedCall, type SocketAnswer } from '../sockets/socket-call';
import type { ServerEvent } from '../sockets/server-event';
import type { SocketContract } from '../sockets/socket-contract';
import { exampleOf, jsonSchemas, type JsonSchema, type JsonSchemas } from './json-schemas';

/** Names may hold no colon. */
const keyOf = (event: string) => event.replaceAll(':', '.');
const schemaOf = ({ name }: Type): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
const CHAT_CHANNEL = { $ref: '#/channels/chat' };

const FAILURE_SCHEMA: JsonSchema = {
  type: 'object',
  description: 'How an event is acknowledged that failed: the status and words that a call would be answered with.',
  required: ['ok', 'error'],
  properties: {
    ok: { type: 'boolean', const: false },
    error: {
      type: 'object',
      required: ['statusCode', 'message'],
      properties: {
        statusCode: { type: 'integer', examples: [404] },
        message: { type: 'string', examples: ['There is no such contact'] },
        details: {
          type: 'array',
          description:
            'Every bad field, on a 400; on a 429 one with the field `retryAfter`, whose message is the seconds to wait.',
          items: {
            type: 'object',
            required: ['field', 'message'],
            properties: { field: { type: 'string' }, message: { type: 'string' } },
          },
        },
      },
    },
  },
};

/** The AsyncAPI document of all that goes over the sockets, from the same classes and tables that answer there. */
export function asyncApiDocument(app: INestApplication, { gateways, serverEvents }: SocketContract): object {
  const calls = gateways.flatMap(socketCallsOf);
  const schemas = { ...schemasFor(app, calls, serverEvents), Failure: FAILURE_SCHEMA };
  const messages = [
    ...calls.flatMap((call) => messagesOfCall(call, schemas)),
    ...serverEvents.map((event) => messageOfEvent(event, schemas)),
  ];
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Ezone, live',
      version: '1',
      description:
        'What goes over the sockets of Ezone: Socket.IO at `/socket.io`, namespace `/chat`, with `auth: { token }` in the ' +
        'handshake. A token that is missing or no good is refused with `Invalid access token detected`; one that expires ' +
        'or is revoked disconnects its sockets. Every event that a client sends is acknowledged with ' +
        '`{ ok: true, data }` or `{ ok: false, error }`, and none ends the connection.',
    },
    defaultContentType: 'application/json',
    servers: {
      ezone: {
        host: 'localhost:3333',
        pathname: '/socket.io',
        protocol: 'ws',
        description: 'Socket.IO, by WebSocket or long polling.',
        security: [{ $ref: '#/components/securitySchemes/token' }],
      },
    },
    channels: {
      chat: {
        address: '/chat',
        title: 'The namespace `/chat`',
        messages: Object.fromEntries(messages.map(([key]) => [key, { $ref: `#/components/messages/${key}` }])),
      },
    },
    operations: Object.fromEntries([...calls.map(operationOfCall), ...serverEvents.map(operationOfEvent)]),
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'An access token, as `auth.token` in the handshake.' },
      },
      messages: Object.fromEntries(messages),
      schemas,
    },
  };
}

function schemasFor(app: INestApplication, calls: DescribedCall[], events: ServerEvent[]): JsonSchemas {
  const answered = calls.flatMap(({ answers }) => (answers ? [answers].flat() : []));
  const models = [...calls.map(({ payload }) => payload), ...answered, ...events.map(({ payload }) => payload)];
  const document = SwaggerModule.createDocument(app, new DocumentBuilder().build(), { extraModels: models });
  return jsonSchemas(
    document.components?.schemas ?? {},
    models.map(({ name }) => name),
  );
}

type Named = [key: string, value: object];

const EMPTY_SCHEMA: JsonSchema = { type: 'object', description: 'Nothing to say.', maxProperties: 0 };

function dataOf(answers: SocketAnswer | undefined): JsonSchema {
  if (!answers) return EMPTY_SCHEMA;
  return Array.isArray(answers) ? { type: 'array', items: schemaOf(answers[0]) } : schemaOf(answers);
}

function messagesOfCall(
  { event, payload, answers, summary, description }: DescribedCall,
  schemas: JsonSchemas,
): Named[] {
  const data = dataOf(answers);
  const acknowledged = {
    type: 'object',
    required: ['ok', 'data'],
    properties: { ok: { type: 'boolean', const: true }, data },
  };
  return [
    [
      `client.${keyOf(event)}`,
      {
        name: event,
        title: event,
        summary,
        ...(description && { description }),
        payload: schemaOf(payload),
        examples: [{ payload: exampleOf(schemaOf(payload), schemas) }],
      },
    ],
    [
      `acknowledgement.${keyOf(event)}`,
      {
        name: event,
        title: `Acknowledgement of ${event}`,
        payload: { oneOf: [acknowledged, { $ref: '#/components/schemas/Failure' }] },
        examples: [{ payload: { ok: true, data: exampleOf(data, schemas) } }],
      },
    ],
  ];
}

const messageOfEvent = ({ name, payload, summary, to }: ServerEvent, schemas: JsonSchemas): Named => [
  `server.${keyOf(name)}`,
  {
    name,
    title: name,
    summary,
    description: `It goes to ${to}.`,
    payload: schemaOf(payload),
    examples: [{ payload: exampleOf(schemaOf(payload), schemas) }],
  },
];

/** The server is whom the document describes: it receives what clients send. */
const operationOfCall = ({ event, summary, fails }: DescribedCall): Named => [
  `client.${keyOf(event)}`,
  {
    action: 'receive',
    channel: CHAT_CHANNEL,
    title: event,
    summary,
    messages: [{ $ref: `#/channels/chat/messages/client.${keyOf(event)}` }],
    reply: { channel: CHAT_CHANNEL, messages: [{ $ref: `#/channels/chat/messages/acknowledgement.${keyOf(event)}` }] },
    'x-fails': {
      400: 'The payload is not valid; `details` names every bad field.',
      ...fails,
      429: 'Too many events in this minute; `retryAfter` among the `details` says when to come back.',
      500: 'Unforeseen.',
    },
  },
];

const operationOfEvent = ({ name, summary }: ServerEvent): Named => [
  `server.${keyOf(name)}`,
  {
    action: 'send',
    channel: CHAT_CHANNEL,
    title: name,
    summary,
    messages: [{ $ref: `#/channels/chat/messages/server.${keyOf(name)}` }],
  },
];
