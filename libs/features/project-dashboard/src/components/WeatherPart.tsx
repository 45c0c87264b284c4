import { RadioGroup } from '@ezone/ui/radio-group';
import { Select } from '@ezone/ui/select';
import { Cloud, CloudLightning, CloudRain, CloudSun, Snowflake, Sun } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { dashboardMessages, dashboardSentences, skyMessages, unitMessages, windMessages } from '../messages';
import type { Sky, Weather, WeatherLocation, Widget } from '../model/widget';
import { useWeatherChoice } from '../useWeatherChoice';
import { useWords } from '../useWords';
import { SidePart } from './SidePart';

const icons: Record<Sky, typeof Sun> = {
  sunny: Sun,
  'partly-cloudy': CloudSun,
  cloudy: Cloud,
  rain: CloudRain,
  storm: CloudLightning,
  snow: Snowflake,
};

type WeatherPartProps = { widget: Widget; weather: Weather };

/** The weather of a place today and in the next days. Place and units are the user's choice, which is kept. */
export const WeatherPart = ({ widget, weather }: WeatherPartProps) => {
  const { formatMessage } = useIntl();
  const { location, temperatureUnit, speedUnit, choose } = useWeatherChoice(weather);
  if (!location) return <SidePart widget={widget}>{formatMessage(dashboardMessages.noWeather)}</SidePart>;
  return (
    <SidePart widget={widget}>
      <Select
        label={formatMessage(dashboardMessages.location)}
        labelHidden
        size="dense"
        placeholder={formatMessage(dashboardMessages.location)}
        options={weather.locations.map(({ id, name }) => ({ id, label: name }))}
        value={location.id}
        onChange={(locationId) => {
          choose({ locationId });
        }}
      />
      <Forecast {...{ location, temperatureUnit, speedUnit }} />
      <RadioGroup
        label={formatMessage(dashboardMessages.temperatureUnit)}
        options={(['C', 'F'] as const).map((id) => ({ id, label: formatMessage(unitMessages[id]) }))}
        value={temperatureUnit}
        onChange={(unit) => {
          choose({ temperatureUnit: unit });
        }}
      />
      <RadioGroup
        label={formatMessage(dashboardMessages.speedUnit)}
        options={(['KMH', 'MPH'] as const).map((id) => ({ id, label: formatMessage(unitMessages[id]) }))}
        value={speedUnit}
        onChange={(unit) => {
          choose({ speedUnit: unit });
        }}
      />
    </SidePart>
  );
};

type ForecastProps = { location: WeatherLocation } & Pick<Weather, 'temperatureUnit' | 'speedUnit'>;

function Forecast({ location, temperatureUnit, speedUnit }: ForecastProps) {
  const { formatMessage, formatNumber, formatDate } = useIntl();
  const { percent } = useWords();
  const { icon, temperature, windSpeed, windDirection, rain, nextDays } = location;
  const degrees = (of: WeatherLocation['temperature']) =>
    formatNumber(of[temperatureUnit], {
      style: 'unit',
      unit: temperatureUnit === 'C' ? 'celsius' : 'fahrenheit',
    });
  const speed = formatNumber(windSpeed[speedUnit], {
    style: 'unit',
    unit: speedUnit === 'KMH' ? 'kilometer-per-hour' : 'mile-per-hour',
  });
  const Now = icons[icon];
  return (
    <>
      <Today>
        <Now aria-hidden />
        <p>
          <b>{degrees(temperature)}</b>
          <span>{formatMessage(skyMessages[icon])}</span>
        </p>
      </Today>
      <Facts>
        <div>
          <dt>{formatMessage(dashboardMessages.wind)}</dt>
          <dd>
            {formatMessage(dashboardSentences.windFrom, {
              speed,
              direction: formatMessage(windMessages[windDirection]),
            })}
          </dd>
        </div>
        <div>
          <dt>{formatMessage(dashboardMessages.rain)}</dt>
          <dd>{percent(rain / 100)}</dd>
        </div>
      </Facts>
      <Days aria-label={formatMessage(dashboardMessages.nextDays)}>
        {nextDays.map((next) => {
          const Icon = icons[next.icon];
          return (
            <li key={next.day}>
              <time dateTime={next.day.slice(0, 10)}>
                {formatDate(next.day, { weekday: 'short', timeZone: 'UTC' })}
              </time>
              <Icon role="img" aria-label={formatMessage(skyMessages[next.icon])} />
              <span>{degrees(next.temperature)}</span>
            </li>
          );
        })}
      </Days>
    </>
  );
}

const Today = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(4)};

  & > svg {
    flex: none;
    inline-size: 4.8rem;
    block-size: 4.8rem;
    stroke-width: 1.25;
    color: ${({ theme }) => theme.tone.primary.text};
  }

  & b {
    display: block;
    ${({ theme }) => theme.type.hero}
    ${({ theme }) => theme.figures}
  }

  & span {
    color: ${({ theme }) => theme.color.textMuted};
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};
  margin: 0;

  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${({ theme }) => theme.space(2)};
  }

  & dt {
    color: ${({ theme }) => theme.color.textMuted};
  }

  & dd {
    margin: 0;
  }
`;

const Days = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  padding-block: ${({ theme }) => theme.space(3)};
  border-block: 1px solid ${({ theme }) => theme.color.border};

  & > li {
    display: grid;
    justify-items: center;
    gap: ${({ theme }) => theme.space(1)};
    ${({ theme }) => theme.figures}
  }

  & time {
    ${({ theme }) => theme.type.caption}
    color: ${({ theme }) => theme.color.textMuted};
  }

  & svg {
    inline-size: 2.4rem;
    block-size: 2.4rem;
    stroke-width: 1.5;
  }
`;
