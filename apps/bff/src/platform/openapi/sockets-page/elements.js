/** The element of the page with this id. */
export const byId = (id) => document.getElementById(id);

/** Makes an element; texts are texts, never markup. */
export const make = (name, attributes = {}, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

/** A value as readable JSON. */
export const json = (value) => make('pre', { tabindex: '0' }, make('code', {}, JSON.stringify(value, null, 2)));

/** The events that clients (`client`) or the server (`server`) send: key, message and operation of each. */
export const eventsOf = ({ components: { messages }, operations }, side) =>
  Object.entries(messages)
    .filter(([key]) => key.startsWith(`${side}.`))
    .map(([key, message]) => ({ key, message, operation: operations[key] }));

/** A sentence whose parts between backticks are code. */
export const sentence = (text) => text.split('`').map((part, index) => (index % 2 ? make('code', {}, part) : part));
