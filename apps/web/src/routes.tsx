import { documentationRoutes } from '@ezone/documentation';
import { academyRoutes } from '@ezone/features/academy';
import { accountRoutes } from '@ezone/features/account';
import { accountingRoutes } from '@ezone/features/accounting';
import { administrationRoutes } from '@ezone/features/administration';
import { contactsRoutes } from '@ezone/features/contacts';
import { calendarRoutes } from '@ezone/features/calendar';
import { dashboardRoutes } from '@ezone/features/dashboards';
import { demoPageRoutes } from '@ezone/features/demo-pages';
import { shopOrderRoutes, shopProductRoutes } from '@ezone/features/e-commerce';
import { errorRoutes } from '@ezone/features/errors';
import { fileManagerRoutes } from '@ezone/features/file-manager';
import { helpRoutes } from '@ezone/features/help';
import { homeRoutes } from '@ezone/features/home';
import { iconRoutes } from '@ezone/features/icons';
import { invoiceRoutes } from '@ezone/features/invoices';
import { mailRoutes } from '@ezone/features/mail';
import { notesRoutes } from '@ezone/features/notes';
import { pageLayoutRoutes } from '@ezone/features/page-layouts';
import { profileRoutes } from '@ezone/features/profile';
import { projectDashboardRoutes } from '@ezone/features/project-dashboard';
import { roleExampleRoutes } from '@ezone/features/role-examples';
import { scrumboardRoutes } from '@ezone/features/scrumboard';
import { searchRoutes } from '@ezone/features/search';
import { todoRoutes } from '@ezone/features/todo';
import { uiPageRoutes } from '@ezone/features/ui-pages';
import { authRoutes } from '@ezone/shell/sign-in';
import type { RouteTable } from '@ezone/shell/routing';

/** Every page of the product. Router, guard, menu and search follow from this list. */
export const routeTable: RouteTable = {
  routes: [
    ...academyRoutes,
    ...accountRoutes,
    ...accountingRoutes,
    ...administrationRoutes,
    ...authRoutes,
    ...contactsRoutes,
    ...dashboardRoutes,
    ...demoPageRoutes,
    ...fileManagerRoutes,
    ...helpRoutes,
    ...homeRoutes,
    ...invoiceRoutes,
    ...calendarRoutes,
    ...mailRoutes,
    ...notesRoutes,
    ...pageLayoutRoutes,
    ...iconRoutes,
    ...profileRoutes,
    ...projectDashboardRoutes,
    ...scrumboardRoutes,
    ...searchRoutes,
    ...shopOrderRoutes,
    ...shopProductRoutes,
    ...todoRoutes,
    ...uiPageRoutes,
    ...documentationRoutes,
    ...roleExampleRoutes,
    ...errorRoutes,
  ],
  redirects: {
    '/': '/apps/dashboards/analytics',
    '/apps/academy': '/apps/academy/courses',
    '/apps/e-commerce': '/apps/e-commerce/products',
  },
};
