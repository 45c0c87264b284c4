import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { Fault } from './fault';
import { boundMessages, ruleMessages } from './messages';

/** Words of one's own for faults, by the codes that the rules give: `string().required('titleNeeded')`. */
export type FaultWords = Readonly<Record<string, MessageDescriptor>>;

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value === 'string' ? 'text' : 'number');

const shortOf = { text: boundMessages.tooShort, list: boundMessages.tooFew, number: boundMessages.tooSmall };
const largeOf = { list: boundMessages.tooMany, number: boundMessages.tooLarge };

/** Says what a rule found: in the words given for its code, else in those that every form has for its kind, else as it stands. */
export const useFaultText = (words: FaultWords = {}) => {
  const { formatMessage } = useIntl();
  return ({ message, type, params = {} }: Fault): string => {
    const own = words[message];
    if (own) return formatMessage(own);
    const { value, min, max, more, less } = params;
    const kind = kindOf(value);
    switch (type) {
      case undefined:
        // A sentence of the server.
        return message;
      case 'required':
      case 'optionality':
      case 'nullable':
        return formatMessage(ruleMessages.required);
      case 'oneOf':
        return formatMessage(typeof value === 'boolean' ? ruleMessages.ticked : ruleMessages.chosen);
      case 'min':
        return more === 0
          ? formatMessage(ruleMessages.positive)
          : formatMessage(shortOf[kind], { limit: Number(min ?? more) });
      case 'max':
        return typeof value === 'string'
          ? formatMessage(boundMessages.tooLong, { limit: Number(max), length: value.length })
          : formatMessage(largeOf[kind === 'list' ? kind : 'number'], { limit: Number(max ?? less) });
      case 'typeError':
        return formatMessage(params['type'] === 'number' ? ruleMessages.number : ruleMessages.other);
      case 'email':
      case 'url':
      case 'integer':
        return formatMessage(ruleMessages[type]);
      default:
        return formatMessage(ruleMessages.other);
    }
  };
};
