import { moneyText } from '@ezone/money';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { titleMessages } from './messages';
import type { Widget } from './model/widget';

type Known = Readonly<Partial<Record<string, MessageDescriptor>>>;

/** How widgets are told in the language of the page: what the server calls them, and their numbers. */
export function useWords() {
  const intl = useIntl();
  return useMemo(() => {
    /** The words for an id, and for one that is not known those of the server. */
    const wordsOf = (known: Known, id: string, otherwise: string) => {
      const message = known[id];
      return message ? intl.formatMessage(message) : otherwise;
    };
    const percent = (share: number, signDisplay: 'auto' | 'exceptZero' = 'auto') =>
      intl.formatNumber(share, { style: 'percent', signDisplay });
    return {
      wordsOf,
      titleOf: ({ id, title }: Widget) => wordsOf(titleMessages, id, title),
      percent,
      numberIn: (unit: 'count' | 'money', count: number) =>
        unit === 'money' ? moneyText(intl, count, { maximumFractionDigits: 0 }) : intl.formatNumber(count),
    };
  }, [intl]);
}
