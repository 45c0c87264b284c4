import { useCallback, useState } from 'react';
import type { ChatSession } from './chatSession';

const isText = (value: unknown): value is string => typeof value === 'string';

/** What was typed to a contact and is not sent; it is kept in the browser. */
export function useDraft({ kept }: ChatSession, contactId: string) {
  const name = `draft.${contactId}`;
  const [written, setWritten] = useState<{ name: string; text: string } | null>(null);
  const draft = written?.name === name ? written.text : (kept.read(name, isText) ?? '');
  const setDraft = useCallback(
    (text: string) => {
      setWritten({ name, text });
      if (text === '') kept.remove(name);
      else kept.write(name, text);
    },
    [kept, name],
  );
  return [draft, setDraft] as const;
}
