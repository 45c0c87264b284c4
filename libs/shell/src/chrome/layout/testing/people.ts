import type { User } from '../../../session';

const settings: User['data']['settings'] = {
  layout: {
    style: 'layout1',
    config: {
      mode: 'container',
      containerWidth: 1570,
      navbar: { display: true, style: 'style-1', position: 'left', folded: false },
      toolbar: { display: true, style: 'fixed', position: 'above' },
      footer: { display: true, style: 'fixed' },
      leftSidePanel: { display: true },
      rightSidePanel: { display: true },
      scroll: 'content',
    },
  },
  customScrollbars: true,
  direction: 'ltr',
  theme: { main: 'default', navbar: 'greyDark', toolbar: 'default', footer: 'default' },
};

const person = (displayName: string, role: string): User => ({
  uuid: `user-${role}`,
  from: 'custom-db',
  role: [role],
  data: {
    displayName,
    photoURL: null,
    email: `${role}@ezone.example`,
    settings,
    shortcuts: ['calendar', 'mail', 'contacts', 'todo'],
  },
});

/** Who looks at the shell in stories and specs; null is a guest. */
export const people = {
  admin: person('Abbott Keitch', 'admin'),
  staff: person('Arnold Matlock', 'staff'),
  guest: null,
};
