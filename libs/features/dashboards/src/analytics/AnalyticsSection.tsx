import { useFetched } from '@ezone/shell/notices/dialog';
import { useApi } from '@ezone/shell/data/query';
import { QueryNews } from '@ezone/shell/data/query-view';
import { commonMessages } from '@ezone/shell/notices/words';
import { chartSentences } from '@ezone/shell/page/charts';
import { lazyContent } from '@ezone/ui/lazy-content';
import { NativeSelect } from '@ezone/ui/native-select';
import { Switch } from '@ezone/ui/switch';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { analyticsMessages } from './messages';
import { ranges } from './model/range';
import { OwnNumbers } from './OwnNumbers';
import type { Picked } from './Picked';
import { PlacesCard } from './PlacesCard';
import { CampaignsCard, DevicesCard, SalesCard, ViewsCard, VisitorsCard } from './SampleCards';
import { TargetCard } from './TargetCard';
import { useAnalyticsAddress } from './useAnalyticsAddress';

const loadRows = lazyContent(async () => (await import('./RowsDialog')).RowsDialog);

/** Often enough for somebody who leaves it on a screen. */
const REFRESH = 5 * 60_000;

/** The numbers: those that Ezone has counted, and beside them the sample data, over the time that the address says. */
export const AnalyticsSection = () => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const address = useAnalyticsAddress();
  const options = { refetchInterval: REFRESH, meta: { suppressToast: true } };
  const activity = useQuery({
    queryKey: ['analytics', 'activity'],
    queryFn: ({ signal }) => api.getAnalyticsActivity({ signal }),
    ...options,
  });
  const widgets = useQuery({
    queryKey: ['analytics', 'widgets'],
    queryFn: ({ signal }) => api.getAnalyticsWidgets({ signal }),
    ...options,
  });
  const rows = useFetched(loadRows);
  const [picked, setPicked] = useState<Picked | null>(null);
  const onPick = (wanted: Picked) => {
    setPicked(wanted);
    void rows.open();
  };
  const sample = { query: widgets, address, onPick };

  return (
    <Section aria-labelledby="numbers">
      <Head>
        <h2 id="numbers">{formatMessage(analyticsMessages.numbers)}</h2>
        <Controls>
          <Switch isSelected={address.isCompared} onChange={address.setCompared}>
            {formatMessage(analyticsMessages.compare)}
          </Switch>
          <NativeSelect
            label={formatMessage(analyticsMessages.range)}
            labelHidden
            options={ranges.map((id) => ({ id, label: formatMessage(analyticsMessages[id]) }))}
            value={address.range}
            onChange={address.setRange}
          />
        </Controls>
      </Head>
      <QueryNews
        query={widgets}
        loading={formatMessage(commonMessages.loading)}
        failed={formatMessage(chartSentences.failed, { title: formatMessage(analyticsMessages.sample) })}
      />
      <OwnNumbers query={activity} address={address} onPick={onPick} />
      <Cards>
        <TargetCard
          {...{ ...sample, title: formatMessage(analyticsMessages.conversions) }}
          select={(all) => all.widget2}
        />
        <TargetCard
          {...{ ...sample, title: formatMessage(analyticsMessages.impressions) }}
          select={(all) => all.widget3}
        />
        <TargetCard {...{ ...sample, title: formatMessage(analyticsMessages.visits) }} select={(all) => all.widget4} />
      </Cards>
      <WideCards>
        <VisitorsCard {...sample} />
        <DevicesCard {...sample} />
      </WideCards>
      <Cards>
        <ViewsCard {...sample} />
        <SalesCard {...sample} />
      </Cards>
      <Cards>
        <PlacesCard query={widgets} />
        <CampaignsCard query={widgets} />
      </Cards>
      {rows.opened && picked && <rows.opened picked={picked} onClose={rows.close} />}
    </Section>
  );
};

const Section = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  min-inline-size: 0;

  ${({ theme }) => theme.up.lg} {
    gap: ${({ theme }) => theme.space(6)};
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(3)};

  & > h2 {
    ${({ theme }) => theme.type.section}
  }
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(5)}`};
`;

const Cards = styled.div`
  display: grid;
  gap: inherit;
  min-inline-size: 0;

  ${({ theme }) => theme.up.md} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`;

const WideCards = styled(Cards)`
  ${({ theme }) => theme.up.md} {
    grid-auto-flow: row;
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;
