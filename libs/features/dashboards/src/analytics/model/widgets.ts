import type { AnswerOf } from '@ezone/api-client';
import type { ShownQuery } from '@ezone/shell/data/query-view';

/** The sample data: nine widgets in one answer. */
export type Widgets = AnswerOf<'getAnalyticsWidgets'>;

/** What a card needs of the answer that all of them share. */
export const partOf = <Part>(query: ShownQuery<Widgets>, select: (widgets: Widgets) => Part): ShownQuery<Part> => ({
  ...query,
  data: query.data && select(query.data),
});
