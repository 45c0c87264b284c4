import type { Language } from '@ezone/i18n';
import { Badge } from '@ezone/ui/badge';
import {
  BookOpen,
  CircleHelp,
  KeyRound,
  Landmark,
  LayoutDashboard,
  Mail,
  NotebookPen,
  ReceiptText,
  ShieldCheck,
  Shapes,
  SquareCheckBig,
  UserCheck,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import type { AccessLevel, AppRoute, MenuGroup } from '../../routing';

const Nothing = () => null;

const sentences: Record<string, { tr: string; ar: string }> = {
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
  'Guest example': { tr: 'Misafir örneği', ar: 'مثال الزائر' },
};

/** The words of the sample routes, which no namespace holds. */
export const sampleWords = (language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sentences).map(([title, words]) => [
      `menu.sample.${title}`,
      language === 'en' ? title : words[language],
    ]),
  );

const count = (number: number, what: string) => () => {
  const { formatNumber } = useIntl();
  return <Badge count={number} label={`${formatNumber(number)} ${what}`} />;
};

const route = (
  path: string,
  group: MenuGroup,
  title: string,
  icon: ComponentType,
  more: { access?: AccessLevel; badge?: ComponentType } = {},
): AppRoute => ({
  path,
  access: more.access,
  title: { id: `menu.sample.${title}`, defaultMessage: title },
  messages: [],
  lazy: () => Promise.resolve({ Page: Nothing }),
  menu: { group, order: 0, icon, badge: more.badge },
});

const hidden = (path: string, access?: AccessLevel): AppRoute => ({
  path,
  access,
  title: { id: `menu.sample.${path}`, defaultMessage: path },
  messages: [],
  lazy: () => Promise.resolve({ Page: Nothing }),
});

/** A route table for stories and specs, with every group and access level. */
export const sampleRoutes: readonly AppRoute[] = [
  route('/apps/dashboards/analytics', 'applications', 'Analytics', LayoutDashboard, { access: 'user' }),
  route('/apps/mail', 'applications', 'Mail', Mail, { access: 'user', badge: count(25, 'unread') }),
  route('/apps/notes/*', 'applications', 'Notes', NotebookPen, { access: 'user' }),
  route('/apps/todo', 'applications', 'To-Do', SquareCheckBig, { access: 'user', badge: count(3, 'due') }),
  route('/banking', 'applications', 'Banking', Landmark, { access: 'user' }),
  route('/chart_of_account', 'applications', 'Chart of accounts', ReceiptText, { access: 'user' }),
  route('/pages/faq', 'pages', 'FAQ', CircleHelp),
  route('/pages/knowledge-base', 'pages', 'Knowledge base', BookOpen),
  route('/ui/icons', 'userInterface', 'Icons', Shapes),
  route('/auth/admin-role-example', 'auth', 'Admin example', ShieldCheck, { access: 'admin' }),
  route('/auth/staff-role-example', 'auth', 'Staff example', UserCheck, { access: 'staff' }),
  route('/auth/guest-role-example', 'auth', 'Guest example', KeyRound, { access: 'onlyGuest' }),
  hidden('/pages/profile', 'user'),
  hidden('/login', 'onlyGuest'),
  hidden('/register', 'onlyGuest'),
  hidden('/logout', 'user'),
];
