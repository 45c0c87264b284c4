import type { Language } from '@ezone/i18n';
import { Badge } from '@ezone/ui/badge';
import { useIntl } from 'react-intl';
import type { MenuIcon } from '../../../routing/menu';
import type { AccessLevel, AppRoute, MenuEntry, MenuFolder, MenuGroup } from '../../../routing';

const Nothing = () => null;

const sentences: Record<string, Partial<Record<Language, string>>> = {
  Analytics: { tr: 'Analitik', ar: 'التحليلات' },
  Mail: { tr: 'Posta', ar: 'البريد' },
  Notes: { tr: 'Notlar', ar: 'الملاحظات' },
  'To-Do': { tr: 'Yapılacaklar', ar: 'المهام' },
  Banking: { tr: 'Bankacılık', ar: 'الخدمات المصرفية' },
  'Chart of accounts': { tr: 'Hesap planı', ar: 'دليل الحسابات' },
  FAQ: { tr: 'SSS', ar: 'الأسئلة الشائعة' },
  'Knowledge base': { tr: 'Bilgi bankası', ar: 'قاعدة المعرفة' },
  Icons: { tr: 'Simgeler', ar: 'الأيقونات' },
  'Admin example': { tr: 'Yönetici örneği', ar: 'مثال المدير' },
  'Staff example': { tr: 'Personel örneği', ar: 'مثال الموظف' },
  Team: { tr: 'Ekip', ar: 'الفريق' },
  waiting: { en: 'messages wait', tr: 'bekleyen mesaj var', ar: 'رسائل بانتظارك' },
  'Guest example': { tr: 'Misafir örneği', ar: 'مثال الزائر' },
  'Projects today': { tr: 'Bugünkü projeler', ar: 'مشاريع اليوم' },
  Calendar: { tr: 'Takvim', ar: 'التقويم' },
  Contacts: { tr: 'Kişiler', ar: 'جهات الاتصال' },
  Chat: { tr: 'Sohbet', ar: 'الدردشة' },
  Scrumboard: { tr: 'Scrum panosu', ar: 'لوحة سكرم' },
  'File manager': { tr: 'Dosya yöneticisi', ar: 'مدير الملفات' },
  Academy: { tr: 'Akademi', ar: 'الأكاديمية' },
  Shop: { tr: 'Mağaza', ar: 'المتجر' },
  Profile: { tr: 'Profil', ar: 'الملف الشخصي' },
  Invoices: { tr: 'Faturalar', ar: 'الفواتير' },
  Pricing: { tr: 'Fiyatlar', ar: 'الأسعار' },
  'Page layouts': { tr: 'Sayfa düzenleri', ar: 'تخطيطات الصفحات' },
  Typography: { tr: 'Yazı', ar: 'الخطوط' },
  'Helper classes': { tr: 'Yardımcı sınıflar', ar: 'الأصناف المساعدة' },
  Documentation: { tr: 'Belgeler', ar: 'التوثيق' },
};

/** The words of the sample routes, which no namespace holds. */
export const sampleWords = (language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sentences).map(([title, words]) => [`menu.sample.${title}`, words[language] ?? title]),
  );

const count = (number: number, what: string) => {
  const Count = () => {
    const { formatNumber } = useIntl();
    return <Badge count={number} label={`${formatNumber(number)} ${what}`} />;
  };
  return () => Promise.resolve(Count);
};

const route = (
  path: string,
  group: MenuGroup,
  title: string,
  icon: MenuIcon,
  more: { access?: AccessLevel; badge?: MenuEntry['badge']; isOnPhone?: boolean; create?: AppRoute['create'] } = {},
): AppRoute => ({
  path,
  access: more.access,
  title: { id: `menu.sample.${title}`, defaultMessage: title },
  messages: [],
  lazy: () => Promise.resolve({ Page: Nothing }),
  create: more.create,
  menu: { group, order: 0, icon, badge: more.badge, isOnPhone: more.isOnPhone },
});

/** A page that no menu shows. */
export const samplePage = (path: string, access?: AccessLevel): AppRoute => ({
  path,
  access,
  title: { id: `menu.sample.${path}`, defaultMessage: path },
  messages: [],
  lazy: () => Promise.resolve({ Page: Nothing }),
});

/** A route table for stories and specs, with every group and access level. */
export const sampleRoutes: readonly AppRoute[] = [
  route('/apps/dashboards/analytics', 'applications', 'Analytics', 'dashboard', { access: 'user' }),
  route('/apps/mail', 'applications', 'Mail', 'board', { access: 'user', badge: count(25, 'unread'), isOnPhone: true }),
  route('/apps/notes/*', 'applications', 'Notes', 'note', {
    access: 'user',
    create: { path: '/apps/notes?new', title: { id: 'menu.notes.create', defaultMessage: 'New note' } },
  }),
  route('/apps/todo', 'applications', 'To-Do', 'board', { access: 'user', badge: count(3, 'due') }),
  route('/banking', 'applications', 'Banking', 'bank', { access: 'user' }),
  route('/chart_of_account', 'applications', 'Chart of accounts', 'tree', { access: 'user' }),
  route('/pages/faq', 'pages', 'FAQ', 'help'),
  route('/pages/knowledge-base', 'pages', 'Knowledge base', 'help'),
  route('/ui/icons', 'userInterface', 'Icons', 'dashboard'),
  route('/auth/admin-role-example', 'auth', 'Admin example', 'shieldCheck', { access: 'admin' }),
  route('/auth/staff-role-example', 'auth', 'Staff example', 'shieldUser', { access: 'staff' }),
  route('/auth/guest-role-example', 'auth', 'Guest example', 'shieldQuestion', { access: 'onlyGuest' }),
  samplePage('/pages/profile', 'user'),
  samplePage('/login', 'onlyGuest'),
  samplePage('/register', 'onlyGuest'),
  samplePage('/logout', 'user'),
];

const pricing: MenuFolder = {
  id: 'pages/pricing',
  title: { id: 'menu.sample.Pricing', defaultMessage: 'Pricing' },
  order: 1,
  icon: 'star',
};

/** The same with a folder in a group. */
export const folderRoutes: readonly AppRoute[] = [
  ...sampleRoutes,
  ...['Team', 'Documentation'].map((title, order): AppRoute => {
    const page = route(`/pages/pricing/${title.toLowerCase()}`, 'pages', title, 'list');
    return { ...page, menu: { group: 'pages', icon: 'list', order, folder: pricing } };
  }),
];

/** As many pages as a finished product has: dashboards, apps with counts, pages and documentation. */
export const finishedRoutes: readonly AppRoute[] = [
  ...sampleRoutes,
  route('/apps/dashboards/project', 'applications', 'Projects today', 'dashboard', { access: 'user' }),
  route('/apps/calendar', 'applications', 'Calendar', 'list', { access: 'user' }),
  route('/apps/contacts', 'applications', 'Contacts', 'shieldUser', { access: 'user' }),
  route('/apps/chat', 'applications', 'Chat', 'note', { access: 'user', badge: count(13, 'unread') }),
  route('/apps/scrumboard', 'applications', 'Scrumboard', 'board', { access: 'user' }),
  route('/apps/file-manager', 'applications', 'File manager', 'layout', { access: 'user' }),
  route('/apps/academy', 'applications', 'Academy', 'star', { access: 'user' }),
  route('/apps/e-commerce', 'applications', 'Shop', 'bank', { access: 'user' }),
  route('/people', 'pages', 'Profile', 'shieldUser'),
  route('/pages/invoices', 'pages', 'Invoices', 'list'),
  route('/pages/pricing', 'pages', 'Pricing', 'star'),
  route('/ui/page-layouts', 'userInterface', 'Page layouts', 'layout'),
  route('/ui/typography', 'userInterface', 'Typography', 'type'),
  route('/ui/helper-classes', 'userInterface', 'Helper classes', 'braces'),
  route('/documentation', 'pages', 'Documentation', 'help'),
];
