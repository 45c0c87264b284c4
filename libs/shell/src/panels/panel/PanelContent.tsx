import { ErrorState } from '@ezone/ui/error-state';
import type { ComponentType, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PartBoundary, useLazyContent } from '@ezone/ui/lazy-content';
import type { LazyContent } from '@ezone/ui/lazy-content';
import { commonMessages } from '../../notices/words';

export type PanelContentProps<Props> = {
  /** Fetches what stands in the panel, from `lazyContent`. Defined outside of components, so that it stays the same. */
  load: LazyContent<ComponentType<Props>>;
  /** What that is given. */
  props: Props;
  /** What stands there until it is fetched. @default nothing */
  waiting?: ReactNode;
};

/** The content of a panel, in a chunk of its own. Where that cannot be fetched, or breaks, it says so, in place, and tries again when told to. */
export const PanelContent = <Props extends object>({ load, props, waiting = null }: PanelContentProps<Props>) => {
  const { formatMessage } = useIntl();
  const [fetched, { retry, fail }] = useLazyContent(load);
  if (fetched.is === 'loading') return waiting;
  if (fetched.is === 'there')
    return (
      <PartBoundary onBreak={fail}>
        <fetched.part {...props} />
      </PartBoundary>
    );
  return (
    <ErrorState
      title={formatMessage(commonMessages.notLoaded)}
      retry={{ label: formatMessage(commonMessages.retry), onPress: retry }}
    >
      {formatMessage(commonMessages.fetchAdvice)}
    </ErrorState>
  );
};
