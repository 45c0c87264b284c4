import { geoGraticule10, geoNaturalEarth1, geoPath } from 'd3-geo';
import { useMemo } from 'react';
import styled from 'styled-components';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import world from 'world-atlas/land-110m.json';

const WIDTH = 720;
const HEIGHT = 360;

const atlas = world as unknown as Topology<{ land: GeometryCollection }>;
const projection = geoNaturalEarth1().fitSize([WIDTH, HEIGHT], { type: 'Sphere' });
const path = geoPath(projection).digits(1);
const land = path(feature(atlas, atlas.objects.land)) ?? '';
const lines = path(geoGraticule10()) ?? '';

export type WorldMapProps = {
  markers: readonly { lat: number; lng: number; label: string }[];
  /** What it shows, for a screen reader. */
  label: string;
  height: string;
};

/** Places on a map of the world that came with the app. East is at the right in every language. */
export const WorldMap = ({ markers, label, height }: WorldMapProps) => {
  const places = useMemo(
    () => markers.map(({ lat, lng, label: name }) => ({ name, at: projection([lng, lat]) ?? [0, 0] })),
    [markers],
  );
  return (
    <Picture
      role="img"
      aria-label={label}
      viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
      style={{ blockSize: height }}
    >
      <path className="lines" d={lines} />
      <path className="land" d={land} />
      {places.map(({ name, at: [x, y] }) => (
        <circle key={name} className="place" cx={x} cy={y} r={7}>
          <title>{name}</title>
        </circle>
      ))}
    </Picture>
  );
};

const Picture = styled.svg`
  display: block;
  inline-size: 100%;

  .lines {
    fill: none;
    stroke: ${({ theme }) => theme.color.border};
    stroke-width: 0.5;
  }

  .land {
    fill: ${({ theme }) => theme.color.borderStrong};
  }

  .place {
    fill: ${({ theme }) => theme.color.chart1};
    stroke: ${({ theme }) => theme.color.surface};
    stroke-width: 2;
  }
`;
