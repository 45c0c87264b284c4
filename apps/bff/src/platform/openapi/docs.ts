import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { HOST_UPLOAD_COOKIE, UPLOAD_COOKIE } from '../auth/upload-cookie';
import { describeAccess } from './describe-access';
import { describeBodies } from './describe-bodies';
import { describeFailures } from './describe-failures';
import { tagsOf } from './tag';

const API_TOKEN =
  'An API token, `ezone_...`, which a user makes on the page of the account. It is good for the calls whose `x-scope` it has.';

/** The OpenAPI document of all calls. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const options = new DocumentBuilder()
    .setTitle('Ezone')
    .setDescription(
      'Every call of Ezone. Sign in with `POST /api/auth/sign-in` (a demo account is filled in), copy the `access_token`, ' +
        'press **Authorize** and paste it. `x-access` says who may make a call, `x-scope` which API tokens may. ' +
        'What goes over sockets stands at [/api/docs/sockets](/api/docs/sockets).',
    )
    .setVersion('1')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/', 'The server that this document comes from.')
    .addBearerAuth()
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: API_TOKEN }, 'apiToken')
    .addBasicAuth()
    .addCookieAuth(UPLOAD_COOKIE, { type: 'apiKey', description: `\`${HOST_UPLOAD_COOKIE}\` over https.` })
    .build();
  const document = SwaggerModule.createDocument(app, options);
  describeAccess(document);
  describeBodies(document);
  describeFailures(document);
  return { ...document, tags: tagsOf(document) };
}

/** What Swagger UI hands to a filter: its tags, each with its calls, as collections of Immutable.js. */
type TaggedCalls = {
  map(change: (tagged: Tagged, tag: string) => Tagged): TaggedCalls;
  filter(keep: (tagged: Tagged) => boolean): TaggedCalls;
};
type Tagged = {
  get(name: 'operations'): { size: number };
  update(name: 'operations', change: (calls: Calls) => Calls): Tagged;
};
type Calls = { filter(keep: (call: { toJS(): DrawnCall }) => boolean): Calls };
type DrawnCall = { path: string; operation: { summary?: string } };

/**
 * The calls whose tag, address, name or summary has the words that are looked for. Swagger UI itself looks at tags alone, in capitals as they
 * stand; and it draws only what is in view, so that a browser finds no call further down. It is sent to the browser as it is written here.
 */
function findCalls(tags: TaggedCalls, words: string): TaggedCalls {
  const sought = words.trim().toLowerCase();
  const has = (text: string) => text.toLowerCase().includes(sought);
  const isSought = ({ path, operation: { summary = '' } }: DrawnCall) => has(path) || has(summary);
  return tags
    .map((tagged, tag) =>
      has(tag) ? tagged : tagged.update('operations', (calls) => calls.filter((call) => isSought(call.toJS()))),
    )
    .filter((tagged) => tagged.get('operations').size > 0);
}

/** Swagger UI at `/api/docs`, the document at `/api/docs-json`. */
export function setUpDocs(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app), {
    customSiteTitle: 'Ezone API',
    swaggerOptions: {
      persistAuthorization: true,
      displayRequestDuration: true,
      filter: true,
      validatorUrl: null,
      plugins: [{ fn: { opsFilter: findCalls } }],
    },
  });
}
