import type { AppRoute } from '../routing';
import { authTitles } from './titles';

/** The pages around signing in. They stand by themselves, without the shell. */
export const authRoutes: readonly AppRoute[] = [
  {
    path: '/login',
    access: 'onlyGuest',
    title: authTitles.login,
    messages: ['auth'],
    chrome: 'bare',
    lazy: () => import('./pages/LoginPage'),
  },
  {
    path: '/register',
    access: 'onlyGuest',
    title: authTitles.register,
    messages: ['auth'],
    chrome: 'bare',
    lazy: () => import('./pages/RegisterPage'),
  },
  {
    path: '/logout',
    access: 'user',
    title: authTitles.logout,
    messages: ['auth'],
    chrome: 'bare',
    lazy: () => import('./pages/LogoutPage'),
  },
  {
    path: '/loading',
    title: authTitles.loading,
    messages: ['auth'],
    chrome: 'bare',
    lazy: () => import('./pages/LoadingPage'),
  },
];
