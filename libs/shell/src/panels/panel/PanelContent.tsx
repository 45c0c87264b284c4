import { ErrorState } from '@ezone/ui/error-state';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../notices/words';

export type PanelContentProps<Props> = {
  /** Fetches what stands in the panel. Defined outside of components, so that it stays the same. */
  load: () => Promise<ComponentType<Props>>;
  /** What that is given. */
  props: Props;
};

/** The content of a panel, in a chunk of its own. Where that cannot be fetched it says so, in place, and tries again when told to. */
export const PanelContent = <Props extends object>({ load, props }: PanelContentProps<Props>) => {
  const { formatMessage } = useIntl();
  const [fetched, setFetched] = useState<{ Content: ComponentType<Props> } | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isGone = false;
    load().then(
      (Content) => isGone || setFetched({ Content }),
      // No network, or a newer version has replaced the files.
      () => isGone || setFetched('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [load, attempt]);

  if (fetched === null) return null;
  if (fetched !== 'failed') return <fetched.Content {...props} />;
  const retry = () => {
    setFetched(null);
    setAttempt(attempt + 1);
  };
  return (
    <ErrorState
      title={formatMessage(commonMessages.notLoaded)}
      retry={{ label: formatMessage(commonMessages.retry), onPress: retry }}
    />
  );
};
