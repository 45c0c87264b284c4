import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useToast } from '../notices/toast';
import { commonMessages } from '../notices/words';
import { formMessages } from './messages';

/**
 * Says, when a form is left, that what was typed is kept as a draft and not saved, and leads back.
 * @param isKept whether there is such a draft
 */
export function useSayUnsaved(isKept: boolean): void {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const isHere = useRef(false);
  const say = useEffectEvent(() => {
    if (!isKept) return;
    toast.show({
      variant: 'info',
      message: formatMessage(formMessages.left),
      action: { label: formatMessage(commonMessages.back), onPress: () => void navigate(pathname + search) },
      key: `unsaved ${pathname}`,
    });
  });
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      // A form that is drawn anew, as strict mode does, has not been left.
      queueMicrotask(() => {
        if (!isHere.current) say();
      });
    };
  }, []);
}
