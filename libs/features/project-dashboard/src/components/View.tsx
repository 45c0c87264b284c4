import { UsersRound, Wallet } from 'lucide-react';
import { useIntl } from 'react-intl';
import { dashboardMessages } from '../messages';
import type { TabId, Widget, WidgetId } from '../model/widget';
import type { Ranges } from '../useDashboard';
import { ChartWidget } from './ChartWidget';
import { ChartRow, NumberRow, Stack } from './Grid';
import { NumberCard } from './NumberCard';
import { TableCard } from './TableCard';

type ViewProps = { tab: TabId; widgets: readonly Widget[] } & Ranges;

/** The cards of a view. */
export const View = ({ tab, widgets, ...ranges }: ViewProps) => {
  const { formatMessage } = useIntl();
  /** Those of the widgets that the server has told of, in the order of the page. */
  const shown = (...ids: WidgetId[]) => ids.flatMap((id) => widgets.find((widget) => widget.id === id) ?? []);

  if (tab === 'home')
    return (
      <Stack>
        <NumberRow>
          {shown('widget1', 'widget2', 'widget3', 'widget4').map((widget) => (
            <NumberCard key={widget.id} widget={widget} {...ranges} />
          ))}
        </NumberRow>
        <ChartRow>
          {shown('widget5', 'widget6').map((widget) => (
            <ChartWidget key={widget.id} widget={widget} {...ranges} />
          ))}
        </ChartRow>
      </Stack>
    );
  if (tab === 'budget')
    return (
      <Stack>
        <ChartRow $isEven>
          {shown('widget8', 'widget9').map((widget) => (
            <ChartWidget key={widget.id} widget={widget} {...ranges} />
          ))}
        </ChartRow>
        {shown('widget10').map((widget) => (
          <TableCard
            key={widget.id}
            widget={widget}
            {...ranges}
            empty={formatMessage(dashboardMessages.noBudget)}
            icon={<Wallet />}
          />
        ))}
      </Stack>
    );
  return (
    <Stack>
      {shown('widget11').map((widget) => (
        <TableCard
          key={widget.id}
          widget={widget}
          {...ranges}
          isOfPeople
          empty={formatMessage(dashboardMessages.noTeam)}
          icon={<UsersRound />}
        />
      ))}
    </Stack>
  );
};
