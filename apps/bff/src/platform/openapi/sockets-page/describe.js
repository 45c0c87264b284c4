import { byId, eventsOf, json, make, sentence } from './elements.js';

const nameOf = ({ $ref }) => $ref.split('/').at(-1);
const linkTo = (name) => make('a', { href: `#${name}` }, name);

const typeOf = (schema) => {
  if (schema.$ref) return linkTo(nameOf(schema));
  if (schema.allOf) return typeOf(schema.allOf[0]);
  if (schema.oneOf)
    return make('span', {}, ...schema.oneOf.flatMap((one, index) => [index ? ' or ' : '', typeOf(one)]));
  if (schema.items) return make('span', {}, 'list of ', typeOf(schema.items));
  const words = schema.enum ? schema.enum.map((word) => JSON.stringify(word)) : [schema.type].flat();
  return make('span', {}, words.join(' or '));
};

const boundsOf = ({ minLength, maxLength, minimum, maximum, pattern, format }) =>
  [
    format,
    maxLength !== undefined && `${minLength ?? 0} to ${maxLength} characters`,
    maximum !== undefined && `${minimum ?? 0} to ${maximum}`,
    pattern,
  ].filter(Boolean);

const fieldsOf = ({ properties = {}, required = [] }) =>
  make(
    'table',
    {},
    make('thead', {}, make('tr', {}, ...['Field', 'Type', ''].map((text) => make('th', { scope: 'col' }, text)))),
    make(
      'tbody',
      {},
      ...Object.entries(properties).map(([name, schema]) =>
        make(
          'tr',
          {},
          make('td', {}, make('code', {}, required.includes(name) ? name : `${name}?`)),
          make('td', {}, typeOf(schema)),
          make('td', {}, [schema.description, ...boundsOf(schema)].filter(Boolean).join(' · ')),
        ),
      ),
    ),
  );

const column = (title, ...children) => make('div', {}, make('h3', {}, title), ...children);
const paragraphs = (...texts) => texts.filter(Boolean).map((text) => make('p', {}, ...sentence(text)));

const card = (id, name, summary, ...inside) =>
  make(
    'details',
    { id },
    make('summary', {}, make('b', {}, name), make('span', {}, summary)),
    make('div', { class: 'inside' }, ...inside),
  );

/** Draws every event of the contract with its payload, an example and how it is acknowledged. */
export const describe = (contract) => {
  const { messages, schemas } = contract.components;
  const payload = (message) => [
    column('Payload', make('p', {}, linkTo(nameOf(message.payload))), fieldsOf(schemas[nameOf(message.payload)])),
    column('Example', json(message.examples[0].payload)),
  ];
  byId('about').append(...sentence(contract.info.description));
  byId('client-events').append(
    ...eventsOf(contract, 'client').map(({ key, message, operation }) => {
      const acknowledgement = messages[key.replace('client.', 'acknowledgement.')];
      const failures = Object.entries(operation['x-fails']).map(([status, why]) =>
        make('li', {}, ...sentence(`${status}: ${why}`)),
      );
      return card(
        key,
        message.name,
        message.summary,
        ...paragraphs(message.description),
        make('div', { class: 'columns' }, ...payload(message)),
        make(
          'div',
          { class: 'columns' },
          column('Acknowledgement', json(acknowledgement.examples[0].payload)),
          column('or a failure', make('ul', {}, ...failures)),
        ),
      );
    }),
  );
  byId('server-events').append(
    ...eventsOf(contract, 'server').map(({ key, message }) =>
      card(
        key,
        message.name,
        message.summary,
        ...paragraphs(message.description),
        make('div', { class: 'columns' }, ...payload(message)),
      ),
    ),
  );
  byId('schemas').append(
    ...Object.entries(schemas).map(([name, schema]) => card(name, name, schema.description ?? '', fieldsOf(schema))),
  );
  addEventListener('hashchange', openTarget);
  openTarget();
};

/** A link into a closed part opens it. */
const openTarget = () => {
  const target = byId(decodeURIComponent(location.hash.slice(1)));
  if (target?.tagName !== 'DETAILS') return;
  target.open = true;
  target.scrollIntoView();
};
