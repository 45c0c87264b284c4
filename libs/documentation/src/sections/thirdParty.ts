import { defineMessages } from 'react-intl';
import { page } from './Section';
import type { Section } from './Section';

const titles = defineMessages({
  section: { id: 'docs.section.thirdParty', defaultMessage: 'Third-party components' },
  formikAndYup: { id: 'docs.title.formikAndYup', defaultMessage: 'Forms: Formik and Yup' },
  reactAriaTables: { id: 'docs.title.reactAriaTables', defaultMessage: 'Tables: React Aria' },
  maps: { id: 'docs.title.maps', defaultMessage: 'Maps: TopoJSON and Highcharts' },
  highcharts: { id: 'docs.title.highcharts', defaultMessage: 'Charts: Highcharts' },
  elk: { id: 'docs.title.elk', defaultMessage: 'Charts of machines: elkjs' },
  fullcalendar: { id: 'docs.title.fullcalendar', defaultMessage: 'Calendar: FullCalendar' },
  prosemirror: { id: 'docs.title.prosemirror', defaultMessage: 'Rich text: ProseMirror' },
});

/** The libraries that do what is not ours. */
export const thirdParty: Section = {
  id: 'thirdParty',
  title: titles.section,
  pages: [
    page(
      'third-party-components/formik-and-yup',
      titles.formikAndYup,
      () => import('../guides/third-party/formik-and-yup.mdx'),
    ),
    page(
      'third-party-components/react-aria-tables',
      titles.reactAriaTables,
      () => import('../guides/third-party/react-aria-tables.mdx'),
    ),
    page('third-party-components/maps', titles.maps, () => import('../guides/third-party/maps.mdx')),
    page('third-party-components/highcharts', titles.highcharts, () => import('../guides/third-party/highcharts.mdx')),
    page('third-party-components/elk', titles.elk, () => import('../guides/third-party/elk.mdx')),
    page(
      'third-party-components/fullcalendar',
      titles.fullcalendar,
      () => import('../guides/third-party/fullcalendar.mdx'),
    ),
    page(
      'third-party-components/prosemirror',
      titles.prosemirror,
      () => import('../guides/third-party/prosemirror.mdx'),
    ),
  ],
};
