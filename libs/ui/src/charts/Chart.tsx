import { useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import { ErrorState } from '../error-state';
import { lazyContent, useLazyContent } from '../lazy-content';
import { chartColor, colorOf } from './ChartData';
import type { ChartData, ChartSeries } from './ChartData';
import { useIsNear } from './useIsNear';

export type ChartProps = {
  /** What is drawn. Drawn anew when it says something else. */
  data: ChartData;
  /** What it shows, for a screen reader: "Orders by day". Its values are read in a ChartTable of the same data. */
  label: string;
  /** A value in words. */
  format: (value: number, series: ChartSeries) => string;
  /** A value beside the scale: short. @default as `format` does, with the first series of that scale */
  formatTick?: (value: number, isOwnScale: boolean) => string;
  /** Its height with all that belongs to it, so that nothing moves when it arrives. @default '28rem' */
  height?: string;
  /** The shape alone, without scales, words and legend, as beside a number. @default false */
  isBare?: boolean;
  /** A point, a bar or a part was pressed; its place among the labels. Offer the same from the keyboard, in the table. */
  onPick?: (place: number) => void;
  /** What is said where the part that draws could not be fetched; nothing where it is bare. */
  words: { failed: string; retry: string };
};

const loadDrawing = lazyContent(() => import('./drawChart'));

/**
 * Lines, areas, columns or the parts of a whole, in the colours of the scheme. The library that draws them is fetched when the first
 * chart comes near the view. Time runs from left to right in every language.
 */
export const Chart = ({ data, label, height = '28rem', isBare = false, words, ...texts }: ChartProps) => {
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  const [fetched, { retry }] = useLazyContent(loadDrawing, isNear);
  const drawing = fetched.is === 'there' ? fetched.part : undefined;

  const draw = useEffectEvent((place: HTMLElement, { drawChart }: NonNullable<typeof drawing>) => {
    const { format, onPick } = texts;
    const formatTick = (value: number, isOwn: boolean) => {
      const ofScale = data.series.find((one) => (one.hasOwnScale ?? false) === isOwn);
      return texts.formatTick?.(value, isOwn) ?? (ofScale ? format(value, ofScale) : String(value));
    };
    return drawChart(place, { ...data, isBare, format, formatTick, ...(onPick && { onPick }) });
  });
  const said = JSON.stringify(data);
  useEffect(() => (plot.current && drawing ? draw(plot.current, drawing) : undefined), [drawing, said, isBare]);

  return (
    <Box ref={box} style={{ blockSize: height }} $isBare={isBare}>
      {/* Beside a number there is no room for it; where it has none, the number says enough. */}
      {fetched.is === 'failed' && !isBare ? (
        <ErrorState title={words.failed} retry={{ label: words.retry, onPress: retry }} />
      ) : (
        <>
          <Plot ref={plot} role="img" aria-label={label} dir="ltr" />
          {!isBare && <Legend data={data} />}
        </>
      )}
    </Box>
  );
};

/** The names beside their colours; a single series needs none, for the title says it. */
function Legend({ data: { kind, labels, series } }: { data: ChartData }) {
  const entries =
    kind === 'pie'
      ? labels.map((name, place) => ({ name, color: chartColor(place), isLine: false, isQuiet: false }))
      : series.map((one, place) => ({
          ...{ name: one.name, color: colorOf(one, place), isQuiet: one.isQuiet ?? false },
          isLine: (one.kind ?? kind) !== 'column',
        }));
  if (entries.length < 2) return null;
  return (
    <Names aria-hidden="true" data-legend>
      {entries.map(({ name, color, isLine, isQuiet }) => (
        <Name key={name}>
          <Swatch style={{ borderColor: color }} $isLine={isLine} $isQuiet={isQuiet} />
          <bdi>{name}</bdi>
        </Name>
      ))}
    </Names>
  );
}

const Box = styled.div<{ $isBare: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(2)};
  min-inline-size: 0;

  /* Highcharts gives its own box the size that it was drawn with, and would keep a narrower place from being one. */
  .highcharts-container {
    font-family: ${({ theme }) => theme.font.text};
  }

  .chart-tooltip {
    ${({ theme }) => theme.type.dense}
    color: ${({ theme }) => theme.color.text};

    td {
      padding-block: 0.2rem;
    }

    td:last-child {
      padding-inline-start: ${({ theme }) => theme.space(3)};
      text-align: end;
      ${({ theme }) => theme.figures}
    }
  }
`;

const Plot = styled.div`
  flex: 1;
  min-block-size: 0;
  min-inline-size: 0;
  overflow: hidden;
`;

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(4)}`};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Name = styled.li`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
`;

/* A line as it is drawn, or a piece of a column. */
const Swatch = styled.span<{ $isLine: boolean; $isQuiet: boolean }>`
  inline-size: ${({ $isLine }) => ($isLine ? '1.6rem' : '1rem')};
  border-block-start: ${({ $isLine }) => ($isLine ? '0.3rem' : '1rem')}
    ${({ $isLine, $isQuiet }) => ($isLine && $isQuiet ? 'dashed' : 'solid')};
  opacity: ${({ $isLine, $isQuiet }) => (!$isLine && $isQuiet ? 0.5 : 1)};
  /* It says which line is which: the drawing keeps its colours, too. */
  forced-color-adjust: none;
`;
