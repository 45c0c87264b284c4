import type { User } from '../User';

/** Somebody, for specs and stories: the demo admin unless told otherwise. */
export const aUser = (changes: Partial<Pick<User, 'uuid' | 'role'>> = {}): User => ({
  uuid: 'u1',
  from: 'custom-db',
  role: ['admin'],
  ...changes,
  data: {
    displayName: 'Abbott Keitch',
    photoURL: null,
    email: 'admin@ezone.example',
    settings: {
      layout: {
        style: 'layout1',
        config: {
          scroll: 'content',
          mode: 'fullwidth',
          containerWidth: 1570,
          navbar: { display: true, style: 'style-1', position: 'left', folded: false },
          toolbar: { display: true, style: 'fixed', position: 'below' },
          footer: { display: true, style: 'static' },
          leftSidePanel: { display: true },
          rightSidePanel: { display: true },
        },
      },
      customScrollbars: true,
      direction: 'ltr',
      theme: { main: 'default', navbar: 'greyDark', toolbar: 'default', footer: 'greyDark' },
    },
    shortcuts: [],
  },
});

const part = (value: unknown) => btoa(JSON.stringify(value)).replace(/=+$/, '').replace(/\+/g, '-').replace(/\//g, '_');

/** An unsigned token with the claims that the web app reads. Times in milliseconds. */
export const aTokenFor = (subject: string, { from, until }: { from: number; until: number }): string =>
  [part({ alg: 'none' }), part({ sub: subject, iat: from / 1000, exp: until / 1000 }), ''].join('.');
