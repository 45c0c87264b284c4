import { localStore, readJson } from '@ezone/shell/data/storage';
import { useCurrentUser } from '@ezone/shell/session';
import { useState } from 'react';
import type { Weather } from './model/widget';

/** Where the weather is shown of, and in which units. */
export type WeatherChoice = Pick<Weather, 'temperatureUnit' | 'speedUnit'> & { locationId: string };

const keyOf = (userId: string) => `ezone.weather.${userId}`;

/** What is kept may have been written by anybody: what is no choice counts as none. */
const readChoice = (userId: string): Partial<WeatherChoice> => {
  const kept = readJson(localStore, keyOf(userId));
  if (typeof kept !== 'object' || kept === null) return {};
  const { locationId, temperatureUnit, speedUnit } = kept as Record<string, unknown>;
  return {
    ...(typeof locationId === 'string' && { locationId }),
    ...((temperatureUnit === 'C' || temperatureUnit === 'F') && { temperatureUnit }),
    ...((speedUnit === 'KMH' || speedUnit === 'MPH') && { speedUnit }),
  };
};

/** What the user has chosen about the weather in this browser, else what the server shows first. It is there again at the next visit. */
export function useWeatherChoice({ currentLocation, temperatureUnit, speedUnit, locations }: Weather) {
  const userId = useCurrentUser()?.uuid ?? '';
  const [chosen, setChosen] = useState(() => readChoice(userId));
  const locationId = chosen.locationId ?? currentLocation;
  return {
    location: locations.find(({ id }) => id === locationId) ?? locations[0],
    temperatureUnit: chosen.temperatureUnit ?? temperatureUnit,
    speedUnit: chosen.speedUnit ?? speedUnit,
    choose: (change: Partial<WeatherChoice>) => {
      // What another tab has chosen meanwhile stays.
      const next = { ...readChoice(userId), ...change };
      setChosen(next);
      localStore.write(keyOf(userId), JSON.stringify(next));
    },
  };
}
