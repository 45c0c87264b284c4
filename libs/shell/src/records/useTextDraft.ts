import { useCallback, useState } from 'react';
import type { RecordDrafts } from './recordDrafts';

/**
 * A text that is being typed about a record and is no field of it, as a comment: it is kept with every key, and is there again after the
 * page was left or loaded anew.
 * @param list under which name such texts are kept
 * @param id what the text is about
 * @param first what stands there where nothing has been typed
 */
export function useTextDraft(drafts: RecordDrafts, list: string, id: string, first = '') {
  const [written, setWritten] = useState<{ id: string; text: string } | null>(null);
  const text = written?.id === id ? written.text : drafts.read(list, id)?.['text'];
  const setText = useCallback(
    (next: string) => {
      setWritten({ id, text: next });
      if (next === first) drafts.forget(list, id);
      else drafts.keep(list, id, { text: next });
    },
    [drafts, list, id, first],
  );
  return [typeof text === 'string' ? text : first, setText] as const;
}
