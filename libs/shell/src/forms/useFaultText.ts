import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { limitMessages } from '../notices/limit';
import type { Fault } from './fault';
import { boundMessages, exampleMessages, ruleMessages } from './messages';

/** An app's own sentences, by the codes in its rules: `string().required('titleNeeded')`. */
export type FaultWords = Readonly<Record<string, MessageDescriptor>>;

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value === 'string' ? 'text' : 'number');

const shortOf = { text: boundMessages.tooShort, list: boundMessages.tooFew, number: boundMessages.tooSmall };
const largeOf = { list: boundMessages.tooMany, number: boundMessages.tooLarge };

/**
 * The sentence for a fault: the app's for its code, else the general one for its kind of rule, else the fault's own
 * text.
 */
export const useFaultText = (words: FaultWords = {}) => {
  const { formatMessage, formatNumber } = useIntl();
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
          ? formatMessage(limitMessages.tooLong, { limit: Number(max), length: value.length })
          : formatMessage(largeOf[kind === 'list' ? kind : 'number'], { limit: Number(max ?? less) });
      case 'typeError':
        if (params['type'] === 'day') return formatMessage(ruleMessages.day);
        return params['type'] === 'number'
          ? formatMessage(exampleMessages.number, { example: formatNumber(1234.5, { minimumFractionDigits: 2 }) })
          : formatMessage(ruleMessages.other);
      case 'email':
      case 'url':
      case 'integer':
        return formatMessage(ruleMessages[type]);
      default:
        return formatMessage(ruleMessages.other);
    }
  };
};
