import { useLanguage } from '@ezone/i18n';
import { useState } from 'react';
import type { ComponentType } from 'react';
import type { KeySheetProps } from './KeySheet';
import { keyMessages } from './messages';
import { useKeys } from './useKeys';

/** Where the list of keys opens, by `?`. It is fetched when somebody asks for it first. */
export const KeySheetOutlet = () => {
  const { load } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const [Sheet, setSheet] = useState<ComponentType<KeySheetProps> | null>(null);
  const open = async () => {
    const [{ KeySheet }] = await Promise.all([import('./KeySheet'), load(['settings'])]);
    setSheet(() => KeySheet);
    setIsOpen(true);
  };
  useKeys([
    {
      keys: '?',
      label: keyMessages.sheet,
      group: 'everywhere',
      run: () => {
        // Without network it does not open, and may be asked for again.
        open().catch(() => undefined);
        return undefined;
      },
    },
  ]);
  return Sheet && <Sheet open={isOpen} onClose={() => setIsOpen(false)} />;
};
