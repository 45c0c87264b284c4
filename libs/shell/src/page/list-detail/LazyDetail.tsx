import { PanelContent } from '../../panels/panel';
import type { PanelContentProps } from '../../panels/panel';
import { DetailSkeleton } from './DetailSkeleton';

export type LazyDetailProps<Props> = Pick<PanelContentProps<Props>, 'load' | 'props' | 'waiting'>;

/**
 * What an open record is drawn or written with, in a chunk of its own: lists are seen without it. What is shown already, as to be read,
 * stays as `waiting` until it is there.
 */
export const LazyDetail = <Props extends object>({
  waiting = <DetailSkeleton />,
  ...detail
}: LazyDetailProps<Props>) => <PanelContent {...detail} waiting={waiting} />;
