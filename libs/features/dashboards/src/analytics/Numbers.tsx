import { commonMessages } from '@ezone/shell/notices/words';
import { useIsNear } from '@ezone/ui/charts';
import { ErrorState } from '@ezone/ui/error-state';
import { lazyContent, useLazyContent } from '@ezone/ui/lazy-content';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';

const loadSection = lazyContent(async () => (await import('./AnalyticsSection')).AnalyticsSection);

/** The numbers, once one comes near them: the page that everybody begins with is not to wait for them. */
export const Numbers = () => {
  const { formatMessage } = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const [fetched, { retry }] = useLazyContent(loadSection, useIsNear(place));
  return (
    <Place ref={place} id="analytics">
      {fetched.is === 'there' && <fetched.part />}
      {fetched.is === 'failed' && (
        <ErrorState
          title={formatMessage(commonMessages.notLoaded)}
          retry={{ label: formatMessage(commonMessages.retry), onPress: retry }}
        />
      )}
    </Place>
  );
};

const Place = styled.div`
  min-block-size: 60rem;
`;
