import { Injectable } from '@nestjs/common';
import { dated, type Undated } from '../../platform/charts/dated';
import { SeededDocuments } from '../../platform/records/seeded-documents';
import type { AnalyticsWidgetsDto } from './analytics-dashboard.dto';
import { demoWidgets } from './analytics-dashboard.seed.data';

/** The widgets of the analytics dashboard, which all users share. */
@Injectable()
export class AnalyticsDashboardService {
  private readonly document;

  constructor(documents: SeededDocuments) {
    this.document = documents.open<Undated<AnalyticsWidgetsDto>>({
      name: 'analytics-dashboard-app/widgets',
      seed: demoWidgets,
      empty: EMPTY,
    });
  }

  /** The widgets, as of today. */
  async widgets(): Promise<AnalyticsWidgetsDto> {
    return dated<AnalyticsWidgetsDto>(await this.document.read());
  }
}

/** The widgets of a dashboard that nothing has been counted for. */
const EMPTY: AnalyticsWidgetsDto = {
  widget1: { title: 'Visitors', currentRange: 'thisYear', periods: [] },
  widget2: { title: 'Conversions', value: 0, ofTarget: 0, series: [] },
  widget3: { title: 'Impressions', value: 0, ofTarget: 0, series: [] },
  widget4: { title: 'Visits', value: 0, ofTarget: 0, series: [] },
  widget5: { title: 'Visitors and page views', series: [] },
  widget6: { title: 'Where visitors are', markers: [] },
  widget7: { title: 'Visits by device', currentRange: 'TW', periods: [] },
  widget8: { title: 'Sales', currentRange: 'TW', periods: [] },
  widget9: { title: 'Campaigns', rows: [] },
};
