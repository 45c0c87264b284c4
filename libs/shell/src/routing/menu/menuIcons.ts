import {
  Archive,
  Bell,
  Braces,
  CalendarDays,
  CircleCheck,
  CircleHelp,
  CircleUserRound,
  ContactRound,
  Files,
  FolderKanban,
  FolderOpen,
  GraduationCap,
  House,
  KeyRound,
  Landmark,
  LayoutGrid,
  LayoutDashboard,
  LayoutTemplate,
  List,
  ListTree,
  Mail,
  ReceiptText,
  Package,
  Shapes,
  ShieldCheck,
  ShieldQuestionMark,
  ShieldUser,
  SquareKanban,
  Star,
  StickyNote,
  TriangleAlert,
  Type,
} from 'lucide-react';

/**
 * The icons of the navigation menu. Routes name them, because the route table is also what the sign-in page loads, which
 * shows no menu.
 */
export const menuIcons = {
  dashboard: LayoutDashboard,
  board: SquareKanban,
  bank: Landmark,
  tree: ListTree,
  house: House,
  mail: Mail,
  note: StickyNote,
  list: List,
  todo: CircleCheck,
  contacts: ContactRound,
  person: CircleUserRound,
  help: CircleHelp,
  warning: TriangleAlert,
  shieldCheck: ShieldCheck,
  shieldUser: ShieldUser,
  shieldQuestion: ShieldQuestionMark,
  layout: LayoutTemplate,
  type: Type,
  braces: Braces,
  star: Star,
  archive: Archive,
  bell: Bell,
  calendar: CalendarDays,
  academy: GraduationCap,
  orders: ReceiptText,
  files: FolderOpen,
  products: Package,
  project: FolderKanban,
};

export type MenuIcon = keyof typeof menuIcons;

/** The icons of the menu's groups. */
export const groupIcons = {
  applications: LayoutGrid,
  pages: Files,
  userInterface: Shapes,
  auth: KeyRound,
};
