import type { Widget } from '../model/widget';
import type { Ranges } from '../useDashboard';
import { Schedule } from './Schedule';
import { WeatherPart } from './WeatherPart';

type SideProps = { widgets: readonly Widget[] } & Ranges;

/** What stands beside every view: what is planned, and the weather. */
export const Side = ({ widgets, ...ranges }: SideProps) => (
  <>
    {widgets.map((widget) => {
      if (widget.kind === 'schedule') return <Schedule key={widget.id} widget={widget} {...ranges} />;
      return widget.weather && <WeatherPart key={widget.id} widget={widget} weather={widget.weather} />;
    })}
  </>
);
