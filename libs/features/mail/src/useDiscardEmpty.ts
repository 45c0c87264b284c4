import { useEffect, useEffectEvent, useRef } from 'react';
import { isEmptyDraft } from './model/mail';
import type { useMails } from './useMails';

/**
 * Takes away drafts that nothing was written in, when their writer goes on to something else.
 * @param writing those that are open
 */
export function useDiscardEmpty(writing: readonly string[], { mails, read }: ReturnType<typeof useMails>): void {
  const beforeRef = useRef(writing);
  const leave = useEffectEvent((id: string) => {
    const draft = read(id);
    if (draft && isEmptyDraft(draft)) mails.remove([id]);
  });
  // After the editor has gone, which hands over what was typed last.
  useEffect(() => {
    for (const id of beforeRef.current) if (!writing.includes(id)) leave(id);
    beforeRef.current = writing;
  }, [writing]);
}
