import { useLanguage } from '@ezone/i18n';
import type { Namespace } from '@ezone/i18n';
import { lazyContent } from '@ezone/ui/lazy-content';
import type { LazyContent } from '@ezone/ui/lazy-content';
import { useMemo } from 'react';

/**
 * What fetches a part of the app together with sentences that its page does without until then.
 * @param load from `lazyContent`, the same as long as it is the same part
 */
export function useLazyWithSentences<Part>(load: LazyContent<Part>, namespace: Namespace): LazyContent<Part> {
  const { load: loadSentences } = useLanguage();
  return useMemo(
    () =>
      lazyContent(async () => {
        const [part] = await Promise.all([load(), loadSentences([namespace])]);
        return part;
      }),
    [load, loadSentences, namespace],
  );
}
