import { geoMercator, geoPath } from 'd3-geo';
import { useMemo } from 'react';
import styled from 'styled-components';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import world from 'world-atlas/countries-110m.json';
import type { OrderAddress } from '../model/order';

const WIDTH = 480;
const HEIGHT = 240;
/** So that about a third of a continent is seen around the place. */
const SCALE = 480;
/** Further to the poles there is nothing to see on a flat map. */
const MOST_NORTH = 78;

const atlas = world as unknown as Topology<{ countries: GeometryCollection; land: GeometryCollection }>;
const land = feature(atlas, atlas.objects.land);
const borders = mesh(atlas, atlas.objects.countries, (one, other) => one !== other);

export type OrderMapProps = {
  place: OrderAddress;
  /** What the picture shows; the address and its coordinates stand beside it as text. */
  label: string;
};

/** Where an address is: drawn here, from a map of the world that came with the app. */
export const OrderMap = ({ place: { lat, lng }, label }: OrderMapProps) => {
  const paths = useMemo(() => {
    const center: [number, number] = [lng, Math.max(-MOST_NORTH, Math.min(MOST_NORTH, lat))];
    const projection = geoMercator()
      .rotate([-center[0], 0])
      .center([0, center[1]])
      .scale(SCALE)
      .translate([WIDTH / 2, HEIGHT / 2])
      .clipExtent([
        [0, 0],
        [WIDTH, HEIGHT],
      ]);
    const path = geoPath(projection).digits(1);
    return {
      land: path(land) ?? '',
      borders: path(borders) ?? '',
      point: projection([lng, lat]) ?? [WIDTH / 2, HEIGHT / 2],
    };
  }, [lat, lng]);
  const [x, y] = paths.point;
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}>
      <path className="land" d={paths.land} />
      <path className="borders" d={paths.borders} />
      <circle className="halo" cx={x} cy={y} r={14} />
      <circle className="point" cx={x} cy={y} r={6} />
    </Picture>
  );
};

/* The time axis of a chart and the east of a map stay where they are in every language. */
const Picture = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: ${WIDTH} / ${HEIGHT};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.tone.info.tint};

  .land {
    fill: ${({ theme }) => theme.color.surface};
    stroke: ${({ theme }) => theme.color.borderStrong};
  }

  .borders {
    fill: none;
    stroke: ${({ theme }) => theme.color.borderStrong};
    stroke-width: 0.7;
  }

  .halo {
    fill: ${({ theme }) => theme.tone.primary.solid};
    opacity: 0.25;
  }

  .point {
    fill: ${({ theme }) => theme.tone.primary.solid};
    stroke: ${({ theme }) => theme.color.surface};
    stroke-width: 2;
  }
`;
