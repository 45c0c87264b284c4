import { directionOf, useLanguage } from '@ezone/i18n';
import type { Direction } from '@ezone/i18n';
import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Lays the page out in the direction that is set, whenever that becomes another: by a choice, a reset, or somebody else who is
 * here. Right-to-left counts for every language. Left-to-right is that of every language but Arabic, which keeps its own, or what
 * was chosen in this browser: it cannot be told from never having chosen.
 * @param set null while it is not known who is here
 */
export const useSetDirection = (set: Direction | null): void => {
  const { language, setDirection } = useLanguage();
  const follow = useEffectEvent(() => {
    const own = directionOf(language);
    if (set === 'rtl' || (set && own === 'ltr')) setDirection(set === own ? null : set);
  });
  // Before it is painted, so that nobody sees the page turn around.
  useLayoutEffect(() => follow(), [set]);
};
