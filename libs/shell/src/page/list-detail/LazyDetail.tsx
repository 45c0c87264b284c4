import { PanelContent } from '../../panels/panel';
import type { PanelContentProps } from '../../panels/panel';
import { DetailSkeleton } from './DetailSkeleton';

export type LazyDetailProps<Props> = Pick<PanelContentProps<Props>, 'load' | 'props'>;

/** What an open record is drawn or written with, in a chunk of its own: lists are seen without it. */
export const LazyDetail = <Props extends object>(detail: LazyDetailProps<Props>) => (
  <PanelContent {...detail} waiting={<DetailSkeleton />} />
);
