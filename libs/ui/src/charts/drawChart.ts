import { isolated } from '@ezone/text';
import Highcharts from 'highcharts/esm/highcharts.js';
import type { Options, Point, PointOptionsObject, SeriesOptionsType } from 'highcharts';
import { chartColor, colorOf } from './ChartData';
import type { ChartData, ChartSeries } from './ChartData';
import { labelPlaces } from './labelPlaces';

export type ChartDrawing = ChartData & {
  /** A value in words, as the one who points at it reads it. */
  format: (value: number, series: ChartSeries) => string;
  /** A value beside the scale: short. */
  formatTick: (value: number, isOwnScale: boolean) => string;
  /** The shape alone, without scales and words. */
  isBare: boolean;
  onPick?: (place: number) => void;
};

const TEXT = { color: 'var(--ez-text-muted)', fontSize: '1.2rem', fontWeight: 'normal' };
const AREA_OPACITY = 0.16;

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${String(letter.charCodeAt(0))};`);

/** Draws it into an element, with Highcharts, which is large: fetch this file by itself. Answers how to take it away. */
export function drawChart(place: HTMLElement, drawing: ChartDrawing): () => void {
  const chart = Highcharts.chart(place, optionsOf(drawing));
  // The place that it is drawn into has a name; Highcharts makes a second picture, without one.
  chart.renderer.box.removeAttribute('role');
  chart.renderer.box.setAttribute('aria-hidden', 'true');
  return () => {
    chart.destroy();
  };
}

function optionsOf(drawing: ChartDrawing): Options {
  const { kind, labels, series, isBare, onPick, formatTick } = drawing;
  const scale = (isOwn: boolean): NonNullable<Options['yAxis']> => ({
    title: { text: undefined },
    // There are no 1.3 orders.
    allowDecimals: series.some(
      (one) => (one.hasOwnScale ?? false) === isOwn && one.values.some((value) => !Number.isInteger(value ?? 0)),
    ),
    visible: !isBare,
    opposite: isOwn,
    // From nought, so that the area under a line is what it looks like.
    min: isBare ? undefined : 0,
    gridLineWidth: isOwn ? 0 : 1,
    gridLineColor: 'color-mix(in srgb, var(--ez-border-strong) 40%, transparent)',
    labels: { style: TEXT, formatter: ({ value }) => isolated(formatTick(Number(value), isOwn)) },
  });
  const hasOwnScale = series.some((one) => one.hasOwnScale);
  return {
    chart: {
      animation: false,
      backgroundColor: 'transparent',
      spacing: isBare ? [2, 0, 2, 0] : [8, 4, 4, 4],
      margin: isBare ? 0 : undefined,
      style: { fontFamily: 'inherit' },
    },
    // The table beside a chart is what is read: see Chart.
    accessibility: { enabled: false },
    credits: { enabled: false },
    legend: { enabled: false },
    title: { text: undefined },
    xAxis: {
      categories: labels.map(isolated),
      visible: !isBare,
      // Asked for again where the chart becomes narrower or wider, as when a phone is turned.
      tickPositioner() {
        return labelPlaces(labels.length, this.len);
      },
      // From edge to edge.
      ...(isBare && { min: 0.5, max: labels.length - 1.5 }),
      crosshair: kind === 'pie' ? false : { color: 'var(--ez-hover)' },
      lineColor: 'var(--ez-border-strong)',
      tickLength: 0,
      labels: { style: { ...TEXT, whiteSpace: 'nowrap' }, rotation: 0 },
    },
    yAxis: hasOwnScale ? [scale(false) as object, scale(true) as object] : scale(false),
    tooltip: {
      enabled: !isBare,
      shared: true,
      useHTML: true,
      animation: false,
      backgroundColor: 'var(--ez-raised)',
      borderColor: 'var(--ez-border-strong)',
      borderRadius: 6,
      shadow: false,
      style: { color: 'var(--ez-text)', fontSize: '1.3rem' },
      formatter() {
        return tooltipOf(drawing, this);
      },
    },
    plotOptions: {
      series: {
        animation: false,
        cursor: onPick ? 'pointer' : undefined,
        states: { inactive: { enabled: false }, hover: { lineWidthPlus: 0, halo: { size: 0 } } },
        point: { events: { click: ({ point }) => onPick?.(point.index) } },
      },
      line: { marker: { enabled: false }, lineWidth: 2 },
      area: { marker: { enabled: false }, lineWidth: 2, fillOpacity: AREA_OPACITY },
      column: { borderWidth: 0, borderRadius: 3, maxPointWidth: 40, groupPadding: 0.12, pointPadding: 0.06 },
      pie: {
        innerSize: '64%',
        size: '100%',
        borderColor: 'var(--ez-surface)',
        borderWidth: 2,
        borderRadius: 0,
        dataLabels: { enabled: false },
      },
    },
    series: series.map((one, at) => seriesOf(drawing, one, at)),
  };
}

function seriesOf({ kind, labels, onPick }: ChartDrawing, one: ChartSeries, at: number): SeriesOptionsType {
  const color = colorOf(one, at);
  const data: PointOptionsObject[] = one.values.map((value, place) => ({
    y: value,
    ...(kind === 'pie' && { name: labels[place], color: chartColor(place) }),
  }));
  const isArea = (one.kind ?? kind) === 'area' && !one.isQuiet;
  return {
    id: one.id,
    name: one.name,
    // What is compared with is a line, so that it hides nothing.
    type: one.isQuiet && kind !== 'pie' && kind !== 'column' ? 'line' : (one.kind ?? kind),
    data,
    color,
    yAxis: one.hasOwnScale ? 1 : 0,
    zIndex: one.isQuiet ? 1 : 2,
    ...(isArea && { fillColor: `color-mix(in srgb, ${color} ${String(AREA_OPACITY * 100)}%, transparent)` }),
    ...(one.isQuiet && ((one.kind ?? kind) === 'column' ? { opacity: 0.5 } : { dashStyle: 'ShortDash' })),
    ...(onPick && { stickyTracking: true }),
  } as SeriesOptionsType;
}

/** What is said of the place that is pointed at: all that the series have there. */
function tooltipOf({ kind, labels, series, format }: ChartDrawing, { index }: Point): string {
  const rows = series.flatMap((one, at) => {
    const value = one.values[index];
    if (value === null || value === undefined) return [];
    const color = kind === 'pie' ? chartColor(index) : colorOf(one, at);
    return `<tr><td><span style="color:${color}">●</span> ${isolated(escaped(one.name))}</td><td><b>${escaped(format(value, one))}</b></td></tr>`;
  });
  return `<div class="chart-tooltip">${isolated(escaped(labels[index] ?? ''))}<table><tbody>${rows.join('')}</tbody></table></div>`;
}
