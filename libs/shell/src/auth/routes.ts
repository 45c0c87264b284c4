import type { AppRoute } from '../routing';
import { authMessages } from './messages';

/** The pages around signing in. They stand by themselves, without the shell. */
export const authRoutes: readonly AppRoute[] = [
  {
    path: '/login',
    access: 'onlyGuest',
    title: authMessages.loginTitle,
    messages: ['auth'],
    chrome: 'bare',
    lazy: () => import('./pages/LoginPage'),
  },
  {
    path: '/register',
    access: 'onlyGuest',
    title: authMessages.registerTitle,
    messages: ['auth'],
    chrome: 'bare',
    lazy: () => import('./pages/RegisterPage'),
  },
  {
    path: '/logout',
    access: 'user',
    title: authMessages.logoutTitle,
    messages: ['auth'],
    chrome: 'bare',
    lazy: () => import('./pages/LogoutPage'),
  },
  {
    path: '/loading',
    title: authMessages.loadingTitle,
    messages: ['auth'],
    chrome: 'bare',
    lazy: () => import('./pages/LoadingPage'),
  },
];
