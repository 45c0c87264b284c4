import { useLanguage } from '@ezone/i18n';
import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { lazyContent } from '@ezone/ui/lazy-content';
import { useToast } from '../../notices/toast';
import { commonMessages } from '../../notices/words';
import type { KeySheetProps } from './KeySheet';
import { keyMessages } from './messages';
import { useKeys } from './useKeys';

const fetchSheet = lazyContent(async () => (await import('./KeySheet')).KeySheet);

/** Where the list of keys opens, by `?`. It is fetched when somebody asks for it first. */
export const KeySheetOutlet = () => {
  const { formatMessage } = useIntl();
  const { load } = useLanguage();
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [Sheet, setSheet] = useState<ComponentType<KeySheetProps> | null>(null);
  const open = async () => {
    const [fetched] = await Promise.all([fetchSheet(), load(['settings'])]);
    setSheet(() => fetched);
    setIsOpen(true);
  };
  useKeys([
    {
      keys: '?',
      icon: <Keyboard />,
      label: keyMessages.sheet,
      group: 'everywhere',
      run: () => {
        open().catch(() => {
          // No network, or a newer version has replaced the files. It may be asked for again.
          toast.show({
            variant: 'error',
            message: `${formatMessage(keyMessages.notLoaded)} ${formatMessage(commonMessages.fetchAdvice)}`,
            key: 'keys',
          });
        });
        return undefined;
      },
    },
  ]);
  return Sheet && <Sheet open={isOpen} onClose={() => setIsOpen(false)} />;
};
