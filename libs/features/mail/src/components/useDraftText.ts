import { useIntl } from 'react-intl';
import type { Attachment, Mail, Recipient } from '../model/mail';
import { writtenAs } from '../model/recipients';

/** The text of HTML. It is parsed in a document of its own, in which nothing runs or loads. */
const textOf = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent;

/** Says the value of a field in words, where two versions of a draft are compared. */
export function useDraftText() {
  const { formatList } = useIntl();
  return (field: keyof Mail, value: unknown): string => {
    if (field === 'to') return formatList((value as Recipient[]).map(writtenAs));
    if (field === 'attachments') return formatList((value as Attachment[]).map(({ fileName }) => fileName));
    const text = String(value ?? '');
    return field === 'message' ? textOf(text) : text;
  };
}
